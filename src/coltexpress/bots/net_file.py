"""The file of a net: a line of JSON that says what it is, then its weights, a byte each; packed."""

from __future__ import annotations

import zlib
from itertools import pairwise

import msgspec


class Layer(msgspec.Struct):
    """One layer of neurons."""

    size: int
    bias: list[int]
    scale: list[int] = []  # by neuron; the last layer is not scaled


class Header(msgspec.Struct):
    """What a net is."""

    game: str
    version: int  # of the rows that it reads
    unit: float  # one point of what leaves the last layer, as the logarithm of a chance
    layers: list[Layer]


def read_net(data: bytes) -> tuple[Header, bytes]:
    """What a net is, and its weights."""
    head, _, weights = zlib.decompress(data).partition(b"\n")
    return msgspec.json.decode(head, type=Header), weights


def lines_read(header: Header, weights: bytes) -> int:
    """How much the first layer takes in, of the rows that were known when the net learned."""
    sizes = [layer.size for layer in header.layers]
    return (len(weights) - sum([one * next_ for one, next_ in pairwise(sizes)])) // sizes[0]


def write_net(header: Header, weights: bytes) -> bytes:
    """The file of a net."""
    return zlib.compress(msgspec.json.encode(header) + b"\n" + weights, 9)
