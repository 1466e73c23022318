"""The net of the closer look, and how a cut-out is varied while it learns."""

import numpy as np
import torch
from torch import nn

from mobile_net import DEEPEST, mobile_net

SIDE = 160
# As in core/src/cartoon/recognise/close-look.ts: cells from the top, and those in the middle.
BANDS = [slice(0, 2), slice(2, 6), slice(6, 10)]


class CutNet(nn.Module):
    """Pictures (N, 4, SIDE, SIDE) and stretches (N) to answers by head; `heads` are their names and answers."""

    def __init__(self, heads, package):
        super().__init__()
        count = 6 * DEEPEST + 1
        self.body = mobile_net(package)
        self.drop = nn.Dropout(0.3)
        self.register_buffer("mean", torch.zeros(count))
        self.register_buffer("scale", torch.ones(count))
        self.heads = nn.ModuleDict({name: nn.Linear(count, len(all)) for name, all in heads.items()})

    def features(self, pictures, stretches):
        deep = self.body(pictures[:, :3])
        sides = (deep[..., 0:2].mean(3) + deep[..., 8:10].mean(3)) / 2
        middle = deep[..., 2:8].mean(3)
        parts = [part[..., band].mean(2) for band in BANDS for part in (sides, middle)]
        return torch.cat([*parts, stretches[:, None]], 1)

    @torch.no_grad()
    def standardise(self, pictures, stretches):
        """Lets the heads start from features of one size."""
        seen = self.features(pictures, stretches)
        self.mean.copy_(seen.mean(0))
        self.scale.copy_(seen.std(0) + 1e-2)

    def forward(self, pictures, stretches):
        seen = self.drop((self.features(pictures, stretches) - self.mean) / self.scale)
        return {name: head(seen) for name, head in self.heads.items()}

    def head(self, name):
        """Weight and bias of a head on the features as they are."""
        linear = self.heads[name]
        weight = linear.weight / self.scale
        return weight, linear.bias - weight @ self.mean


def picture(cutouts):
    """Bytes (N, SIDE, SIDE, 4) to what the net reads: colours −1 to 1, grey around the garment, and where it is."""
    planes = torch.from_numpy(np.ascontiguousarray(cutouts)).permute(0, 3, 1, 2).float()
    share = planes[:, 3:] / 255
    return torch.cat([(planes[:, :3] / 127.5 - 1) * share, share * 2 - 1], 1)


def warped(cutouts, chance):
    """Turned, sheared, zoomed, moved and mirrored; and the logarithm of how much wider each became."""
    count, side = len(cutouts), cutouts.shape[1]
    between = lambda low, high: chance.uniform(low, high, (count, 1, 1)).astype(np.float32)
    turn = (chance.randn(count, 1, 1) * 0.10).astype(np.float32)
    across, down = between(0.88, 1.12), between(0.88, 1.12)
    shear = (chance.randn(count, 1, 1) * 0.05).astype(np.float32)
    mirror = np.where(chance.rand(count, 1, 1) < 0.5, -1, 1).astype(np.float32)
    line = np.linspace(-1, 1, SIDE, dtype=np.float32)
    y, x = np.meshgrid(line, line, indexing="ij")
    u = np.cos(turn) * across * mirror * x + (shear - np.sin(turn) * across) * y + between(-0.05, 0.05)
    v = np.sin(turn) * down * mirror * x + np.cos(turn) * down * y + between(-0.05, 0.05)
    column, row = (np.rint((at + 1) * (side - 1) / 2).astype(np.int32) for at in (u, v))
    beyond = (column < 0) | (column >= side) | (row < 0) | (row >= side)
    out = cutouts[np.arange(count)[:, None, None], row.clip(0, side - 1), column.clip(0, side - 1)]
    out[beyond] = 0
    return out, np.log(across / down).astype(np.float32)[:, 0, 0]


def varied(cutouts, stretches, chance):
    """A batch as training sees it: warped, in other light and colours, one in seven without any."""
    cutouts, wider = warped(cutouts, chance)
    seen = picture(cutouts)
    colours, share = seen[:, :3], (seen[:, 3:] + 1) / 2
    one = lambda low, high: torch.from_numpy(chance.uniform(low, high, (len(seen), 1, 1, 1)).astype(np.float32))
    tint = torch.from_numpy((chance.randn(len(seen), 3, 1, 1) * 0.08).astype(np.float32))
    colours = (colours * one(0.7, 1.3) + one(-0.25, 0.25) + tint) * share
    grey = torch.from_numpy((chance.rand(len(seen), 1, 1, 1) < 0.15).astype(np.float32))
    colours = colours * (1 - grey) + colours.mean(1, keepdim=True) * grey
    return torch.cat([colours, seen[:, 3:]], 1), torch.from_numpy(stretches + wider)
