"""Learns to read the cut: python3 cut.py CLOSEUPS WEIGHTS PACKAGE [STEPS] [on]

With `on` it learns on from the closer look that WEIGHTS already has.

CLOSEUPS from closeups.mjs; PACKAGE as in mobile_net.py; what a person saw from cuts.json and looks.json. Appends the closer look's layers and its
heads to WEIGHTS.f16 and .json, with the probability from which a head is right nine times in ten of a part of the photos
that is not learned from.
"""

import json
import sys
from pathlib import Path

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

from cut_labels import HEADS, LEARNED_ALONG, answers, words_of
from cut_net import SIDE, CutNet, picture, varied
from mobile_net import layers

HERE = Path(__file__).parent
SEED = 17
BATCH = 32
ASIDE = 0.2
RIGHT = {"knd": 0.9, "len": 0.9, "nck": 0.9, "clo": 0.9, "arm": 0.95}
# What the net that finds garments says counts this much beside what the closer look says.
BESIDE = 0.5
# Photos that are taken to have been as right as they should be, before any was looked at.
DOUBT = 4
DECAY = 1.0


def balance(known, head):
    """Rare answers count a little more."""
    frequent = torch.bincount(known.clamp(min=0), minlength=len(HEADS[head][1])).float().clamp(min=4)
    weight = frequent**-0.3
    return weight / weight.mean()


def chances(known, counts, ids):
    """Photos that somebody looked at closely are drawn more often."""
    looked = sum(((known[h][ids] >= 0) & (counts[h][ids] == 1)).float() for h in ("knd", "nck", "clo"))
    chance = 1 + 0.7 * looked.double().numpy()
    return chance / chance.sum()


def loss_of(said, known, counts, weights, batch):
    total = 0
    for head, (_, _, share) in HEADS.items():
        told = known[head][batch] >= 0
        if told.any():
            each = F.cross_entropy(
                said[head][told], known[head][batch][told], weight=weights[head], reduction="none", label_smoothing=0.05
            )
            total = total + share * (each * counts[head][batch][told]).sum() / BATCH
    return total


@torch.no_grad()
def learn_on(net, weights):
    """Puts the committed closer look into the net, whose heads start anew."""
    values = np.fromfile(f"{weights}.f16", "<f2").astype(np.float32)
    rows = {row["n"]: row for row in json.loads(Path(f"{weights}.json").read_text())}
    for layer in layers(net.body):
        row, (oc, ic, ky, kx) = rows[layer.name], layer.share.shape
        weight = values[row["w"] : row["b"]].reshape(ky, kx, ic, oc).transpose(3, 2, 0, 1)
        layer.share.copy_(torch.from_numpy(weight.copy()) / layer.size)
        layer.bias_share.copy_(torch.from_numpy(values[row["b"] : row["b"] + oc]) / layer.bias_size)


def fit_heads(net, features, known, counts, share):
    """Lets the heads start from what the net already sees."""
    for head, linear in net.heads.items():
        weight, bias = fit(features, known[head], counts[head], share[head])
        linear.weight.data.copy_(weight * net.scale)
        linear.bias.data.copy_(bias + weight @ net.mean)


