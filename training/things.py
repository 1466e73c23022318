"""What lies about and is no garment: hangers, cables, labels, hands."""

import numpy as np
import torch
from PIL import Image, ImageDraw, ImageFilter

from chance import between
from net import INPUT
from people import SKIN


def blank():
    return Image.new("RGBA", (2 * INPUT, 2 * INPUT), (0, 0, 0, 0))


def hanger(rng):
    """A hook and two sloping arms of wood or wire, its middle at a random place near the top."""
    picture = blank()
    pen = ImageDraw.Draw(picture)
    x, y = rng.uniform(100, 220), rng.uniform(20, 130)
    reach, drop, thick = rng.uniform(50, 130), rng.uniform(15, 60), int(rng.integers(2, 12))
    colour = tuple(int(v) for v in rng.choice([[30, 30, 30], [200, 200, 205], [150, 105, 60], [240, 240, 240]]))
    pen.line([(x - reach, y + drop), (x, y), (x + reach, y + drop)], fill=colour, width=thick, joint="curve")
    pen.arc([x - 10, y - 34, x + 10, y - 12], 150, 420, fill=colour, width=max(2, thick // 2))
    pen.line([(x, y - 12), (x, y)], fill=colour, width=max(2, thick // 2))
    return picture


def clutter(rng):
    """Cables, rods and labels."""
    picture = blank()
    pen = ImageDraw.Draw(picture)
    for _ in range(int(rng.integers(1, 4))):
        colour = tuple(int(v) for v in rng.integers(0, 256, 3))
        points = [tuple(p) for p in rng.uniform(-20, 340, (3, 2))]
        pen.line(points, fill=colour, width=int(rng.integers(2, 10)), joint="curve")
        x, y, w, h = rng.uniform(0, 300, 2).tolist() + rng.uniform(10, 60, 2).tolist()
        pen.rectangle([x, y, x + w, y + h], fill=tuple(int(v) for v in rng.integers(0, 256, 3)))
    return picture


def hand(rng):
    """A forearm from the border with four fingers; flat, since only its place and hue matter."""
    picture = blank()
    pen = ImageDraw.Draw(picture)
    side = 2 * INPUT
    start = np.array([rng.choice([-20, side + 20]), rng.uniform(0, side)])
    start = start if rng.random() < 0.6 else start[::-1]
    inward = np.array([side / 2, side / 2]) - start
    inward /= np.linalg.norm(inward)
    wrist = start + inward * rng.uniform(30, 110)
    thick = rng.uniform(22, 48)
    colour = rng.choice(SKIN)
    pen.line([tuple(start), tuple(wrist)], fill=colour, width=int(thick))
    pen.ellipse([*(wrist - thick * 0.65), *(wrist + thick * 0.65)], fill=colour)
    across = np.array([-inward[1], inward[0]])
    for k in (-1.5, -0.5, 0.5, 1.5):
        tip = wrist + across * k * thick * 0.33 + inward * thick * rng.uniform(0.8, 1.4)
        pen.line([tuple(wrist + across * k * thick * 0.25), tuple(tip)], fill=colour, width=int(thick * 0.28))
    return picture


def things(draw, count, seed):
    """`count` drawings as premultiplied colour (count, 3, …) and cover (count, 1, …)."""
    rng = np.random.default_rng(seed)
    drawn = [draw(rng).filter(ImageFilter.GaussianBlur(0.8)).resize((INPUT, INPUT), Image.BILINEAR) for _ in range(count)]
    rgba = torch.from_numpy(np.stack([np.asarray(d) for d in drawn])).permute(0, 3, 1, 2).float() / 255
    return rgba[:, :3] * rgba[:, 3:], rgba[:, 3:]


def laid(x, bank):
    """One thing of the bank over each picture, in a fourth channel where it covers."""
    colour, cover = bank
    pick = torch.randint(0, cover.shape[0], (x.shape[0],))
    light = between(0.6, 1.1, x.shape[0])
    rest = 1 - cover[pick]
    return torch.cat([x[:, :3] * rest + (colour[pick] * light).clamp(0, 1), x[:, 3:] * rest], 1)
