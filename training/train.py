"""Trains the segmentation net: python3 train.py PHOTOS LABELS REFERENCES OLD NEW MINUTES

PHOTOS/CLASS/NAME.jpg, their masks from label.mjs in LABELS, hand-checked REFERENCES (never learned
from), the weights OLD (.f16 and .json) to start from, NEW to write (.f16 and .json).
"""

import copy
import itertools
import json
import math
import sys
import time
from pathlib import Path

import torch
from torch.nn import functional as F

from augment import Scenes
from net import INPUT, OUTPUT, Net
from photos import SEED, load, split
from photos import references as read_references
from weights import calibrate, start_from, write

BATCH = 16
PEAK = 1.5e-3
WARM_UP = 200
AVERAGING = 0.998
CLASS_WEIGHT = 0.05
# The engine's confidence is the soft overlap of the net's answer with the cut. Honest contours are
# soft and lower it, most for small things such as shoes; the written logits are this much steeper.
SHARPNESS = 1.15
# Photos whose mask a person corrected come this many times as often.
CORRECTED = 2


def loss_of(logits, mask, trust):
    """Cross-entropy, three times as much along the contour, and soft Dice; a number for each picture."""
    target = F.interpolate(mask, size=(OUTPUT, OUTPUT), mode="area")
    contour = F.max_pool2d(target, 5, 1, 2) + F.max_pool2d(-target, 5, 1, 2)
    entropy = F.binary_cross_entropy_with_logits(logits, target, reduction="none")
    entropy = (entropy * (1 + 2 * contour)).mean((1, 2, 3))
    p = torch.sigmoid(logits)
    both, sum_ = (p * target).sum((1, 2, 3)), (p + target).sum((1, 2, 3))
    return ((entropy + 0.6 * (1 - (2 * both + 1) / (sum_ + 1))) * trust).sum() / trust.sum()


def rate(step, progress):
    """A cosine over the time there is: on a busy machine fewer steps, but the same fall."""
    return PEAK * min(1, (step + 1) / WARM_UP) * 0.5 * (1 + math.cos(math.pi * progress))


@torch.no_grad()
def average(mean, net, step):
    keep = min(AVERAGING, (1 + step) / (10 + step))
    for slow, fast in zip(mean.state_dict().values(), net.state_dict().values()):
        slow.mul_(keep).add_(fast, alpha=1 - keep) if slow.is_floating_point() else slow.copy_(fast)


def as_input(pictures):
    small = F.interpolate(torch.from_numpy(pictures).permute(0, 3, 1, 2).float(), size=(INPUT, INPUT), mode="area")
    return small / 127.5 - 1


@torch.no_grad()
def measure(net, pictures, masks):
    """Mean and worst IoU of the net alone, and its class scores."""
    net.eval()
    logits, scores = (torch.cat(part) for part in zip(*(net(x) for x in as_input(pictures).split(32))))
    garment = F.interpolate(logits, size=masks.shape[1:], mode="bilinear", align_corners=False)[:, 0] > 0
    truth = torch.from_numpy(masks) > 127
    iou = (garment & truth).sum((1, 2)) / (garment | truth).sum((1, 2)).clamp(min=1)
    return f"mean IoU {iou.mean():.4f}, worst {iou.min():.3f}", scores.numpy()


@torch.no_grad()
def sharpen(net):
    net.out.weight.mul_(SHARPNESS)
    net.out.bias.mul_(SHARPNESS)


def report(net, album, held, checked):
    score, classes = measure(net, album.pictures[held], album.masks[held])
    right = (classes.argmax(1) == album.classes[held]).mean()
    print(f"  held out: {score}, class {right:.3f}; checked: {measure(net, *checked)[0]}", flush=True)


def started_from(old, scenes, often):
    net = Net()
    start_from(net, old)
    calibrate(net, [scenes.batch(torch.multinomial(often, 64), torch.ones(64))[0] for _ in range(3)])
    return net.to(memory_format=torch.channels_last)


def learn(scenes, often, trust, classes, old, new, minutes):
    """@returns the averaged net; it is also written to `new` every 100 steps."""
    net = started_from(old, scenes, often)
    mean = copy.deepcopy(net).eval()
    optimizer = torch.optim.AdamW(net.parameters(), weight_decay=1e-4)
    started = time.time()
    for step in itertools.count():
        progress = (time.time() - started) / (60 * minutes)
        if progress >= 1:
            return mean
        for group in optimizer.param_groups:
            group["lr"] = rate(step, progress)
        picked = torch.multinomial(often, BATCH)
        x, y = scenes.batch(picked, trust[picked])
        net.train()
        logits, scores = net(x.contiguous(memory_format=torch.channels_last))
        loss = loss_of(logits, y, trust[picked])
        loss = loss + CLASS_WEIGHT * F.cross_entropy(scores, classes[picked], label_smoothing=0.1)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        average(mean, net, step)
        if (step + 1) % 100 == 0:
            print(f"{step + 1} loss {loss.item():.4f} {time.time() - started:.0f} s", flush=True)
            write(mean, new)


def main(photos, labels, references, old, new, minutes):
    torch.set_num_threads(1)
    torch.manual_seed(SEED)
    corrections = json.loads(Path(__file__).with_name("corrections.json").read_text())
    album, checked = load(photos, labels, corrections), read_references(references)
    learned, held = split(album, checked[0])
    trust, classes = torch.from_numpy(album.trust[learned]), torch.from_numpy(album.classes[learned])
    often = torch.tensor([CORRECTED if corrections.get(album.names[i]) else 1.0 for i in learned])
    often = often * (trust > 0.05)
    print(f"{int((often > 0).sum())} photos, {len(held)} held out", flush=True)
    scenes = Scenes(album.pictures[learned], album.masks[learned], album.trust[learned], album.classes[learned], SEED)
    mean = learn(scenes, often, trust, classes, old, new, minutes)
    sharpen(mean)
    write(mean, new)
    report(mean, album, held[album.trust[held] > 0.9], checked)


if __name__ == "__main__":
    main(*sys.argv[1:6], float(sys.argv[6]))