def train(cutouts, stretches, known, counts, ids, package, steps, start=None):
    torch.manual_seed(SEED)
    chance = np.random.RandomState(SEED)
    net = CutNet({head: all for head, (_, all, _) in HEADS.items()}, package)
    if start:
        learn_on(net, start)
    some = ids[::6]
    net.standardise(picture(cutouts[some]), torch.from_numpy(stretches[some]))
    body = {"params": net.body.parameters(), "lr": 1.5e-3 if start else 3e-3, "weight_decay": 0.0}
    optimizer = torch.optim.AdamW([body, {"params": net.heads.parameters(), "lr": 2e-3, "weight_decay": 0.05}])
    rate = lambda s: min(1, (s + 1) / 60) * 0.5 * (1 + np.cos(np.pi * s / steps))
    schedule = torch.optim.lr_scheduler.LambdaLR(optimizer, rate)
    drawn = chances(known, counts, ids)
    share = {head: balance(known[head][ids], head) for head in HEADS}
    if start:
        own = [{head: what[head][ids] for head in HEADS} for what in (known, counts)]
        fit_heads(net, seen_by(net.eval(), cutouts[ids], stretches[ids]), *own, share)
        net.train()
    mean = None
    for step in range(steps):
        batch = chance.choice(ids, BATCH, p=drawn)
        said = net(*varied(cutouts[batch], stretches[batch], chance))
        loss = loss_of(said, known, counts, share, batch)
        optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(net.parameters(), 5.0)
        optimizer.step()
        schedule.step()
        if step >= steps // 2:
            state = net.state_dict()
            mean = {k: v.clone() for k, v in state.items()} if mean is None else mean
            for k, v in state.items():
                mean[k].lerp_(v, 0.01)
        if step % 100 == 0:
            print(f"step {step} of {steps}, loss {loss.item():.3f}", flush=True)
    net.load_state_dict(mean)
    return net.eval()


def seen_by(net, cutouts, stretches):
    """What the heads read of the closer look (N, 6·DEEPEST + 1)."""
    with torch.no_grad():
        parts = range(0, len(cutouts), 64)
        return torch.cat(
            [net.features(picture(cutouts[p : p + 64]), torch.from_numpy(stretches[p : p + 64])) for p in parts]
        )


def fit(features, known, counts, weight):
    """Logistic regression on standardised features, folded back into weight and bias."""
    told = known >= 0
    x, y, each = features[told], known[told], counts[told]
    mean, scale = x.mean(0), x.std(0) + 1e-3
    matrix = torch.zeros(len(weight), x.shape[1], requires_grad=True)
    bias = torch.zeros(len(weight), requires_grad=True)
    optimizer = torch.optim.LBFGS([matrix, bias], max_iter=120, line_search_fn="strong_wolfe")

    def loss():
        optimizer.zero_grad()
        wrong = F.cross_entropy(((x - mean) / scale) @ matrix.T + bias, y, weight=weight, reduction="none")
        value = (wrong * each).mean() + DECAY / len(y) ** 0.5 * (matrix**2).sum()
        value.backward()
        return value

    optimizer.step(loss)
    folded = (matrix / scale).detach()
    return folded, bias.detach() - folded @ mean


def joined(net, head, features, known, counts, ids):
    """One linear layer on both nets' features: the closer look's answers and a share of the other's."""
    beside, bias = fit(features[ids], known[head][ids], counts[head][ids], balance(known[head][ids], head))
    weight, start = net.head(head)
    return torch.cat([weight, BESIDE * beside], 1).detach(), (start + BESIDE * bias).detach()


def sayings(head, layer, both, known):
    """How likely the likeliest answer to each photo is, which it is, and whether it is right."""
    words = words_of(head)
    different = sorted(set(words), key=words.index)
    place = torch.tensor([different.index(word) for word in words])
    answer = (both @ layer[0].T + layer[1]).softmax(1)
    probability, said = torch.zeros(len(both), len(different)).index_add_(1, place, answer).max(1)
    return probability, said, said == place[known]


def lowest(probability, right, least):
    """The lowest probability from which a share of `least` is right, as far as so few photos tell."""
    order = probability.argsort(descending=True)
    share = (right[order].float().cumsum(0) + DOUBT * least) / (torch.arange(len(order)) + 1 + DOUBT)
    enough = [i for i, value in enumerate(share.tolist()) if value >= least]
    return float(probability[order][enough[-1]]) if enough else 1.0


