"""The photos and their masks: which are learned from, which are held out, and how they are read."""

import json
import random
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from PIL import Image, ImageOps

SIDE = 224
SEED = 20261120
HELD_OUT = 0.1
# Photos this alike (correlation of 16×16 thumbnails) show the same scene.
SAME = 0.97


def opened(path):
    return ImageOps.exif_transpose(Image.open(path)).convert("RGB")


def squashed(image):
    return np.asarray(image.resize((SIDE, SIDE), Image.BILINEAR), np.uint8)


@dataclass
class Album:
    """N photos: pictures (N, SIDE, SIDE, 3), masks (N, SIDE, SIDE), class numbers, trust 0 to 1."""

    names: list[str]
    pictures: np.ndarray
    masks: np.ndarray
    classes: np.ndarray
    trust: np.ndarray


def load(photos, labels, corrections):
    """Reads all photos, PHOTOS/CLASS/NAME.jpg, and their masks, LABELS/CLASS/NAME.png.

    A mask is trusted where net and graph cut agree (0.80 not at all, from 0.92 on fully) or where a
    person has looked at it.
    """
    names = sorted(str(file.relative_to(photos)) for file in Path(photos).glob("*/*.jpg"))
    confidence = json.loads((Path(labels) / "labels.json").read_text())
    folders = sorted({name.split("/")[0] for name in names})

    def trust(name):
        if name in corrections:
            return 0 if corrections[name].get("skip") else 1
        return min(max((confidence[name] - 0.80) / 0.12, 0), 1)

    return Album(
        names,
        np.stack([squashed(opened(Path(photos) / name)) for name in names]),
        np.stack([squashed(Image.open((Path(labels) / name).with_suffix(".png")).convert("L")) for name in names]),
        np.array([folders.index(name.split("/")[0]) for name in names]),
        np.array([trust(name) for name in names], np.float32),
    )


def references(folder):
    """Pictures and hand-checked masks: NAME.jpg and NAME.png."""
    files = sorted(Path(folder).glob("*.jpg"))
    masks = [squashed(Image.open(file.with_suffix(".png")).convert("L")) for file in files]
    return np.stack([squashed(opened(file)) for file in files]), np.stack(masks)


def thumbnails(pictures):
    cell = SIDE // 16
    small = pictures.reshape(-1, 16, cell, 16, cell, 3).mean((2, 4)).reshape(len(pictures), -1)
    small -= small.mean(1, keepdims=True)
    return small / (np.linalg.norm(small, axis=1, keepdims=True) + 1e-6)


def split(album, reference_pictures):
    """Numbers of the photos learned from and of those held out.

    A tenth is held out, drawn by SEED from the sorted names; near copies of it or of the reference
    photos are in neither part.
    """
    held = sorted(random.Random(SEED).sample(range(len(album.names)), round(len(album.names) * HELD_OUT)))
    small = thumbnails(album.pictures)
    taboo = np.concatenate([small[held], thumbnails(reference_pictures)])
    apart = (small @ taboo.T).max(1) < SAME
    return np.array([i for i in np.flatnonzero(apart) if i not in set(held)]), np.array(held)
