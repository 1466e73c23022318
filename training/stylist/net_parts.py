"""What the stylist's nets share: tables by name, batches of words, how they learn, and how they are written."""

import collections
import hashlib
import json
import math
import random

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

SEED = 20261130
BATCH, RATE, TABLE_RATE = 48, 3e-3, 4
BUCKETS, LANGUAGES = 8192, 6


def hash_of(name):
    """As terms.ts: FNV-1a over UTF-16 units, mixed once more."""
    value = 2166136261
    units = name.encode("utf-16-le")
    for at in range(0, len(units), 2):
        value = ((value ^ (units[at] | units[at + 1] << 8)) * 16777619) & 0xFFFFFFFF
    value = ((value ^ value >> 15) * 0x2C1B3C6D) & 0xFFFFFFFF
    return value ^ value >> 12


def table_of(lists, fewest):
    """Rows by name, in the order of their hashes; row 0 is of what is not known."""
    counts = collections.Counter()
    for names in lists:
        counts.update(set(names))
    common = [name for name, count in counts.items() if count >= fewest]
    return {name: row + 1 for row, name in enumerate(sorted(common, key=hash_of))}


def rows_of(table, lists):
    """The rows of what is known in each list."""
    return [[table[name] for name in names if name in table] for names in lists]


def bag(lists, forget):
    """Rows of several lists one after the other, and where each list begins."""
    rows, starts = [], []
    for one in lists:
        starts.append(len(rows))
        rows += [row for row in one if not forget or random.random() > forget]
    return torch.tensor(rows, dtype=torch.long), torch.tensor(starts)


def padded(examples, name, longest):
    """The lists of each word, none for those that an example is shorter by."""
    return (at for one in examples for at in one[name] + [[]] * (longest - one["length"]))


def batches(examples):
    """Of about the same length each."""
    ordered = sorted(examples, key=lambda one: one["length"] + random.random() * 6)
    return [ordered[at : at + BATCH] for at in range(0, len(ordered), BATCH)]


def learn(net, examples, epochs, loss_in):
    """AdamW (Loshchilov and Hutter, 2019) with a rate that rises for 200 steps and falls as a cosine."""
    tables = {id(one) for one in net.tables()}
    dense = [one for one in net.parameters() if id(one) not in tables]
    ways = [
        (torch.optim.SparseAdam(net.tables(), betas=(0.9, 0.98)), TABLE_RATE),
        (torch.optim.AdamW(dense, betas=(0.9, 0.98), weight_decay=1e-2), 1),
    ]
    step, last = 0, epochs * math.ceil(len(examples) / BATCH)
    for epoch in range(epochs):
        net.train()
        order = batches(examples)
        random.shuffle(order)
        for some in order:
            step += 1
            rate = RATE * min(1, step / 200) * 0.5 * (1 + math.cos(math.pi * step / last))
            for way, times in ways:
                for group in way.param_groups:
                    group["lr"] = rate * times
            loss = loss_in(some)
            net.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(dense, 1)
            for way, _ in ways:
                way.step()
        print(f"{epoch + 1} of {epochs}, loss {loss.item():.3f}", flush=True)


def convolutions(width, depth):
    """Norms, and dilated convolutions (Yu and Koltun, 2016) that each see twice as far as the one before."""
    norms = nn.ModuleList(nn.LayerNorm(width) for _ in range(depth))
    taps = (nn.Conv1d(width, width, 3, padding=2**at, dilation=2**at) for at in range(depth))
    return norms, nn.ModuleList(taps)


def read_around(net, typed, there):
    """Words as they are typed, read among the others by a net's entry and convolutions."""
    read = net.entry(typed) * there
    for norm, taps in zip(net.norms, net.taps):
        around = taps((norm(read) * there).transpose(1, 2)).transpose(1, 2)
        read = (read + net.drop(F.relu(around))) * there
    return net.drop(read)


def tensors_of(net, layers):
    """Layers and convolutions by the names that the stylist knows, in words of two bytes."""
    parts = []
    for at, (norm, taps) in enumerate(zip(net.norms, net.taps)):
        parts += [(f"block{at}.norm.weight", norm.weight, 16), (f"block{at}.norm.bias", norm.bias, 16)]
        # Before, here and behind, each a matrix of its own.
        weight = taps.weight.permute(2, 0, 1).reshape(-1, taps.weight.shape[1])
        parts += [(f"block{at}.taps.weight", weight, 16), (f"block{at}.taps.bias", taps.bias, 16)]
    for name, layer in layers.items():
        parts += [(f"{name}.weight", layer.weight, 16), (f"{name}.bias", layer.bias, 16)]
    return parts


def write(path, tables, parts):
    """PATH.net, and PATH.json that tells what is in it. `parts` are names, tensors and the bits of a number."""
    blob, described = b"", {}
    for table in tables.values():
        blob += np.array([hash_of(name) for name in table], dtype="<u4").tobytes()
    for name, tensor, bits in parts:
        values = tensor.detach().numpy()
        values = values.reshape(values.shape[0], -1) if values.ndim > 1 else values.reshape(1, -1)
        scale = float(np.abs(values).max()) / (2 ** (bits - 1) - 1) or 1.0
        blob += np.rint(values / scale).astype("<i1" if bits == 8 else "<i2").tobytes()
        rows, width = values.shape
        described[name] = {"rows": rows, "width": width, "bits": bits, "scale": scale}
    shape = {
        "tables": {name: len(table) for name, table in tables.items()},
        "tensors": described,
        "sha256": hashlib.sha256(blob).hexdigest(),
    }
    with open(f"{path}.net", "wb") as file:
        file.write(blob)
    with open(f"{path}.json", "w") as file:
        file.write(json.dumps(shape) + "\n")


def lines_of(path):
    with open(path) as file:
        return [json.loads(line) for line in file]
