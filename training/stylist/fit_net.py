"""Learns the net that reads which garments suit a request: fit_net.py examples.jsonl held.jsonl core/assets/fits

`fit-net.mjs` writes both files of examples and calls this. Needs PyTorch (Debian's python3-torch). Writes fits.net and fits.json, the
same bytes each time on one machine, and tells in how many pairs of rivals the one that suits the request stands first, by the net, by the
vectors of `fits.mjs` and by both.
"""

import math
import random
import sys

import torch
import torch.nn.functional as F
from torch import nn

from net_parts import (
    BATCH, BUCKETS, LANGUAGES, SEED,
    bag, convolutions, learn, lines_of, padded, read_around, rows_of, table_of, tensors_of, write,
)  # fmt: skip

EPOCHS = 5
WIDTH, DEPTH, HEADS = 64, 3, 4
DROP, FORGET, FORGET_PIECE = 0.3, 0.2, 0.14
# As core/src/stylist/learned/fit-net.ts tells them: how a word lies to the nearest that is in a garment's name.
PLACES, NOWHERE = 12, 11
# Names that fewer requests hold than this say more of these than of the rest.
FEWEST, FEWEST_TERMS = 3, 2
# What a pair counts beside each garment alone: rivals for one place more than others.
RIVALS, OTHERS = 0.5, 0.1
# What the net says counts so much beside the vectors.
NET = 1.5


class Tables:
    def __init__(self, examples):
        self.ideas = table_of(([i for at in one["ideas"] for i in at] for one in examples), FEWEST)
        self.known = table_of((one["known"] for one in examples), FEWEST)
        terms = ([term for piece in one["pieces"] for term in piece["terms"]] for one in examples)
        self.terms = table_of(terms, FEWEST_TERMS)


def encoded(example, tables):
    """An example as numbers."""
    pieces = example["pieces"]
    areas = sorted({piece["area"] for piece in pieces})
    return {
        "language": example["language"],
        "length": len(example["grams"]),
        "grams": example["grams"],
        "ideas": rows_of(tables.ideas, example["ideas"]),
        "known": rows_of(tables.known, [example["known"]])[0],
        "terms": rows_of(tables.terms, [piece["terms"] for piece in pieces]),
        "places": torch.tensor([piece["places"] for piece in pieces], dtype=torch.uint8),
        "areas": torch.tensor([areas.index(piece["area"]) for piece in pieces]),
        "suits": torch.tensor([float(piece["suits"]) for piece in pieces]),
        "fits": torch.tensor([float(piece["fit"]) for piece in pieces]),
    }


def batch_of(examples, forget=0.0, forget_piece=0.0):
    """Examples side by side, padded; some letters, ideas and terms are forgotten, so that none is leant on."""
    longest = max(one["length"] for one in examples)
    most = max(len(one["suits"]) for one in examples)
    count = len(examples)
    batch = {
        "there": torch.zeros(count, longest),
        "places": torch.full((count, most, longest), NOWHERE),
        "areas": torch.full((count, most), -1),
        "suits": torch.full((count, most), -1.0),
        "fits": torch.zeros(count, most),
    }
    for at, one in enumerate(examples):
        length, pieces = one["length"], len(one["suits"])
        batch["there"][at, :length] = 1
        batch["places"][at, :pieces, :length] = one["places"].long()
        for name in ("areas", "suits", "fits"):
            batch[name][at, :pieces] = one[name]
    batch["grams"] = bag(padded(examples, "grams", longest), forget)
    batch["ideas"] = bag(padded(examples, "ideas", longest), forget)
    batch["known"] = bag((one["known"] for one in examples), forget)
    terms = (row for one in examples for row in one["terms"] + [[]] * (most - len(one["terms"])))
    batch["terms"] = bag(terms, forget_piece)
    batch["languages"] = torch.tensor([one["language"] for one in examples])
    return batch


