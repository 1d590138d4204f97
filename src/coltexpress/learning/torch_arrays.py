"""The arrays of torch, for a GPU; this file alone needs torch.

A GPU is quick at large pieces of work and slow at being told about them. So work that is done many
times is recorded once as a graph, and learning runs beside playing in a stream of its own.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING, Any

import numpy as np
import torch

from coltexpress.learning.features import SCALE, Features

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from coltexpress.learning.arrays import Array

KINDS = {
    "float32": torch.float32,
    "int64": torch.int64,
    "uint8": torch.uint8,
    "bool": torch.bool,
}


class Torch:
    """Arrays on the GPU if there is one; matrices are multiplied in sixteen bits there."""

    def __init__(self, seed: int) -> None:
        self.has_gpu = torch.cuda.is_available()
        self.device = torch.device("cuda" if self.has_gpu else "cpu")
        self.short = torch.bfloat16 if self.has_gpu else torch.float32
        torch.set_grad_enabled(False)
        torch.manual_seed(seed)
        if self.has_gpu:
            torch.cuda.set_stream(torch.cuda.Stream(priority=-1))
            self.main, self.beside = torch.cuda.current_stream(), torch.cuda.Stream()

    def of(self, numbers: NDArray[Any]) -> Array:
        return torch.from_numpy(numbers).to(self.device, non_blocking=True)

    def back(self, numbers: Array) -> NDArray[Any]:
        found: NDArray[Any] = numbers.cpu().numpy()
        return found

    def load(self, into: Array, numbers: NDArray[Any]) -> None:
        into.copy_(torch.from_numpy(numbers), non_blocking=True)

    def zeros(self, shape: tuple[int, ...], kind: str) -> Array:
        return torch.zeros(shape, dtype=KINDS[kind], device=self.device)

    def product(self, left: Array, right: Array) -> Array:
        return (left.to(self.short) @ right.to(self.short)).float()

    def neurons(self, taken: Array, weights: Array, bias: Array) -> Array:
        short = self.short
        return torch.addmm(bias.to(short), taken.to(short), weights.to(short)).relu_()

    def slope_before(self, slope: Array, weights: Array, before: Array) -> Array:
        into = slope.to(self.short) @ weights.T.to(self.short)
        return torch.ops.aten.threshold_backward(into, before, 0)

    def take(self, table: Array, column: Array) -> Array:
        return table.gather(1, column[:, None])[:, 0]

    def put(self, table: Array, column: Array, numbers: Array) -> None:
        table.scatter_(1, column[:, None], numbers[:, None])

    def write(self, table: Array, line: Array, numbers: Array) -> None:
        table.index_copy_(0, line, numbers[None].to(table.dtype))

    def where(self, is_so: Array, yes: Array, no: Array) -> Array:
        return torch.where(is_so, yes, no)

    def exp(self, numbers: Array) -> Array:
        return numbers.exp()

    def log(self, numbers: Array) -> Array:
        return numbers.log()

    def log_shares(self, scores: Array) -> Array:
        return torch.log_softmax(scores, dim=1)

    def luck(self, table: Array) -> Array:
        return torch.rand_like(table).clamp_(1e-9, 1 - 1e-7)

    def order(self, size: int) -> Array:
        return torch.randperm(size, device=self.device)

    def fractions(self, bytes_: Array) -> Array:
        return bytes_.contiguous().view(torch.float32)

    def intake(self, features: Features) -> Callable[[Array], Array]:
        columns = torch.from_numpy(features.columns).to(self.device)
        names = torch.from_numpy(features.names).to(self.device)[:, None]
        is_count = names == 0

        def taken_in(rows: Array) -> Array:
            seen = rows.t().contiguous().index_select(0, columns)  # whole lines are quick to copy
            counted = seen.to(self.short) * SCALE
            return torch.where(is_count, counted, (seen == names).to(self.short)).t()

        return taken_in

    def recorded(self, work: Callable[[], None]) -> Callable[[], None]:
        if not self.has_gpu:
            return work
        graph: list[Any] = []

        def do() -> None:  # twice as it is, to warm up, and from then on from the record
            if graph and graph[-1] is not None:
                graph[-1].replay()
                return
            graph.append(None)
            work()
            if len(graph) == 2:
                torch.cuda.synchronize()
                record = torch.cuda.CUDAGraph()
                # Records made in one stream share working memory, and these run side by side.
                with torch.cuda.graph(record, stream=torch.cuda.Stream()):
                    work()
                graph.append(record)

        return do

    def aside(self) -> AbstractContextManager[object]:
        if not self.has_gpu:
            return nullcontext()
        beside: AbstractContextManager[object] = torch.cuda.stream(self.beside)
        return beside

    def meet(self) -> None:
        if self.has_gpu:
            self.main.wait_stream(self.beside)
            self.beside.wait_stream(self.main)

    def lend(self, memory: NDArray[Any]) -> None:
        if self.has_gpu:  # memory that stays where it is travels faster
            torch.cuda.cudart().cudaHostRegister(memory.ctypes.data, memory.nbytes, 0)

    def save_luck(self) -> NDArray[np.uint8]:
        state = torch.cuda.get_rng_state() if self.has_gpu else torch.get_rng_state()
        found: NDArray[np.uint8] = state.cpu().numpy()
        return found

    def load_luck(self, luck: NDArray[np.uint8]) -> None:
        state = torch.from_numpy(luck.copy())
        if self.has_gpu:
            torch.cuda.set_rng_state(state)
        else:
            torch.set_rng_state(state)
