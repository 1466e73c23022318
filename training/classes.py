"""How well the net names garments it has not learned from: python3 classes.py PHOTOS LABELS REFERENCES WEIGHTS

Accuracy for each class on the held-out photos, and for each of the product's categories the lowest
probability from which on at least 95 % of the proposals are right.
"""

import sys

import numpy as np
import torch

from net import CLASSES, Net
from photos import load, references, split
from train import measure
from weights import start_from

CATEGORIES = {
    "top": ["longsleeve", "shirt", "t-shirt"],
    "coat": ["outwear"],
    "trouser": ["pants"],
    "short": ["shorts"],
    "cap": ["hat"],
    "dress": ["dress"],
    "skirt": ["skirt"],
    "shoes": ["shoes"],
}
PRECISION = 0.95


def by_category(values):
    """Class probabilities (N, 10) to category probabilities (N, 8)."""
    return np.stack([values[:, [CLASSES.index(c) for c in group]].sum(1) for group in CATEGORIES.values()], 1)


def threshold(probability, right):
    """The lowest probability above which PRECISION of the proposals are right, and how many those are."""
    order = np.argsort(-probability)
    precision = np.cumsum(right[order]) / np.arange(1, len(order) + 1)
    enough = np.flatnonzero(precision >= PRECISION)
    return (float(probability[order[enough[-1]]]), int(enough[-1]) + 1) if len(enough) else (1.0, 0)


def main(photos, labels, reference_folder, weights):
    album = load(photos, labels, {})
    _, held = split(album, references(reference_folder)[0])
    net = Net()
    start_from(net, weights)
    _, scores = measure(net, album.pictures[held], album.masks[held])
    classes = album.classes[held]
    probabilities = torch.softmax(torch.from_numpy(scores), 1).numpy()
    guesses = probabilities.argmax(1)
    print(f"classes: {(guesses == classes).mean():.3f} of {len(held)} right")
    for k, name in enumerate(CLASSES):
        mine = classes == k
        print(f"  {name:11} {(guesses[mine] == k).mean():.3f} of {mine.sum()}")
    groups = by_category(probabilities)
    truth = by_category(np.eye(len(CLASSES))[classes]).argmax(1)
    proposed = groups.argmax(1)
    print(f"categories: {(proposed == truth).mean():.3f} right")
    for k, name in enumerate(CATEGORIES):
        mine = proposed == k
        least, count = threshold(groups[mine, k], truth[mine] == k)
        recall = (proposed[truth == k] == k).mean()
        print(f"  {name:8} {recall:.3f} found; sure from {least:.2f} ({count} of {mine.sum()} proposals)")
    sure, count = threshold(groups.max(1), proposed == truth)
    print(f"  all      sure from {sure:.2f} ({count} of {len(held)} photos)")


if __name__ == "__main__":
    main(*sys.argv[1:5])
