"""The one exception for problems that the user can mend, and how all others are told in one line."""

import sys
import unicodedata
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import lru_cache


def printable(text: str, kept: str = "") -> str:
    """Text that moves no cursor and changes no colour, whoever wrote it; characters that are `kept` may."""
    shown = (letter.isprintable() or letter in kept or unicodedata.category(letter) == "Zs" for letter in text)
    return "".join(letter if known else "?" for letter, known in zip(text, shown))


def one_line(text: str) -> str:
    """Such a text without its ends of lines."""
    return printable(" ".join(text.splitlines()))


class AzkitError(ValueError):
    """A problem told in one line that names the file, option or ply at fault and what to do."""

    def __str__(self) -> str:
        return one_line(super().__str__())  # what it quotes may have several, and say anything


@contextmanager
def about(what: object, advice: str = "") -> Iterator[None]:
    """An AzkitError from inside says first what it is about."""
    try:
        yield
    except AzkitError as error:
        raise AzkitError(f"{what}: {error}{advice}") from None


def check_range(name: str, value: float | None, low: float, high: float) -> None:
    """Raise AzkitError unless a setting is None or low <= value <= high; NaN never is."""
    if value is not None and not low <= value <= high:
        shown = value if isinstance(value, float) or abs(value) < 10**99 else "a number of a hundred digits or more"
        raise AzkitError(f"{name}={shown} is out of range: {low} to {high}")


def check_ranges(settings: object, ranges: Mapping[str, tuple[float, float]]) -> None:
    """The same of an object's attributes."""
    for name, (low, high) in ranges.items():
        check_range(name, getattr(settings, name), low, high)


@lru_cache
def tell(line: str) -> None:
    """Say this on standard error, once in a process."""
    print(f"azkit: {line}", file=sys.stderr)


def reason(error: BaseException) -> str:
    """The first line of an error, of which torch's have many; the name of one that says nothing, as MemoryError may."""
    return [*str(error).splitlines(), type(error).__name__][0]
