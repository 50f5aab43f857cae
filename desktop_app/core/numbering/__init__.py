"""Phone numbers by one automaton: libphonenumber's whole metadata as a table in which each digit is one look-up.

`core.numbers.phone.normalise` asks libphonenumber: several dozen regular expressions for every number. This package
asks the same of a deterministic automaton over the ten digits and gives the same answers, in every field, many times as
fast.

    automaton = compiled()            # once for a version of the metadata; storage.automaton_cache keeps it
    Normaliser(automaton, "GB").columns(["07400 123456", "+1 201-555-0123"])

How it is made, each step in its module
1. `patterns`: the metadata's regular expressions use a small dialect without unbounded repetition. What is left of a
   pattern after some digits is its partial derivative (Brzozowski 1964, Antimirov 1996), again a pattern.
2. `acceptors`: sets of derivatives are the states of a deterministic automaton (subset construction, Rabin and Scott
   1959). Numbers are short, so there are no cycles, and `minimal` merges equivalent states while coming back (Revuz
   1992).
3. `plans`: all patterns of all regions of a calling code at once, and the length. A state of this product is a set of
   national significant numbers that no rule tells apart. Libphonenumber looks at a parsed number through these rules
   only, so what it says of one number, a witness, it says of all in the state. That is why labels are exact: they
   aren't derived from the rules, they are libphonenumber's own verdicts.
   `beginnings`: what it calls possible and no number is too short if a pattern goes on, and too long if it is one
   without a digit or two at its end; `core.numbers.phone` asks it, too.
4. `prefixes`: which digits a national or international prefix takes off is what `re.match` prefers, so there the
   derivatives keep their order: leftmost-first matching as in RE2.
5. `stripping`, `reading`: the steps of `phonenumbers.parse` as products of automata (`lazy`: only what can be reached
   is made). The number as it stands and the number without its prefix are read at once, and which of the two counts is
   decided where the digits end.
6. `compiling`: everything folded into one minimal automaton with an entry for each default region and one for the
   plus. `meaning` says what ending in a state means: "+44 and the last ten digits, GB, mobile", or a problem.
7. `automaton`: the tables and their bytes. `normaliser`: the loop.

What is left to libphonenumber, always through `core.numbers.phone.normalise`
* Any sign but digits, a leading plus and plain separators: several pluses, other scripts' digits, numbers after words.
  (`wording` knows the plain spelling of what has dashes, an ordinary extension, words before or letters after it.)
* Fewer than three digits, where the spelling decides, and texts of more than 250 letters, which it refuses.
* A plus before 0, or before digits that some country dials abroad with: `parse` tries again without the plus.
* Rules that move digits from the middle (Argentina's 15), and rules that prepend digits behind a calling code that
  was written without a plus.
* A calling code with a pattern beyond the dialect, should a later version of the metadata have one.
"""

from desktop_app.core.numbering.automaton import Automaton, AutomatonDamaged
from desktop_app.core.numbering.compiling import compiled
from desktop_app.core.numbering.normaliser import Normaliser

__all__ = ["Automaton", "AutomatonDamaged", "Normaliser", "compiled"]