class FitNet(nn.Module):
    """As core/src/stylist/learned/fit-net.ts reads it."""

    def __init__(self, tables):
        super().__init__()
        rows = lambda count, mode: nn.EmbeddingBag(count, WIDTH, mode=mode, sparse=True)
        self.grams = rows(BUCKETS, "mean")
        self.ideas = rows(len(tables.ideas) + 1, "sum")
        self.known = rows(len(tables.known) + 1, "mean")
        self.terms = rows(len(tables.terms) + 1, "mean")
        for table in self.tables():
            nn.init.normal_(table, 0, 0.1)
        self.languages = nn.Embedding(LANGUAGES, WIDTH)
        self.norm, self.known_norm, self.piece_norm = (nn.LayerNorm(WIDTH) for _ in range(3))
        self.entry = nn.Linear(WIDTH, WIDTH)
        self.norms, self.taps = convolutions(WIDTH, DEPTH)
        self.whole = nn.Linear(3 * WIDTH, WIDTH)
        self.piece = nn.Linear(WIDTH, WIDTH)
        self.query, self.key, self.value = (nn.Linear(WIDTH, WIDTH) for _ in range(3))
        self.relations = nn.Embedding(PLACES, HEADS)
        nn.init.zeros_(self.relations.weight)
        self.mix = nn.Linear(5 * WIDTH, WIDTH)
        self.out = nn.Linear(WIDTH, 1)
        self.alike = nn.Linear(WIDTH, WIDTH)
        self.drop = nn.Dropout(DROP)

    def tables(self):
        return [one.weight for one in (self.grams, self.ideas, self.known, self.terms)]

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
        whole = self.request(batch, typed, read)
        pieces = self.drop(self.piece_norm(self.terms(*batch["terms"])))
        pieces = F.relu(self.piece(pieces)).view(count, -1, WIDTH)
        looks = self.looks(batch, pieces + whole / 2, read)
        told = whole.expand_as(pieces)
        mixed = torch.cat([pieces, looks, told, pieces * looks, pieces * told], -1)
        mixed = self.drop(F.relu(self.mix(mixed)))
        return self.out(mixed)[..., 0] + (self.drop(self.alike(whole)) * pieces).sum(-1) / 8

    def request(self, batch, typed, read):
        """All that is said, and what the rules know of it."""
        count = batch["there"].sum(1, keepdim=True)
        known = self.drop(self.known_norm(self.known(*batch["known"])))
        told = torch.cat([typed.sum(1) / torch.sqrt(8 * count), read.sum(1) / count, known], -1)
        return self.drop(F.relu(self.whole(told)))[:, None]

    def looks(self, batch, asking, read):
        parts = lambda rows: rows.view(*rows.shape[:2], HEADS, WIDTH // HEADS)
        near = torch.einsum("bmhd,bthd->bmth", parts(self.query(asking)), parts(self.key(read)))
        near = near / math.sqrt(WIDTH // HEADS) + self.relations(batch["places"])
        shares = near.masked_fill(batch["there"][:, None, :, None] == 0, -1e9).softmax(2)
        looks = torch.einsum("bmth,bthd->bmhd", shares, parts(self.value(read)))
        return looks.reshape(*asking.shape)


def rivals(batch):
    """Pairs of which the first suits and the second does not; true where both are worn in one place."""
    suits, areas = batch["suits"], batch["areas"]
    pairs = (suits == 1)[:, :, None] & (suits == 0)[:, None, :]
    return pairs, areas[:, :, None] == areas[:, None, :]


def loss_of(scores, batch):
    """Of each garment alone, and of each that suits before each that does not."""
    suits, told = batch["suits"], batch["suits"] >= 0
    alone = F.binary_cross_entropy_with_logits(scores, suits.clamp(min=0), reduction="none")
    pairs, same = rivals(batch)
    ahead = F.softplus(scores[:, None, :] - scores[:, :, None])
    counts = torch.where(same, RIVALS, OTHERS) * pairs
    return ((alone * told).sum() + (ahead * counts).sum()) / told.sum()


def judge(net, examples):
    """Shares of pairs of rivals that stand in the right order, in percent, and how far scores spread."""
    net.eval()
    right = {"vectors": 0, "net": 0, "both": 0}
    spread = {name: [] for name in right}
    count = 0
    with torch.no_grad():
        for at in range(0, len(examples), BATCH):
            batch = batch_of(examples[at : at + BATCH])
            scores = net(batch)
            pairs, same = rivals(batch)
            count += int((pairs & same).sum())
            by = {"vectors": batch["fits"], "net": scores, "both": batch["fits"] + NET * scores}
            for name, one in by.items():
                first = one[:, :, None] > one[:, None, :]
                right[name] += int((first & pairs & same).sum())
                spread[name].append(one[batch["suits"] >= 0])
    shares = {name: round(100 * one / count, 2) for name, one in right.items()}
    return {"pairs": count, **shares, "spread": {n: float(torch.cat(s).std()) for n, s in spread.items()}}


def main(examples_path, held_path, path):
    random.seed(SEED)
    torch.manual_seed(SEED)
    examples = lines_of(examples_path)
    tables = Tables(examples)
    net = FitNet(tables)

    def loss_in(some):
        batch = batch_of(some, FORGET, FORGET_PIECE)
        return loss_of(net(batch), batch)

    learn(net, [encoded(one, tables) for one in examples], EPOCHS, loss_in)
    print(judge(net, [encoded(one, tables) for one in lines_of(held_path)]))
    layers = "norm entry known_norm piece_norm whole piece query key value mix out alike".split()
    parts = [
        ("ideas", net.ideas.weight, 8),
        ("known", net.known.weight, 8),
        ("terms", net.terms.weight, 8),
        ("grams", net.grams.weight, 8),
        ("languages", net.languages.weight, 16),
        ("relations", net.relations.weight, 16),
        *tensors_of(net, {name: getattr(net, name) for name in layers}),
    ]
    write(path, vars(tables), parts)


if __name__ == "__main__":
    main(*sys.argv[1:])
