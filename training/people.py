"""Somebody behind the garment: drawn figures that make a laid-out garment look worn.

A garment's box in the drawing is WORN[kind]; the rest of the figure lies around it, never over it.
"""

import numpy as np
import torch
from PIL import Image, ImageDraw, ImageFilter
from torch.nn import functional as F

from net import CLASSES, INPUT

SKIN = ["#f1d0b5", "#e0ac86", "#c68a5e", "#9a6440", "#6b4226", "#4a2d1b"]
HAIR = ["#15110f", "#2e1f16", "#5b3a22", "#8a6136", "#c9a46a", "#b8b4ae"]
# The classes that each kind of figure can wear.
WEARERS = {
    "top": ["longsleeve", "outwear", "shirt", "t-shirt"],
    "legs": ["pants", "shorts", "skirt"],
    "dress": ["dress"],
    "hat": ["hat"],
}
# Left, top, right and bottom of the garment in a drawing of side 1.
WORN = {
    "top": (0.30, 0.30, 0.70, 0.68),
    "legs": (0.38, 0.48, 0.62, 0.92),
    "dress": (0.32, 0.26, 0.68, 0.80),
    "hat": (0.34, 0.12, 0.66, 0.36),
}


def clothing(rng):
    return tuple(int(v) for v in rng.integers(10, 245) + rng.integers(-40, 41, 3).clip(-10, 40))


def head(pen, rng, x, y, high, skin):
    """Hair behind, face, neck; (x, y) is the chin."""
    wide = high * rng.uniform(0.68, 0.8)
    hair = rng.choice(HAIR)
    long = rng.uniform(0, 1.2) * high
    pen.ellipse([x - wide * 0.62, y - high * 1.12, x + wide * 0.62, y - high * 0.3 + long], fill=hair)
    pen.rectangle([x - wide * 0.26, y - high * 0.3, x + wide * 0.26, y + high * 0.6], fill=skin)
    pen.ellipse([x - wide / 2, y - high, x + wide / 2, y], fill=skin)
    pen.chord([x - wide * 0.54, y - high * 1.1, x + wide * 0.54, y - high * 0.35], 180, 360, fill=hair)


def limb(pen, rng, points, thick, colour):
    pen.line([tuple(p) for p in points], fill=colour, width=int(thick), joint="curve")
    x, y = points[-1]
    pen.ellipse([x - thick * 0.6, y - thick * 0.6, x + thick * 0.6, y + thick * 0.6], fill=colour)


def arms(pen, rng, left, right, shoulder, hip, skin):
    """Hanging, bent to the hips or raised with a telephone."""
    reach, thick = hip - shoulder, rng.uniform(0.17, 0.24) * (right - left)
    for side, x in ((-1, left), (1, right)):
        bent = rng.random() < 0.3
        x = x - side * 0.12 * (right - left)
        elbow = (x + side * rng.uniform(0.1, 0.35) * reach, shoulder + rng.uniform(0.5, 0.7) * reach)
        low = (x + side * (-0.1 if bent else 0.3) * reach, shoulder + rng.uniform(0.9, 1.25) * reach)
        high = (x - side * 0.1 * reach, shoulder - rng.uniform(0.05, 0.3) * reach)
        raised = rng.random() < 0.15
        limb(pen, rng, [(x, shoulder + 0.1 * reach), elbow, high if raised else low], thick, skin)
        if raised:
            hx, hy = high
            pen.rectangle([hx - thick, hy - 1.6 * thick, hx + thick, hy + 1.2 * thick], fill="#202124")


