"""Learns the net that reads the roles of garments and the uses of qualities: role_net.py examples.jsonl held.jsonl core/assets/roles

`role-net.mjs` writes both files of examples and calls this. Needs PyTorch (Debian's python3-torch). Writes roles.net and roles.json, the
same bytes each time on one machine: two nets first, and from the answers and from what these say the one that is kept.
Tells how many decisions (wear, not, asked about), roles and uses of the held examples are right.
"""

import math
import random
import sys

import torch
import torch.nn.functional as F
from torch import nn

from net_parts import (
    BATCH, BUCKETS, LANGUAGES, SEED,
    bag, batches, convolutions, learn, lines_of, padded, read_around, rows_of, table_of, tensors_of, write,
)  # fmt: skip

EPOCHS = 5
WIDTH, INNER, DEPTH, HEADS, KIND_WIDTH = 64, 64, 4, 4, 12
DROP, FORGET = 0.3, 0.2
# As core/src/stylist/learned/role-net-input.ts tells them.
MARKS, CUES, RELATIONS = 26, 20, 55
ROLES = ["want", "keep", "own", "refuse", "unavailable", "complaint", "others", "asked-about"]
DECISIONS = torch.tensor([0, 0, 0, 1, 1, 1, 1, 2])
# What qualities that stand alone mean, told behind the roles.
USES = ["refuse", "all", "some", "garment", "nothing"]
# Seeds of the nets that the one which is kept learns from as well, and how much what they say counts.
TEACHERS, SOFT = (SEED + 1, SEED + 2), 2
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
    if "taught" in examples[0]:
        batch["taught"] = torch.zeros(count, most, len(ROLES) + len(USES))
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
        if "taught" in one:
            batch["taught"][at, :spots] = one["taught"].float()
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
        self.roles = nn.Linear(2 * INNER, len(ROLES) + len(USES))
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
        read = read_around(self, typed, there)
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


def parted(scores, outcomes):
    """Scores of roles and the roles that are known, and the same of uses; -1 where none is."""
    count = len(ROLES)
    roles = torch.where(outcomes < count, outcomes, -1)
    uses = torch.where(outcomes >= count, outcomes - count, -1)
    return (scores[..., :count], roles), (scores[..., count:], uses)


def loss_of(scores, outcomes):
    """How far off roles and uses are, and half as much how far off the decisions."""
    (scores, roles), of_uses = parted(scores, outcomes)
    decided = torch.stack([scores[..., DECISIONS == at].logsumexp(-1) for at in range(3)], -1)
    decisions = torch.where(roles >= 0, DECISIONS[roles.clamp(min=0)], -1)
    return (
        far_off(scores, roles, 0.05)
        + 0.5 * far_off(decided, decisions)
        + far_off(*of_uses, 0.05)
    )


def far_off(scores, answers, smoothing=0.0):
    """0 where nothing is known."""
    if not (answers >= 0).any():
        return scores.sum() * 0
    return F.cross_entropy(
        scores.reshape(-1, scores.shape[-1]), answers.reshape(-1), ignore_index=-1, label_smoothing=smoothing
    )


def judge(net, examples):
    """Shares of decisions and roles that are right, in percent."""
    net.eval()
    decided = right = count = used = known = 0
    with torch.no_grad():
        for some in batches(examples):
            batch = batch_of(some)
            (scores, roles), (of_uses, uses) = parted(net(batch), batch["roles"])
            chances, told = scores.softmax(-1), roles >= 0
            sums = torch.stack([chances[..., DECISIONS == at].sum(-1) for at in range(3)], -1)
            decision = sums.argmax(-1)
            open_roles = chances * (DECISIONS == decision[..., None])
            count += int(told.sum())
            decided += int((decision == DECISIONS[roles.clamp(min=0)])[told].sum())
            right += int((open_roles.argmax(-1) == roles)[told].sum())
            known += int((uses >= 0).sum())
            used += int((of_uses.argmax(-1) == uses)[uses >= 0].sum())
    shares = {"decided": 100 * decided / count, "roles": 100 * right / count}
    return {"garments": count, **shares, "qualities": known, "uses": 100 * used / known}


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


def learned(examples, tables, seed, loss_in):
    """A net, learned from a seed of its own."""
    random.seed(seed)
    torch.manual_seed(seed)
    net = RoleNet(tables)
    learn(net, examples, EPOCHS, lambda some: loss_in(net, batch_of(some, FORGET)))
    return net


def by_answers(net, batch):
    return loss_of(net(batch), batch["roles"])


def by_teachers(net, batch):
    """Half by the answers, half by what the teachers hold for likely (Hinton, Vinyals and Dean, 2015)."""
    scores, taught = net(batch), batch["taught"]
    count = len(ROLES)
    is_use = batch["roles"] >= count
    known = batch["roles"] >= 0
    off = [
        -(taught[..., part] * scores[..., part].log_softmax(-1)).sum(-1)[known & of].sum()
        for part, of in ((slice(0, count), ~is_use), (slice(count, None), is_use))
    ]
    return (loss_of(scores, batch["roles"]) + SOFT * sum(off) / known.sum()) / 2


def taught_by(teachers, examples):
    """Tells each example what its teachers together hold for likely."""
    count = len(ROLES)
    with torch.no_grad():
        for at in range(0, len(examples), BATCH):
            some = examples[at : at + BATCH]
            batch = batch_of(some)
            scores = [net(batch) for net in teachers]
            chances = [
                sum(one[..., part].softmax(-1) for one in scores) / len(scores)
                for part in (slice(0, count), slice(count, None))
            ]
            for one, told in zip(some, torch.cat(chances, -1)):
                one["taught"] = told[: len(one["roles"])].half()


def main(examples_path, held_path, path):
    examples = lines_of(examples_path)
    tables = Tables(examples)
    held = [encoded(one, tables) for one in lines_of(held_path)]
    examples = [encoded(one, tables) for one in examples]
    teachers = []
    for seed in TEACHERS:
        teachers.append(learned(examples, tables, seed, by_answers).eval())
        print(judge(teachers[-1], held), flush=True)
    taught_by(teachers, examples)
    net = learned(examples, tables, SEED, by_teachers)
    print(judge(net, held))
    write(path, vars(tables), parts_of(net))


if __name__ == "__main__":
    main(*sys.argv[1:])
