"""The nets: one that chooses, and one that says how good a position is."""

from __future__ import annotations

import torch
from torch import nn

from coltexpress.learning.features import SCALE, Features


class Intake(nn.Module):
    """From rows to features; both nets take in the same, so it is made once for both."""

    def __init__(self, features: Features) -> None:
        super().__init__()
        self.register_buffer("columns", torch.from_numpy(features.columns))
        self.register_buffer("names", torch.from_numpy(features.names)[:, None])
        self.register_buffer("counts", torch.from_numpy(features.names == 0)[:, None])

    @torch.no_grad()
    def forward(self, rows: torch.Tensor) -> torch.Tensor:
        seen = rows.t().contiguous().index_select(0, self.columns)  # whole lines are quick to copy
        named = (seen == self.names).to(torch.bfloat16)
        return torch.where(self.counts, seen.to(torch.bfloat16) * SCALE, named).t()


class Net(nn.Module):
    """From features to one number for each action, or to one alone: layers of plain neurons."""

    def __init__(self, features: Features, sizes: tuple[int, ...], out: int) -> None:
        super().__init__()
        layers: list[nn.Module] = []
        wide = features.size
        for size in sizes:
            layers += [nn.Linear(wide, size), nn.ReLU()]
            wide = size
        last = nn.Linear(wide, out)
        nn.init.zeros_(last.weight)
        nn.init.zeros_(last.bias)
        self.layers = nn.Sequential(*layers, last)

    def forward(self, taken: torch.Tensor) -> torch.Tensor:
        with torch.autocast(taken.device.type, dtype=torch.bfloat16):
            out: torch.Tensor = self.layers(taken)
        return out.float()
