"""Counts an OOXML workbook's features beyond its cells, by plain words: features missing in a copy were not kept.

Parts and elements are those of ECMA-376 part 1 and of Microsoft's extensions ([MS-XLSX], [MS-OI29500]).
"""

from __future__ import annotations

import re
import zipfile
from collections import Counter
from dataclasses import dataclass, field

from desktop_app.core.text.translatable import tr_noop
from desktop_app.sheets.common.plain_rows import walk
from desktop_app.sheets.common.safe_xml import MAIN, new_parser, steps

_EXTENDED = "http://schemas.microsoft.com/office/spreadsheetml/2009/9/main"
_SHAPES = tr_noop("text boxes and shapes", "export")
_CONTROLS = tr_noop("buttons and form controls", "export")
_VIEWS = tr_noop("custom views", "export")

# Names of parts, without letter case; "" for parts not missed: they are made anew, or counted by their elements below.
_PARTS = tuple(
    (re.compile(pattern, re.I), words)
    for pattern, words in tr_noop(
        {
            r".*/$|\[content_types\]\.xml|.*\.rels|docprops/.*|_xmlsignatures/origin.*": "",
            r"xl/(workbook\d*|styles\d*|sharedstrings\d*|calcchain|volatiledependencies)\.xml|xl/theme/.*": "",
            r".*/?worksheets/.*|xl/drawings/.*|xl/media/.*|xl/persons/.*|xl/ctrlprops/.*|xl/activex/.*": "",
            r"xl/embeddings/.*|customxml/itemprops.*|xl/richdata/.*(?<!rdrichvalue\.xml)": "",
            r"xl/charts/chart\d*\.xml": "charts",
            r"xl/charts/chartex.*": "newer kinds of charts, such as waterfalls and maps",
            r"xl/charts/.*": "some details of how charts look",
            r"xl/chartsheets/.*": "chart sheets",
            r"xl/diagrams/data.*": "SmartArt",
            r"xl/diagrams/.*": "",
            r"xl/pivottables/.*": "pivot tables",
            r"xl/pivotcache/.*": "the stored data of pivot tables",
            r"xl/slicers/.*|xl/slicercaches/.*": "slicers",
            r"xl/timelines/.*|xl/timelinecaches/.*": "timelines",
            r"xl/querytables/.*": "query tables",
            r"xl/connections\.xml": "data connections",
            r"xl/model/.*": "the data model",
            r"xl/externallinks/.*": "links to other workbooks",
            r"xl/tables/.*": "tables",
            r"xl/comments\d*\.xml|xl/comments/.*": "comments",
            r"xl/threadedcomments/.*": "threads of comments (their text stays as notes)",
            r"customxml/.*": "custom XML data",
            r"xl/xmlmaps\.xml": "XML maps",
            r"xl/printersettings/.*": "printer settings",
            r"_xmlsignatures/.*": "the digital signature",
            r"docmetadata/.*": "the sensitivity label",
            r"xl/vbaproject\.bin": "macros",
            r"xl/vba.*": "the signature of the macros",
            r"customui/.*|userCustomization/.*": "additions to the ribbon",
            r"xl/webextensions/.*": "panes of add-ins",
            r"xl/richdata/.*": "data types and pictures in cells",
            r"xl/metadata\.xml": "formulas that spill (they become array formulas)",
            r"xl/featurepropertybag/.*": "check boxes in cells",
            r"xl/namedsheetviews/.*": "saved views of sheets",
            r"xl/(revisions|sharedlinks|userNames).*": "the history of a shared workbook",
            r"xl/dialogsheets/.*": "dialog sheets",
            r"xl/macrosheets/.*|xl/intlmacrosheets/.*": "sheets of Excel 4 macros",
        },
        "export",
    ).items()
)
_OTHER = tr_noop("other parts", "export")
_RANGES = tr_noop("names of ranges", "export")

