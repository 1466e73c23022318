"""What a garment may lie on: other photos' grounds, and drawn ones."""

import numpy as np
import torch
from PIL import Image
from torch.nn import functional as F

from chance import between, chance
from net import INPUT


def without_garment(pictures, masks):
    """The photos' grounds, the garment's place filled from around it; uint8 (N, 3, 112, 112)."""
    out = []
    for picture, mask in zip(pictures, masks):
        x = F.avg_pool2d(torch.from_numpy(picture).permute(2, 0, 1)[None].float(), 2)
        gone = F.max_pool2d(torch.from_numpy(mask)[None, None].float(), 2)
        empty = 1 - F.max_pool2d((gone > 20).float(), 7, 1, 3)
        known, weight = x * empty, empty
        for _ in range(6):
            known, weight = (F.avg_pool2d(v, 15, 1, 7) for v in (known, weight))
            filled = known / (weight + 1e-6)
            known = torch.where(empty > 0, x, torch.where(weight > 1e-4, filled, known))
            weight = torch.maximum(empty, (weight > 1e-4).float())
        out.append(known[0].clamp(0, 255).byte())
    return torch.stack(out)


def noise(rng, side, cells):
    """Smooth noise about 0 with `cells` bumps across (wide, high)."""
    small = rng.normal(size=cells[::-1]).astype(np.float32)
    return np.asarray(Image.fromarray(small).resize((side, side), Image.BICUBIC))


def boards(rng, side):
    wide = int(rng.integers(12, 40))
    tone = rng.normal(0, 0.05, side)[(np.arange(side) // wide)][:, None]
    grain = noise(rng, side, (4, 60)) * 0.03 + noise(rng, side, (2, 120)) * 0.02
    seam = (np.arange(side) % wide < rng.integers(1, 3))[:, None] * -0.15
    return tone + grain + seam


def tiles(rng, side):
    wide, joint = int(rng.integers(25, 90)), int(rng.integers(1, 4))
    grid = np.arange(side) % wide < joint
    return (grid[:, None] | grid[None, :]) * rng.choice([-0.15, 0.12]) + noise(rng, side, (12, 12)) * 0.01


def bedding(rng, side):
    folds = np.abs(noise(rng, side, (int(rng.integers(3, 8)), int(rng.integers(3, 8)))))
    return 0.08 * folds + 0.02 * noise(rng, side, (30, 30))


def carpet(rng, side):
    return 0.08 * noise(rng, side, (side // 2, side // 2)) + 0.04 * noise(rng, side, (20, 20))


def checks(rng, side):
    wide = int(rng.integers(6, 24))
    bands = (np.arange(side) // wide % 2) * rng.uniform(0.05, 0.25)
    return bands[:, None] + bands[None, :] * rng.integers(0, 2) + 0.01 * noise(rng, side, (60, 60))


def wall(rng, side):
    """Plain, with a second tone beyond a straight edge half of the time."""
    edge = (np.arange(side) > rng.integers(20, side - 20))[:, None] * rng.uniform(-0.3, 0.3)
    return edge * rng.integers(0, 2) + 0.02 * noise(rng, side, (3, 3))


def floors(count, seed, side=INPUT):
    """Drawn grounds of zero mean, (count, 1, side, side), to be put around any colour."""
    rng = np.random.default_rng(seed)
    kinds = [boards, tiles, bedding, carpet, checks, wall]
    planes = [kinds[i % len(kinds)](rng, side) * rng.uniform(0.3, 1.3) for i in range(count)]
    planes = [plane.T if rng.random() < 0.5 else plane for plane in planes]
    return torch.from_numpy(np.stack([p - p.mean() for p in planes]).astype(np.float32))[:, None]


def floor_colours(x, garment):
    """Any muted colour; for a third of the pictures close to the garment's own."""
    n = x.shape[0]
    grey = between(0.1, 1, n)
    free = (grey + between(-0.12, 0.12, n) * torch.tensor([1.0, 0.2, -1.0])[None, :, None, None]).clamp(0, 1)
    own = (x * garment).sum((2, 3), keepdim=True) / (garment.sum((2, 3), keepdim=True) + 1)
    return torch.where(chance(n, 0.33) > 0, own + between(-0.08, 0.08, n), free)
