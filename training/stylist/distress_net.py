"""Learns the net that reads who is in danger: distress_net.py examples.jsonl held.jsonl core/assets/distress

`distress-net.mjs` writes both files of examples and calls this. Needs PyTorch (Debian's python3-torch). Writes distress.net and
distress.json, the same bytes each time on one machine, and tells at several bounds how many held examples that speak of danger are found,
and how many others.
"""

import random
import sys

import torch
import torch.nn.functional as F
from torch import nn

from net_parts import (
    BATCH, BUCKETS, LANGUAGES, SEED,
    bag, convolutions, learn, lines_of, padded, read_around, rows_of, table_of, tensors_of, write,
)  # fmt: skip

EPOCHS = 4
WIDTH, DEPTH, LOOKS = 64, 3, 8
DROP, FORGET = 0.3, 0.2
# As core/src/stylist/learned/distress-model.ts has them: none, and each kind of danger.
ANSWERS = 6
# Names that fewer requests hold than this say more of these than of the rest.
FEWEST = 3
BOUNDS = (0.1, 0.2, 0.3, 0.4, 0.5, 0.7)


class Tables:
    def __init__(self, examples):
        self.ideas = table_of(([i for at in one["ideas"] for i in at] for one in examples), FEWEST)


def encoded(example, tables):
    """An example as numbers."""
    return {
        "language": example["language"],
        "length": len(example["grams"]),
        "grams": example["grams"],
        "ideas": rows_of(tables.ideas, example["ideas"]),
        "kind": example["kind"],
    }


def batch_of(examples, forget=0.0):
    """Examples side by side, padded; some letters and ideas are forgotten, so that none is leant on."""
    longest = max(one["length"] for one in examples)
    there = torch.zeros(len(examples), longest)
    for at, one in enumerate(examples):
        there[at, : one["length"]] = 1
    return {
        "there": there,
        "grams": bag(padded(examples, "grams", longest), forget),
        "ideas": bag(padded(examples, "ideas", longest), forget),
        "languages": torch.tensor([one["language"] for one in examples]),
        "kinds": torch.tensor([one["kind"] for one in examples]),
    }


class DistressNet(nn.Module):
    """As core/src/stylist/learned/distress-net.ts reads it."""

    def __init__(self, tables):
        super().__init__()
        rows = lambda count, mode: nn.EmbeddingBag(count, WIDTH, mode=mode, sparse=True)
        self.grams = rows(BUCKETS, "mean")
        self.ideas = rows(len(tables.ideas) + 1, "sum")
        for table in self.tables():
            nn.init.normal_(table, 0, 0.1)
        self.languages = nn.Embedding(LANGUAGES, WIDTH)
        self.norm = nn.LayerNorm(WIDTH)
        self.entry = nn.Linear(WIDTH, WIDTH)
        self.norms, self.taps = convolutions(WIDTH, DEPTH)
        self.looks = nn.Linear(WIDTH, LOOKS)
        self.mix = nn.Linear((LOOKS + 2) * WIDTH, WIDTH)
        self.kinds = nn.Linear(WIDTH, ANSWERS)
        self.drop = nn.Dropout(DROP)

    def tables(self):
        return [self.grams.weight, self.ideas.weight]

    def forward(self, batch):
        count, length = batch["there"].shape
        there = batch["there"][..., None]
        typed = (
            self.grams(*batch["grams"]).view(count, length, -1)
            + self.ideas(*batch["ideas"]).view(count, length, -1)
            + self.languages(batch["languages"])[:, None]
        )
        typed = self.drop(self.norm(typed)) * there
        read = read_around(self, typed, there)
        shares = self.looks(read).masked_fill(there == 0, -1e9).softmax(1)
        seen = torch.einsum("bth,btd->bhd", shares, read).reshape(count, -1)
        most = read.masked_fill(there == 0, -1e9).max(1).values
        said = typed.sum(1) / torch.sqrt(8 * there.sum(1))
        return self.kinds(self.drop(F.relu(self.mix(torch.cat([seen, most, said], -1)))))


def judge(net, examples):
    """At each bound how many that speak of danger are found, and how many others."""
    net.eval()
    batches = [batch_of(examples[at : at + BATCH]) for at in range(0, len(examples), BATCH)]
    with torch.no_grad():
        likely = torch.cat([1 - net(batch).softmax(-1)[:, 0] for batch in batches])
    danger = torch.cat([batch["kinds"] for batch in batches]) > 0
    found = {bound: int((likely[danger] > bound).sum()) for bound in BOUNDS}
    wrongly = {bound: int((likely[~danger] > bound).sum()) for bound in BOUNDS}
    return {"danger": int(danger.sum()), "found": found, "others": int((~danger).sum()), "wrongly": wrongly}


def main(examples_path, held_path, path):
    random.seed(SEED)
    torch.manual_seed(SEED)
    examples = lines_of(examples_path)
    tables = Tables(examples)
    net = DistressNet(tables)

    def loss_in(some):
        batch = batch_of(some, FORGET)
        return F.cross_entropy(net(batch), batch["kinds"], label_smoothing=0.02)

    learn(net, [encoded(one, tables) for one in examples], EPOCHS, loss_in)
    print(judge(net, [encoded(one, tables) for one in lines_of(held_path)]))
    layers = "norm entry looks mix kinds".split()
    parts = [
        ("ideas", net.ideas.weight, 8),
        ("grams", net.grams.weight, 8),
        ("languages", net.languages.weight, 16),
        *tensors_of(net, {name: getattr(net, name) for name in layers}),
    ]
    write(path, vars(tables), parts)


if __name__ == "__main__":
    main(*sys.argv[1:])
