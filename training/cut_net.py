"""The net of the closer look, how it starts, and how a cut-out is varied while it learns."""

import json
from pathlib import Path

import numpy as np
import torch
from torch import nn

SIDE = 128
# The layers of the older net that each one starts from.
STARTS = {"c1": "s1", "c2a": "s2a", "c2b": "s2b", "c3a": "s3a", "c3b": "s3b", "c4a": "s4a", "c4b": "s4b"}
CHANNELS = [(4, 16, 2), (16, 24, 2), (24, 24, 1), (24, 48, 2), (48, 48, 1), (48, 80, 2), (80, 80, 1)]
DEEPEST = 80
# As in core/src/cartoon/recognise/close-look.ts: cells from the top, and those in the middle.
BANDS = [slice(0, 2), slice(2, 5), slice(5, 8)]


def layer(inputs, outputs, stride):
    conv = nn.Conv2d(inputs, outputs, 3, stride, 1, bias=False)
    return nn.Sequential(conv, nn.BatchNorm2d(outputs), nn.ReLU(inplace=True))


class CutNet(nn.Module):
    """Pictures (N, 4, SIDE, SIDE) and stretches (N) to answers by head; `heads` are their names and answers."""

    def __init__(self, heads):
        super().__init__()
        self.body = nn.Sequential(*(layer(*channels) for channels in CHANNELS))
        self.drop = nn.Dropout(0.3)
        self.heads = nn.ModuleDict({name: nn.Linear(6 * DEEPEST + 1, len(all)) for name, all in heads.items()})

    def features(self, pictures, stretches):
        deep = self.body(pictures)
        sides = (deep[..., 0:2].mean(3) + deep[..., 6:8].mean(3)) / 2
        middle = deep[..., 2:6].mean(3)
        parts = [part[..., band].mean(2) for band in BANDS for part in (sides, middle)]
        return torch.cat([*parts, stretches[:, None]], 1)

    def forward(self, pictures, stretches):
        seen = self.drop(self.features(pictures, stretches))
        return {name: head(seen) for name, head in self.heads.items()}


def start_from(net, weights, pictures):
    """Filters of the older net where they fit, new ones weak; batch norms as the identity on `pictures`."""
    values = np.fromfile(f"{weights}.f16", "<f2").astype(np.float32)
    rows = {row["n"]: row for row in json.loads(Path(f"{weights}.json").read_text())}
    with torch.no_grad():
        for block, name in zip(net.body, STARTS.values()):
            conv, norm = block[0], block[1]
            row = rows[name]
            ic, oc = row["ic"], row["oc"]
            old = torch.from_numpy(values[row["w"] : row["w"] + 9 * ic * oc].reshape(3, 3, ic, oc)).permute(3, 2, 0, 1)
            outputs, inputs = min(conv.weight.shape[0], oc), min(conv.weight.shape[1], ic)
            conv.weight *= 0.3
            conv.weight[:outputs, :inputs] = old[:outputs, :inputs]
            answer = conv(pictures)
            mean, deviation = answer.mean((0, 2, 3)), answer.std((0, 2, 3))
            norm.running_mean.copy_(mean)
            norm.running_var.copy_(deviation**2)
            norm.weight.copy_(deviation.clamp(min=0.05))
            norm.bias.copy_(mean)
            norm.bias[:outputs] += torch.from_numpy(values[row["b"] : row["b"] + outputs])
            block.eval()
            pictures = block(pictures)
            block.train()


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
