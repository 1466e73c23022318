"""Learns the net that reads the roles of garments: role_net.py examples.jsonl held.jsonl core/assets/roles

`role-net.mjs` writes both files of examples and calls this. Needs PyTorch (Debian's python3-torch). Writes roles.net and roles.json, the
same bytes each time on one machine, and tells how many decisions (wear, not, asked about) and roles of the held examples are right.
"""

import math
import random
import sys

import torch
import torch.nn.functional as F
from torch import nn

from net_parts import (
    BUCKETS, LANGUAGES, SEED,
    bag, batches, convolutions, learn, lines_of, padded, rows_of, table_of, tensors_of, write,
)  # fmt: skip

EPOCHS = 5
WIDTH, INNER, DEPTH, HEADS, KIND_WIDTH = 64, 64, 4, 4, 12
DROP, FORGET = 0.3, 0.2
# As core/src/stylist/learned/role-net-input.ts tells them.
MARKS, CUES, RELATIONS = 26, 20, 55
ROLES = ["want", "keep", "own", "refuse", "unavailable", "complaint", "others", "asked-about"]
DECISIONS = torch.tensor([0, 0, 0, 1, 1, 1, 1, 2])
# Names that fewer requests hold than this say more of these than of the rest.
FEWEST, FEWEST_KINDS = 3, 5


class Tables:
    def __init__(self, examples):
        self.words = table_of((one["words"] for one in examples), FEWEST)
        self.ideas = table_of(([i for at in one["ideas"] for i in at] for one in examples), FEWEST)
        self.kinds = table_of(([s["kind"] for s in one["spots"]] for one in examples), FEWEST_KINDS)


def encoded(example, tables):
    """An example as numbers."""
    spots, length = example["spots"], len(example["words"])
    own = torch.zeros(len(spots), length)
    for row, spot in enumerate(spots):
        own[row, spot["at"] : spot["end"]] = 1 / (spot["end"] - spot["at"])
    return {
        "language": example["language"],
        "length": length,
        "words": torch.tensor([tables.words.get(word, 0) for word in example["words"]]),
        "grams": example["grams"],
        "ideas": rows_of(tables.ideas, example["ideas"]),
        "marks": torch.tensor(example["marks"], dtype=torch.float),
        "own": own,
        "cues": torch.tensor([spot["cues"] for spot in spots], dtype=torch.float),
        "kinds": torch.tensor([tables.kinds.get(spot["kind"], 0) for spot in spots]),
        "relations": torch.tensor([spot["relations"] for spot in spots]),
        "roles": torch.tensor([spot["role"] for spot in spots]),
    }


def batch_of(examples, forget=0.0):
    """Examples side by side, padded; some words, letters and ideas are forgotten, so that none is leant on."""
    longest = max(one["length"] for one in examples)
    most = max(len(one["roles"]) for one in examples)
    count = len(examples)
    batch = {
        "words": torch.zeros(count, longest, dtype=torch.long),
        "marks": torch.zeros(count, longest, MARKS),
        "there": torch.zeros(count, longest),
        "own": torch.zeros(count, most, longest),
        "cues": torch.zeros(count, most, CUES),
        "kinds": torch.zeros(count, most, dtype=torch.long),
        "relations": torch.zeros(count, most, longest, dtype=torch.long),
        "roles": torch.full((count, most), -1),
    }
    for at, one in enumerate(examples):
        length, spots = one["length"], len(one["roles"])
        kept = torch.rand(length) >= forget
        batch["words"][at, :length] = one["words"] * kept
        batch["marks"][at, :length] = one["marks"]
        batch["there"][at, :length] = 1
        batch["own"][at, :spots, :length] = one["own"]
        batch["relations"][at, :spots, :length] = one["relations"]
        batch["kinds"][at, :spots] = one["kinds"]
        batch["roles"][at, :spots] = one["roles"]
        heard = torch.rand(spots, 1) > forget / 2
        batch["cues"][at, :spots] = one["cues"] * heard
    batch["grams"] = bag(padded(examples, "grams", longest), forget)
    batch["ideas"] = bag(padded(examples, "ideas", longest), forget)
    batch["languages"] = torch.tensor([one["language"] for one in examples])
    batch["spots"] = torch.tensor([len(one["roles"]) for one in examples])
    return batch


