"""Fits the heads that tell sleeves and patterns: python3 looks.py FEATURES WEIGHTS

FEATURES from features.mjs, made with WEIGHTS; what a person saw from looks.json. Appends the layers
`slv` (the net's features) and `pat` (those and the numbers of the cloth) to WEIGHTS.f16 and .json.
"""

import json
import sys
from pathlib import Path

import numpy as np
import torch
from torch.nn import functional as F

from photos import SEED

NET = 224
STEPS = 500
# name: what it tells, its answers, the features it reads, weight decay
HEADS = {
    "slv": ("sleeve", ["none", "short", "long"], slice(0, NET), 0.3),
    "pat": ("pattern", ["plain", "striped", "checked", "print"], slice(0, None), 0.3),
}


def table(found, looks, trait, answers, columns):
    """Features (N, K) and answers' numbers (N) of the photos where somebody saw the trait."""
    names = [name for name, look in looks.items() if trait in look and name in found]
    x = np.array([found[name][columns] for name in names], np.float32)
    return torch.from_numpy(x), torch.tensor([answers.index(looks[name][trait]) for name in names])


def fit(x, y, count, decay):
    """Logistic regression on standardised features, folded back into weight and bias."""
    mean, scale = x.mean(0), x.std(0) + 1e-4
    z = (x - mean) / scale
    weight, bias = torch.zeros(count, x.shape[1], requires_grad=True), torch.zeros(count, requires_grad=True)
    balance = (len(y) / torch.bincount(y, minlength=count).float().clamp(min=1)) ** 0.25
    optimizer = torch.optim.LBFGS([weight, bias], max_iter=STEPS, line_search_fn="strong_wolfe")

    def loss():
        optimizer.zero_grad()
        value = F.cross_entropy(z @ weight.T + bias, y, weight=balance) + decay / len(y) ** 0.5 * (weight**2).sum()
        value.backward()
        return value

    optimizer.step(loss)
    folded = weight.detach() / scale
    return folded, bias.detach() - folded @ mean


def report(name, answers, x, y, weight, bias):
    guess = (x @ weight.T + bias).argmax(1)
    print(f"{name}: {(guess == y).float().mean():.3f} of {len(y)} right")
    for k, answer in enumerate(answers):
        mine, said = y == k, guess == k
        print(f"  {answer:8} found {(guess[mine] == k).float().mean():.3f} of {mine.sum()}; said {said.sum()}, right {(y[said] == k).float().mean():.3f}")


def append(weights, heads):
    values = np.fromfile(f"{weights}.f16", "<f2")
    rows = [row for row in json.loads(Path(f"{weights}.json").read_text()) if row["n"] not in HEADS]
    last = rows[-1]
    parts = [values[: last["b"] + last["oc"]]]
    for name, (weight, bias) in heads.items():
        at = sum(part.size for part in parts)
        row = {"n": name, "ic": weight.shape[1], "oc": weight.shape[0], "w": at, "b": at + weight.numel()}
        rows.append(row | {"type": "linear", "classes": HEADS[name][1]})
        parts += [weight.T.numpy().ravel().astype("<f2"), bias.numpy().astype("<f2")]
    np.concatenate(parts).astype("<f2").tofile(f"{weights}.f16")
    Path(f"{weights}.json").write_text(json.dumps(rows))


def main(features, weights):
    torch.set_num_threads(1)
    torch.manual_seed(SEED)
    found = json.loads(Path(features).read_text())
    looks = json.loads(Path(__file__).with_name("looks.json").read_text())
    heads = {}
    for name, (trait, answers, columns, decay) in HEADS.items():
        heads[name] = fit(*table(found, looks["learned"], trait, answers, columns), len(answers), decay)
        report(trait, answers, *table(found, looks["held"], trait, answers, columns), *heads[name])
    append(weights, heads)


if __name__ == "__main__":
    main(*sys.argv[1:3])