_CELL, _FORMULA, _NAME = f"{MAIN} c", f"{MAIN} f", f"{MAIN} definedName"
# Elements of worksheets, drawings and the workbook part.
_ELEMENTS = tr_noop(
    {
        f"{MAIN} control": _CONTROLS,
        f"{MAIN} oleObject": "embedded objects",
        f"{MAIN} picture": "background pictures",
        f"{MAIN} legacyDrawingHF": "pictures in headers and footers",
        f"{MAIN} scenario": "scenarios",
        f"{MAIN} customSheetView": _VIEWS,
        f"{MAIN} customWorkbookView": _VIEWS,
        f"{MAIN} protectedRange": "ranges that can be edited despite protection",
        f"{MAIN} cellWatch": "watched cells",
        f"{MAIN} dataConsolidate": "consolidations",
        f"{MAIN} ignoredError": "error marks that were switched off",
        f"{MAIN} mergeCell": "merged cells",
        f"{MAIN} cfRule": "conditional formats",
        f"{MAIN} hyperlink": "links",
        f"{MAIN} fileSharing": "the recommendation to open it read-only",
        f"{MAIN} rPh": "phonetic guides above Chinese and Japanese characters",
        f"{_EXTENDED} cfRule": "newer conditional formats, such as icon sets",
        f"{_EXTENDED} dataValidation": "drop-down lists from other sheets",
        f"{_EXTENDED} sparklineGroup": "sparklines",
    },
    "export",
)
_DRAWN = tr_noop({"sp": _SHAPES, "cxnSp": _SHAPES, "grpSp": _SHAPES, "contentPart": "ink", "pic": "pictures"}, "export")
_DRAWING = re.compile(r"xl/drawings/[^/]+\.xml", re.I)
_LEGACY_DRAWING = re.compile(r".*\.vml", re.I)
_LEGACY_CONTROL = re.compile(rb"ObjectType=\"(?:Button|Checkbox|Drop|List|Radio|Spin|Scroll|GBox|Edit|Label|Dialog)\"")
_READ = re.compile(r".*worksheets/[^/]+\.xml|xl/(?:workbook|sharedStrings)\d*\.xml", re.I)


@dataclass(slots=True)
class WorkbookFeatures:
    """The count of each feature; `cells` and `formulas` of all sheets."""

    counts: Counter[str] = field(default_factory=Counter)
    cells: int = 0
    formulas: int = 0

    def missing_in(self, copy: WorkbookFeatures) -> list[str]:
        """Return the features that the copy has less of, in plain words."""
        return [words for words, count in self.counts.items() if copy.counts[words] < count]


def features_of(archive: zipfile.ZipFile) -> WorkbookFeatures:
    """Count the features of a workbook; raise whatever damage causes."""
    found = WorkbookFeatures()
    for name in archive.namelist():
        words = next((words for pattern, words in _PARTS if pattern.fullmatch(name)), _OTHER)
        if words:
            found.counts[words] += 1
        if _READ.fullmatch(name):
            _count_elements(archive, name, found)
        elif _DRAWING.fullmatch(name):
            _count_drawn(archive, name, found)
        elif _LEGACY_DRAWING.fullmatch(name):
            found.counts[_CONTROLS] += len(_LEGACY_CONTROL.findall(archive.read(name)))
    return found


def _count_elements(archive: zipfile.ZipFile, name: str, found: WorkbookFeatures) -> None:
    def meet(tag: str, attributes: dict[str, str]) -> None:
        if tag == _CELL:
            found.cells += 1
        elif tag == _FORMULA:
            found.formulas += 1
        elif tag in _ELEMENTS:
            found.counts[_ELEMENTS[tag]] += 1
        elif tag == _NAME and not attributes.get("name", "").startswith("_xlnm."):  # those are made anew
            found.counts[_RANGES] += 1

    def count_cells(rows: bytes) -> bool:
        found.cells += rows.count(b"<c ")
        return True

    with archive.open(name) as source:
        walk(new_parser(), meet, source, count_cells)


def _count_drawn(archive: zipfile.ZipFile, name: str, found: WorkbookFeatures) -> None:
    def meet(tag: str, _attributes: dict[str, str]) -> None:
        words = _DRAWN.get(tag.rpartition(" ")[2])
        if words:
            found.counts[words] += 1

    parser = new_parser()
    parser.StartElementHandler = meet
    with archive.open(name) as source:
        for _ in steps(parser, source):
            pass