class RoleNet(nn.Module):
    """As core/src/stylist/learned/role-net.ts reads it."""

    def __init__(self, tables):
        super().__init__()
        self.words = nn.Embedding(len(tables.words) + 1, WIDTH, padding_idx=0, sparse=True)
        self.grams = nn.EmbeddingBag(BUCKETS, WIDTH, mode="mean", sparse=True)
        self.ideas = nn.EmbeddingBag(len(tables.ideas) + 1, WIDTH, mode="sum", sparse=True)
        for table in (self.words, self.grams, self.ideas):
            nn.init.normal_(table.weight, 0, 0.1)
        with torch.no_grad():
            self.words.weight[0] = 0
        self.languages = nn.Embedding(LANGUAGES, WIDTH)
        self.marks = nn.Linear(MARKS, WIDTH)
        self.norm = nn.LayerNorm(WIDTH)
        self.entry = nn.Linear(WIDTH, INNER)
        self.norms, self.taps = convolutions(INNER, DEPTH)
        self.query, self.key, self.value = (nn.Linear(INNER, INNER) for _ in range(3))
        self.relations = nn.Embedding(RELATIONS, HEADS)
        nn.init.zeros_(self.relations.weight)
        self.kinds = nn.Embedding(len(tables.kinds) + 1, KIND_WIDTH)
        self.spot = nn.Linear(INNER + INNER + CUES + KIND_WIDTH + WIDTH, INNER)
        self.along = nn.GRU(INNER, INNER // 2, bidirectional=True, batch_first=True)
        self.roles = nn.Linear(2 * INNER, len(ROLES))
        self.drop = nn.Dropout(DROP)

    def tables(self):
        return [self.words.weight, self.grams.weight, self.ideas.weight]

    def forward(self, batch):
        count, length = batch["words"].shape
        there = batch["there"][..., None]
        typed = (
            self.words(batch["words"])
            + self.grams(*batch["grams"]).view(count, length, -1)
            + self.ideas(*batch["ideas"]).view(count, length, -1)
            + self.languages(batch["languages"])[:, None]
            + self.marks(batch["marks"])
        )
        typed = self.drop(self.norm(typed)) * there
        read = self.entry(typed) * there
        for norm, taps in zip(self.norms, self.taps):
            around = taps((norm(read) * there).transpose(1, 2)).transpose(1, 2)
            read = (read + self.drop(F.relu(around))) * there
        read = self.drop(read)
        own = batch["own"] @ read
        told = [own, self.looks(batch, own, read), batch["cues"], self.kinds(batch["kinds"])]
        spots = self.drop(F.relu(self.spot(torch.cat([*told, batch["own"] @ typed], -1))))
        packed = nn.utils.rnn.pack_padded_sequence(
            spots, batch["spots"], batch_first=True, enforce_sorted=False
        )
        along, _ = nn.utils.rnn.pad_packed_sequence(
            self.along(packed)[0], batch_first=True, total_length=spots.shape[1]
        )
        return self.roles(torch.cat([spots, self.drop(along)], -1))

    def looks(self, batch, own, read):
        parts = lambda rows: rows.view(*rows.shape[:2], HEADS, INNER // HEADS)
        near = torch.einsum("bmhd,bthd->bmth", parts(self.query(own)), parts(self.key(read)))
        near = near / math.sqrt(INNER // HEADS) + self.relations(batch["relations"])
        shares = near.masked_fill(batch["there"][:, None, :, None] == 0, -1e9).softmax(2)
        looks = torch.einsum("bmth,bthd->bmhd", shares, parts(self.value(read)))
        return looks.reshape(*own.shape[:2], INNER)


def loss_of(scores, roles):
    """How far off the roles are, and half as much how far off the decisions."""
    of_roles = F.cross_entropy(
        scores.view(-1, len(ROLES)), roles.view(-1), ignore_index=-1, label_smoothing=0.05
    )
    decided = torch.stack([scores[..., DECISIONS == at].logsumexp(-1) for at in range(3)], -1)
    wanted = torch.where(roles >= 0, DECISIONS[roles.clamp(min=0)], -1)
    return of_roles + 0.5 * F.cross_entropy(decided.view(-1, 3), wanted.view(-1), ignore_index=-1)


def judge(net, examples):
    """Shares of decisions and roles that are right, in percent."""
    net.eval()
    decided = right = count = 0
    with torch.no_grad():
        for some in batches(examples):
            batch = batch_of(some)
            chances = net(batch).softmax(-1)
            told = batch["roles"] >= 0
            sums = torch.stack([chances[..., DECISIONS == at].sum(-1) for at in range(3)], -1)
            decision = sums.argmax(-1)
            open_roles = chances * (DECISIONS == decision[..., None])
            count += int(told.sum())
            decided += int((decision == DECISIONS[batch["roles"].clamp(min=0)])[told].sum())
            right += int((open_roles.argmax(-1) == batch["roles"])[told].sum())
    return {"garments": count, "decided": 100 * decided / count, "roles": 100 * right / count}


def parts_of(net):
    """By the names that open-role-net.ts knows, each with its bits: tables are told in bytes, the rest in words."""
    parts = [
        ("words", net.words.weight, 8),
        ("ideas", net.ideas.weight, 8),
        ("kinds", net.kinds.weight, 16),
        ("grams", net.grams.weight, 8),
        ("languages", net.languages.weight, 16),
        ("relations", net.relations.weight, 16),
    ]
    for way, end in (("forwards", ""), ("backwards", "_reverse")):
        for name, kind in (("input", "ih"), ("memory", "hh")):
            for part in ("weight", "bias"):
                tensor = getattr(net.along, f"{part}_{kind}_l0{end}")
                parts.append((f"{way}.{name}.{part}", tensor, 16))
    layers = "marks norm entry query key value spot roles".split()
    return parts + tensors_of(net, {name: getattr(net, name) for name in layers})


def main(examples_path, held_path, path):
    random.seed(SEED)
    torch.manual_seed(SEED)
    examples = lines_of(examples_path)
    tables = Tables(examples)
    net = RoleNet(tables)

    def loss_in(some):
        batch = batch_of(some, FORGET)
        return loss_of(net(batch), batch["roles"])

    learn(net, [encoded(one, tables) for one in examples], EPOCHS, loss_in)
    print(judge(net, [encoded(one, tables) for one in lines_of(held_path)]))
    write(path, vars(tables), parts_of(net))


if __name__ == "__main__":
    main(*sys.argv[1:])
