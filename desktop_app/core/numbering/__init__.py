"""Normalises phone numbers with one automaton: libphonenumber's whole metadata as a table with one look-up per digit.

`core.numbers.phone.normalise` asks libphonenumber, which tries several dozen regular expressions for every number. This
package asks a deterministic automaton over the ten digits instead. It gives the same answers in every field, many times
as fast.

    automaton = compiled()            # once for a version of the metadata; storage.machine.numbering_files has it
    Normaliser(automaton, "GB").columns(["07400 123456", "+1 201-555-0123"])

The steps of building it, each in its module:
1. `patterns`: the metadata's regular expressions use a small dialect without unbounded repetition. The rest of a
   pattern after some digits is its partial derivative (Brzozowski 1964, Antimirov 1996), again a pattern.
2. `acceptors`: sets of derivatives are the states of a deterministic automaton (subset construction, Rabin and Scott
   1959). Numbers are short, so there are no cycles, and equivalent states are merged on the way back (Revuz 1992).
3. `plans`: all patterns of all regions of a calling code at once, and the length. A state of this product is a set of
   national significant numbers that no rule distinguishes. libphonenumber looks at a parsed number through these rules
   only, so its verdict on one number, a witness, holds for all in the state. That is why labels are exact: they aren't
   derived from the rules, they are libphonenumber's own verdicts. `beginnings`: a number that libphonenumber calls
   possible but not valid is too short if a pattern continues, and too long if it would match without its last digit or
   two. `core.numbers.phone` uses this module, too.
4. `stripping`: which digits a national or international prefix removes depends on the match that `re.match` prefers.
   So here the derivatives keep their order: leftmost-first matching, as in RE2. The number as written and the number
   without its prefix are read at once, and the end of the digits decides which of the two counts.
5. `compiling`: the steps of `phonenumbers.parse` as products of automata (`lazy`: only reachable states are built), all
   folded into one minimal automaton with an entry for each default region and one for the plus. `meaning` describes the
   result of ending in a state: "+44 and the last ten digits, GB, mobile", or a problem.
6. `automaton`: the tables and their bytes. `normaliser`: the loop.

`facts` reads the rules for formats and kinds the same way, for `core.facts`; `areas` has places, time zones and
carriers by leading digits; `leading` keeps what was made of both by the digits that settle it.

Left to libphonenumber, always through `core.numbers.phone.normalise`:
* Any sign but digits, a leading plus and plain separators: several pluses, other scripts' digits, numbers after words.
  (`normaliser` knows the plain spelling of texts with dashes, an ordinary extension, words before or letters after the
  number.)
* Fewer than three digits, where the spelling decides, and texts of more than 250 letters, which it refuses.
* A plus before 0, or before digits that are an international prefix somewhere: `parse` tries again without the plus.
* Rules that move digits from the middle (Argentina's 15), and rules that prepend digits behind a calling code that was
  written without a plus.
* A calling code with a pattern beyond the dialect, should a later version of the metadata have one.
"""

from desktop_app.core.numbering.automaton import Automaton
from desktop_app.core.numbering.compiling import compiled
from desktop_app.core.numbering.normaliser import Normaliser
from desktop_app.core.numbering.sealing import NumberingDamaged

__all__ = ["Automaton", "Normaliser", "NumberingDamaged", "compiled"]