def figure(rng, kind):
    """One drawing of twice the net's input side; the garment's place holds skin or other clothes."""
    side = 2 * INPUT
    picture = Image.new("RGBA", (side, side), (0, 0, 0, 0))
    pen = ImageDraw.Draw(picture)
    left, top, right, bottom = (v * side for v in WORN[kind])
    middle, wide, high = (left + right) / 2, right - left, bottom - top
    skin = str(rng.choice(SKIN))
    if kind == "hat":
        chin, tall = bottom + wide * rng.uniform(0.75, 1.0), wide * rng.uniform(1.2, 1.45)
        pen.rounded_rectangle([middle - wide * 1.3, chin + wide * 0.25, middle + wide * 1.3, 2 * side], wide * 0.5, fill=clothing(rng))
        head(pen, rng, middle, chin, tall, skin)
        return picture
    if kind == "legs":
        shoulder, waist, chest = top - high * rng.uniform(0.55, 0.75), top + high * 0.08, wide * rng.uniform(1.3, 1.7)
        knee, shod = top + high * 0.55, str(rng.choice(["#1b1b1d", "#e9e9e6", "#6b4429", skin]))
        for sign in (-1, 1):
            foot = (middle + sign * wide * 0.3, min(side * 1.1, top + side * 0.47))
            limb(pen, rng, [(middle + sign * wide * 0.25, top), (middle + sign * wide * 0.28, knee), foot], wide * 0.3, skin)
            pen.ellipse([foot[0] - wide * 0.28, foot[1] - 10, foot[0] + wide * 0.28, foot[1] + 14], fill=shod)
        arms(pen, rng, middle - chest / 2, middle + chest / 2, shoulder, waist, skin)
        pen.rounded_rectangle([middle - chest / 2, shoulder, middle + chest / 2, waist], wide * 0.3, fill=clothing(rng))
        head(pen, rng, middle, shoulder - high * 0.06, high * 0.32, skin)
        return picture
    tall = wide * rng.uniform(0.5, 0.66)
    leg = skin if kind == "dress" or rng.random() < 0.25 else clothing(rng)
    for sign in (-1, 1):
        points = [(middle + sign * wide * 0.2, bottom - high * 0.25), (middle + sign * wide * 0.22, 1.2 * side)]
        limb(pen, rng, points, wide * (0.2 if leg == skin else 0.36), leg)
    arms(pen, rng, left, right, top + high * 0.05, top + high * (1 if kind == "top" else 0.65), skin)
    pen.rounded_rectangle([left + wide * 0.18, top - high * 0.02, right - wide * 0.18, bottom - high * 0.1], wide * 0.2, fill=skin)
    head(pen, rng, middle, top - tall * 0.12, tall, skin)
    return picture


class People:
    """Figures of every kind, and their places behind garments."""

    def __init__(self, count, seed):
        rng = np.random.default_rng(seed)
        self.kinds = torch.tensor([next((k for k, group in enumerate(WEARERS.values()) if name in group), -1) for name in CLASSES])
        self.count = count
        drawn = [figure(rng, kind) for kind in WEARERS for _ in range(count)]
        soft = [d.filter(ImageFilter.GaussianBlur(0.8)).resize((INPUT, INPUT), Image.BILINEAR) for d in drawn]
        rgba = torch.from_numpy(np.stack([np.asarray(d) for d in soft])).permute(0, 3, 1, 2).float() / 255
        self.figures = torch.cat([rgba[:, :3] * rgba[:, 3:], rgba[:, 3:]], 1)

    def behind(self, garments, classes):
        """Premultiplied colour and cover (B, 4, …) of a figure for each mask (B, 1, …) that one can wear."""
        out = torch.zeros(len(garments), 4, INPUT, INPUT)
        for i, (mask, kind) in enumerate(zip(garments, self.kinds[classes])):
            rows, columns = ((mask[0] > 0.5).any(d).nonzero().flatten() for d in (1, 0))
            if kind < 0 or len(rows) < 8 or len(columns) < 8:
                continue
            box = torch.tensor([columns[0], rows[0], columns[-1], rows[-1]]) / INPUT
            figure = self.figures[kind * self.count + int(torch.randint(0, self.count, ()))]
            out[i] = placed(figure, box, torch.tensor(list(WORN.values())[kind]))
        return out


def placed(figure, box, worn):
    """The figure moved and stretched so that what it wears falls on `box`; both in shares of the side."""
    scale = (worn[2:] - worn[:2]) / (box[2:] - box[:2]).clamp(min=0.05)
    shift = (worn[:2] + worn[2:]) / 2 - scale * (box[:2] + box[2:]) / 2
    matrix = torch.zeros(1, 2, 3)
    matrix[0, 0, 0], matrix[0, 1, 1] = scale
    matrix[0, :, 2] = 2 * shift + scale - 1
    grid = F.affine_grid(matrix, (1, 4, INPUT, INPUT), align_corners=False)
    return F.grid_sample(figure[None], grid, align_corners=False)[0]
