"""What may stand in a file of compiled numbering plans in place of what was written."""

from __future__ import annotations

from hypothesis import strategies as st

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda each: st.lists(each) | st.dictionaries(st.text(), each),
)


def one_byte_changed(data: bytes, at: int, change: int) -> bytes:
    """The bytes with one of them, taken from the beginning, changed; `change` is not 0."""
    return data[:at] + bytes([data[at] ^ change]) + data[at + 1 :]
