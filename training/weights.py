"""segment.f16 and segment.json, the net as core reads it: batch norm folded, weights ky, kx, in, out."""

import hashlib
import json
import shutil
import sys
from pathlib import Path

import numpy as np
import torch

from net import CLASSES, CONVOLUTIONS, INPUT, Net


def folded(layer):
    """Weight and bias of a convolution with its batch norm."""
    norm = layer.norm
    scale = norm.weight / torch.sqrt(norm.running_var + norm.eps)
    return layer.conv.weight * scale[:, None, None, None], norm.bias - norm.running_mean * scale


@torch.no_grad()
def write(net, target):
    """Writes `target`.f16 and `target`.json."""
    table, values = [], []

    def put(array):
        values.append(np.ascontiguousarray(array, np.float32).ravel())
        return sum(v.size for v in values[:-1])

    for name, (inputs, outputs, stride, dilation) in CONVOLUTIONS.items():
        weight, bias = folded(getattr(net, name))
        at = {"w": put(weight.permute(2, 3, 1, 0)), "b": put(bias)}
        table.append({"n": name, "ic": inputs, "oc": outputs, "s": stride, "d": dilation, **at})
    for name in ("gl", "out", "cls"):
        layer = getattr(net, name)
        weight = layer.weight.flatten(1)
        table.append({"n": name, "ic": weight.shape[1], "oc": weight.shape[0], "w": put(weight.T), "b": put(layer.bias)})
    table[-1] |= {"type": "linear", "classes": CLASSES}
    np.concatenate(values).astype("<f2").tofile(f"{target}.f16")
    Path(f"{target}.json").write_text(json.dumps(table))


@torch.no_grad()
def start_from(net, source):
    """Takes over as many channels of an older net as fit; the others begin at random, and weakly."""
    values = np.fromfile(f"{source}.f16", "<f2").astype(np.float32)
    for row in json.loads(Path(f"{source}.json").read_text()):
        name, old_in, old_out = row["n"], row["ic"], row["oc"]
        if not hasattr(net, name):
            continue
        if name not in CONVOLUTIONS:
            take_over_linear(getattr(net, name), row, values)
            continue
        size = 9 * old_in * old_out
        old = torch.from_numpy(values[row["w"] : row["w"] + size]).reshape(3, 3, old_in, old_out).permute(3, 2, 0, 1)
        bias = torch.from_numpy(values[row["b"] : row["b"] + old_out])
        layer = getattr(net, name)
        rows, columns = min(old_out, layer.conv.out_channels), columns_of(net, name, old_in)
        layer.conv.weight[:rows] *= 0.2
        for new, before in columns:
            layer.conv.weight[:rows, new] = old[:rows, before]
        layer.norm.bias[:rows] = bias[:rows]


def take_over_linear(layer, row, values):
    if (row["oc"], row["ic"]) != tuple(layer.weight.shape[:2]):
        return
    weight = values[row["w"] : row["w"] + layer.weight.numel()].reshape(row["ic"], row["oc"])
    layer.weight.copy_(torch.from_numpy(weight.T.copy()).reshape(layer.weight.shape))
    layer.bias.copy_(torch.from_numpy(values[row["b"] : row["b"] + row["oc"]]))


def columns_of(net, name, old_in):
    """Pairs of input channels, new and old: where two tensors meet, the skip's come last."""
    new_in = CONVOLUTIONS[name][0]
    skip = {"u3": 48, "u2": 24, "u1": 16}.get(name, 0)
    deep = min(new_in, old_in) - skip
    return [(i, i) for i in range(deep)] + [(new_in - skip + i, old_in - skip + i) for i in range(skip)]


@torch.no_grad()
def calibrate(net, batches):
    """Lets each batch norm change nothing at first: its own statistics, undone by scale and shift."""
    net.eval()
    for name in CONVOLUTIONS:
        layer, seen = getattr(net, name), []
        hook = layer.conv.register_forward_hook(lambda _, __, output: seen.append(output))
        for batch in batches:
            net(batch)
        hook.remove()
        output = torch.cat(seen)
        mean, variance = output.mean((0, 2, 3)), output.var((0, 2, 3))
        layer.norm.running_mean.copy_(mean)
        layer.norm.running_var.copy_(variance)
        layer.norm.weight.copy_(torch.sqrt(variance + layer.norm.eps))
        layer.norm.bias.add_(mean)


@torch.no_grad()
def write_reference(net, folder):
    """A smooth picture, sin(37·linspace(−1, 1)) plane by plane, and the net's logits for it."""
    picture = torch.sin(37 * torch.linspace(-1, 1, 3 * INPUT * INPUT)).reshape(1, 3, INPUT, INPUT)
    picture.numpy().astype("<f4").tofile(Path(folder) / "segment.input.f32")
    net.eval()
    net(picture)[0].numpy().astype("<f4").tofile(Path(folder) / "segment.output.f32")


def main(source, assets):
    """Puts trained weights in place: python3 weights.py NEW core/assets"""
    for ending in ("f16", "json"):
        shutil.copy(f"{source}.{ending}", Path(assets) / f"segment.{ending}")
    shutil.copy(f"{source}.close.f32", Path(assets) / "test" / "close.output.f32")
    net = Net()
    start_from(net, source)
    write_reference(net, Path(assets) / "test")
    print(hashlib.sha256(Path(f"{source}.f16").read_bytes()).hexdigest())


if __name__ == "__main__":
    main(*sys.argv[1:3])
