"""`python3 packaging/dev.py translations`: bring every language's file up to date with the sources, and compile it."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "packaging"))

from translations import countries, ts_file  # noqa: E402 - found by the line above
from translations.compiling import compile_all, folder, ts_path  # noqa: E402
from translations.sources import Texts, texts  # noqa: E402


def wanted() -> Texts:
    """All that is to be translated: what stands in the sources, and the countries."""
    return dict(sorted((texts(ROOT) | countries.texts()).items()))


def update(language: str, wanted: Texts, given: dict[ts_file.Key, ts_file.Translation]) -> int:
    """Write one language's file anew; says how many of its texts aren't translated."""
    path = ts_path(ROOT, language)
    known = countries.translations(language)
    for more in (ts_file.read(path), given):  # a country that somebody corrected stays so
        known |= {key: translation for key, translation in more.items() if any(translation.forms)}
    return ts_file.write(path, language, wanted, known)


def taken(path: Path) -> dict[ts_file.Key, ts_file.Translation]:
    """Translations from a JSON file: {"context": {"text": "translation" or [forms]}}."""
    return {
        (context, text): ts_file.Translation([message] if isinstance(message, str) else message)
        for context, those in json.loads(path.read_text("utf-8")).items()
        for text, message in those.items()
    }


def missing(language: str, wanted: Texts) -> dict[str, dict[str, list[str]]]:
    """What isn't translated, as `--take` wants it back."""
    known = ts_file.read(ts_path(ROOT, language))
    found: dict[str, dict[str, list[str]]] = {}
    for (context, text), source in wanted.items():
        forms = ts_file.fitting(source, language, known.get((context, text)))
        if not all(forms):
            found.setdefault(context, {})[text] = forms
    return found


def main(arguments: list[str]) -> int:
    """Update, compile, and say what is missing; exit code 1 where something is."""
    parser = argparse.ArgumentParser(prog="dev.py translations", description=__doc__)
    parser.add_argument("--only", choices=sorted(ts_file.FORMS), metavar="LANGUAGE", help="one of de es fr pt_BR zh_CN")
    parser.add_argument("--take", type=Path, metavar="FILE", help="put in what a JSON file says (with --only)")
    parser.add_argument("--missing", action="store_true", help="print what isn't translated as such a file")
    chosen = parser.parse_args(arguments)
    if chosen.take and not chosen.only:
        parser.error("--take needs --only")
    folder(ROOT).mkdir(parents=True, exist_ok=True)
    all_texts, lacking = wanted(), 0
    for language in [chosen.only] if chosen.only else ts_file.FORMS:
        count = update(language, all_texts, taken(chosen.take) if chosen.take else {})
        lacking += count
        print(f"{language}: {len(all_texts) - count} of {len(all_texts)} translated", file=sys.stderr)
        if chosen.missing and count:
            print(json.dumps(missing(language, all_texts), ensure_ascii=False, indent=1))
    compile_all(ROOT)
    return 1 if lacking else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