def thresholds(head, probability, said, right):
    """By answer: that of the head, or a higher one where the answer itself is wrong too often."""
    words = words_of(head)
    different = sorted(set(words), key=words.index)
    least = lowest(probability, right, RIGHT[head])
    own = [lowest(probability[said == k], right[said == k], RIGHT[head]) for k in range(len(different))]
    heard = [bool((said == k).any()) for k in range(len(different))]
    by = {word: max(least, own[k]) if heard[k] else least for k, word in enumerate(different)}
    return [round(by[word], 3) for word in words]


def append(weights, net, heads):
    values = np.fromfile(f"{weights}.f16", "<f2")
    convolutions = layers(net.body)
    names = {*(layer.name for layer in convolutions), *HEADS}
    rows = [row for row in json.loads(Path(f"{weights}.json").read_text()) if row["n"] not in names]
    end = max(row["b"] + row["oc"] for row in rows)
    parts = [values[:end]]

    def put(row, weight, bias):
        at = sum(part.size for part in parts)
        rows.append(row | {"w": at, "b": at + weight.size})
        parts.extend([weight.ravel().astype("<f2"), bias.astype("<f2")])

    for layer in convolutions:
        weight, bias = (part.detach().numpy() for part in layer.weights())
        oc, ic = weight.shape[:2]
        put({"n": layer.name, "ic": ic, "oc": oc, "s": layer.stride}, weight.transpose(2, 3, 1, 0), bias)
    for head, ((weight, bias), least) in heads.items():
        words = words_of(head)
        row = {"n": head, "ic": weight.shape[1], "oc": len(words), "type": "linear", "classes": words, "from": least}
        put(row, weight.numpy().T, bias.numpy())
    np.concatenate(parts).tofile(f"{weights}.f16")
    Path(f"{weights}.json").write_text(json.dumps(rows))


@torch.no_grad()
def write_reference(net, target):
    """What the net sees in the picture of weights.py, all of it garment: by band, without the stretch."""
    plane = torch.sin(37 * torch.linspace(-1, 1, 3 * SIDE * SIDE)).reshape(1, 3, SIDE, SIDE)
    picture = torch.cat([plane, torch.ones(1, 1, SIDE, SIDE)], 1)
    net.features(picture, torch.zeros(1))[0, :-1].numpy().astype("<f4").tofile(target)


def main(closeups, weights, package, steps="2500", on=None):
    torch.set_num_threads(2)
    index = json.loads(Path(f"{closeups}.json").read_text())
    names, stretches = index["names"], np.array(index["stretches"], np.float32)
    cutouts = np.fromfile(f"{closeups}.u8", np.uint8).reshape(len(names), SIDE, SIDE, 4)
    held = set((HERE / "held-out.txt").read_text().split())
    cuts, looks = (json.loads((HERE / file).read_text()) for file in ("cuts.json", "looks.json"))
    known, counts = answers(names, cuts["learned"], looks["learned"])
    chance = np.random.RandomState(5).rand(len(names)) < ASIDE
    learned = np.array([i for i, name in enumerate(names) if name not in held and not chance[i]])
    aside = np.array([i for i, name in enumerate(names) if name not in held and chance[i]])
    net = train(cutouts, stretches, known, counts, learned, package, int(steps), weights if on else None)
    features = torch.tensor(index["features"], dtype=torch.float32)
    close = seen_by(net, cutouts, stretches)
    heads = {}
    for head in (name for name in HEADS if name not in LEARNED_ALONG):
        layer = joined(net, head, features, known, counts, learned)
        told = [i for i in aside if known[head][i] >= 0 and counts[head][i] == 1]
        both = torch.cat([close[told], features[told]], 1)
        probability, said, right = sayings(head, layer, both, known[head][told])
        heads[head] = (layer, thresholds(head, probability, said, right))
        surely = probability >= lowest(probability, right, RIGHT[head])
        print(f"{head}: {right.float().mean():.3f} of {len(told)} right; {right[surely].float().mean():.3f} of {surely.sum()} said")
    append(weights, net, heads)
    write_reference(net, f"{weights}.close.f32")


if __name__ == "__main__":
    main(*sys.argv[1:6])
