"""What is thrown at parsers: any JSON, numbers at the edges, and sound texts with a few mistakes in them."""

import json

from hypothesis import strategies as st

HUGE = (2**31 - 1, 2**31, 2**32, 2**63 - 1, 2**63, -(2**63), 10**30, 10**400)
NUMBERS = st.one_of(
    st.sampled_from([0, 1, -1, 2, 3, 5, 7, 64, 1000, *HUGE]),
    st.sampled_from([0.0, -0.0, 0.5, 1.0, -1.0, 1e-320, 1e308, float("nan"), float("inf"), float("-inf")]),
    st.integers(),
    st.floats(allow_subnormal=False),  # networks turn those off for the whole process
)
SCALARS = st.one_of(NUMBERS, st.none(), st.booleans(), st.text(max_size=12), st.sampled_from(["auto", "1", "nan", ""]))
JSON = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=6,
)
# Signs that parsers give a meaning to, and some that few expect
SIGNS = st.sampled_from(
    [*'{}[]":,;=-+./\\()<>|&%$#@!~', "\n", "\r", "\t", "\0", "\x85", "\u2028", "\ud800", "²", "٣", "𝟗", "é", "9" * 5000]
)
WORDS = st.one_of(SIGNS, st.text(max_size=6), NUMBERS.map(str))


@st.composite
def mistaken(draw, sound, pieces=WORDS, most=3):
    """One of the sound texts with parts left out, repeated, swapped or replaced."""
    text = draw(st.sampled_from(sound))
    for _ in range(draw(st.integers(0, most))):
        first = draw(st.integers(0, len(text)))
        last = min(len(text), first + draw(st.sampled_from([0, 0, 1, 1, 2, 5, 20, 1000])))
        middle = draw(st.one_of(pieces, st.just(""), st.just(text[first:last] * 2)))
        text = text[:first] + middle + text[last:]
    return text


@st.composite
def mistaken_bytes(draw, sound):
    """The bytes with some flipped, cut off, or put in."""
    data = bytearray(sound)
    for _ in range(draw(st.integers(1, 3))):
        place = draw(st.integers(0, max(len(data) - 1, 0)))
        how = draw(st.integers(0, 9))
        if how < 7 and data:
            data[place] ^= 1 << how
        elif how == 7:
            del data[place:]
        elif how == 8:
            data[place:place] = draw(st.binary(max_size=9))
        else:
            del data[place : place + draw(st.integers(1, 40))]
    return bytes(data)


def leaves(values, path=()):
    """The places of all values in nested groups and lists."""
    entries = values.items() if isinstance(values, dict) else enumerate(values) if isinstance(values, list) else ()
    for key, value in entries:
        yield (*path, key)
        yield from leaves(value, (*path, key))


@st.composite
def mistaken_json(draw, sound, values=JSON, most=3):
    """One of the sound values (plain JSON) with some replaced, left out or added."""
    whole = json.loads(json.dumps(draw(st.sampled_from(sound))))
    for _ in range(draw(st.integers(0, most))):
        places = list(leaves(whole))
        if not places:
            return draw(values)
        *path, key = draw(st.sampled_from(places))
        group = whole
        for step in path:
            group = group[step]
        how = draw(st.integers(0, 9))
        if how < 7:
            group[key] = draw(values)
        elif how == 7:
            del group[key]
        elif isinstance(group, dict):
            group[draw(st.text(max_size=6))] = draw(values)
        else:
            group.insert(key, draw(values))
    return whole
