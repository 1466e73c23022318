"""What can happen to a photo of a garment: other floors, light, shadow, hands, hangers, crops, turns.

Pictures are (B, 3, H, W) in 0 to 1, masks (B, 1, H, W) in 0 to 1. Every draw comes from torch's seed.
"""

import math

import numpy as np
import torch
from PIL import Image
from torch.nn import functional as F

from chance import between, chance, sometimes
from grounds import floor_colours, floors, without_garment
from net import INPUT
from people import People
from things import clutter, hand, hanger, laid, things


# Other photos' grounds to choose from.
GROUNDS = 500


# --- where the garment lies ---------------------------------------------------------------------


def affine(n, smallest, largest):
    """Mirroring, zoom (above 1 is smaller on the picture), turn by up to 30°, by quarters or by any angle, shift."""
    zoom = torch.exp(between(math.log(smallest), math.log(largest), n)).flatten()
    aspect = torch.exp(between(-0.15, 0.15, n)).flatten()
    turn = torch.where(torch.rand(n) < 0.4, between(-0.52, 0.52, n).flatten(), between(-0.12, 0.12, n).flatten())
    quarter = torch.randint(0, 4, (n,)) * (torch.rand(n) < 0.15)
    turn = turn + quarter * math.pi / 2
    turn = torch.where(torch.rand(n) < 0.06, between(-math.pi, math.pi, n).flatten(), turn)
    flip = torch.sign(torch.rand(n) - 0.5)
    matrix = torch.zeros(n, 2, 3)
    matrix[:, 0, 0] = torch.cos(turn) * zoom * aspect * flip
    matrix[:, 0, 1] = -torch.sin(turn) * zoom
    matrix[:, 1, 0] = torch.sin(turn) * zoom * flip
    matrix[:, 1, 1] = torch.cos(turn) * zoom / aspect
    matrix[:, :, 2] = (torch.rand(n, 2) * 2 - 1) * 0.2
    return matrix


def upright(n):
    """Room for a body around the garment: 0.8 to 2.4 times smaller, hardly turned, anywhere."""
    zoom = torch.exp(between(math.log(0.8), math.log(2.4), n)).flatten()
    matrix = torch.zeros(n, 2, 3)
    matrix[:, 0, 0] = zoom * torch.exp(between(0, 0.4, n)).flatten() * torch.sign(torch.rand(n) - 0.5)
    matrix[:, 1, 1] = zoom
    matrix[:, 0, 1] = zoom * between(-0.12, 0.12, n).flatten()
    matrix[:, :, 2] = (torch.rand(n, 2) * 2 - 1) * 0.35
    return matrix


def warped(x, matrix, padding):
    grid = F.affine_grid(matrix, (x.shape[0], x.shape[1], INPUT, INPUT), align_corners=False)
    return F.grid_sample(x, grid, padding_mode=padding, align_corners=False)


# --- colour and light ---------------------------------------------------------------------------


def relit(x, strength):
    """Exposure, brightness, colour mixing and gamma; below strength 1 all of them weaker."""
    n = x.shape[0]
    mixing = torch.eye(3)[None] + strength * 0.2 * (torch.rand(n, 3, 3) * 2 - 1)
    x = torch.einsum("bij,bjhw->bihw", mixing, x)
    x = x * (1 + strength * between(-0.3, 0.25, n)) + strength * between(-0.12, 0.12, n)
    return bent(x.clamp(0, 1), strength * between(-0.5, 0.5, n))


def bent(x, amount):
    """Darker or lighter mid-tones: a gamma's parabola, without its cost."""
    return x + amount * x * (1 - x)


def dimmed(x):
    """A lamp in the evening: little light, a warm or cold cast."""
    cast = 1 + torch.cat([between(-0.1, 0.3, x.shape[0]), torch.zeros(x.shape[0], 1, 1, 1), between(-0.4, 0.2, x.shape[0])], 1)
    return (x * cast * between(0.15, 0.7, x.shape[0])).clamp(0, 1)


def relit_apart(x, garment):
    """Garment and ground under different light."""
    return relit(x, 0.7) * garment + relit(x, 0.7) * (1 - garment)


def paler(x, garment):
    """The garment's mean colour moved towards the ground's: white on white, black on black."""
    on = (x * garment).sum((2, 3), keepdim=True) / (garment.sum((2, 3), keepdim=True) + 1)
    off = (x * (1 - garment)).sum((2, 3), keepdim=True) / ((1 - garment).sum((2, 3), keepdim=True) + 1)
    return (x + between(0.4, 0.9, x.shape[0]) * garment * (off - on)).clamp(0, 1)


def cast_shadow(x, garment):
    """The garment's own shadow, shifted and soft, on the ground only."""
    shadow = torch.empty_like(garment)
    for i in range(len(x)):
        dx, dy = int(torch.randint(-16, 17, ())), int(torch.randint(-8, 20, ()))
        soft = int(torch.randint(1, 8, ()))
        padded = F.pad(garment[i], (20, 20, 20, 20))
        moved = padded[:, 20 - dy : 20 - dy + INPUT, 20 - dx : 20 - dx + INPUT]
        shadow[i] = F.avg_pool2d(moved, 2 * soft + 1, 1, soft)
    return x * (1 - between(0.2, 0.75, len(x)) * shadow * (1 - garment))


def uneven_light(x):
    """A straight edge of light and dark across everything, hard or soft."""
    n = x.shape[0]
    axis = torch.linspace(-1, 1, INPUT)
    angle = between(0, 2 * math.pi, n)
    along = torch.cos(angle) * axis[None, None, None, :] + torch.sin(angle) * axis[None, None, :, None]
    edge = torch.sigmoid((along - between(-0.7, 0.7, n)) * torch.exp(between(0, 4, n)))
    return x * (1 - between(0.1, 0.6, n) * edge)


def blurred(x):
    return F.avg_pool2d(x, 3, 1, 1, count_include_pad=False)


def noisy(x):
    return (x + between(0, 0.05, len(x)) * torch.randn_like(x)).clamp(0, 1)


def as_jpegs(x):
    return torch.stack([as_jpeg(picture, int(torch.randint(12, 50, ()))) for picture in x])


def as_jpeg(picture, quality):
    from io import BytesIO

    file = BytesIO()
    Image.fromarray((picture.permute(1, 2, 0).numpy() * 255).astype(np.uint8)).save(file, "JPEG", quality=quality)
    return torch.from_numpy(np.array(Image.open(file))).permute(2, 0, 1).float() / 255


class Scenes:
    """Turns trusted photos into training scenes."""

    def __init__(self, pictures, masks, trust, classes, seed):
        self.classes = torch.from_numpy(classes)
        self.people = People(40, seed)
        self.pictures = torch.from_numpy(pictures).permute(0, 3, 1, 2)
        self.masks = torch.from_numpy(masks)[:, None]
        clean = np.random.default_rng(seed).permutation(np.flatnonzero(trust > 0.9))[:GROUNDS]
        self.grounds = without_garment(pictures[clean], masks[clean])
        self.floors = floors(240, seed)
        self.hangers = things(hanger, 120, seed)
        self.clutter = things(clutter, 120, seed)
        self.hands = things(hand, 120, seed)

    def ground(self, x, garment):
        """Another photo's ground or a drawn floor for each picture, with things on it."""
        n = x.shape[0]
        other = self.grounds[torch.randint(0, len(self.grounds), (n,))].float() / 255
        other = warped(other, affine(n, 0.6, 1.0), "reflection")
        drawn = self.floors[torch.randint(0, len(self.floors), (n,))] + floor_colours(x, garment)
        ground = torch.where(chance(n, 0.5) > 0, other, drawn.clamp(0, 1))
        ground = sometimes(0.3, lambda g: laid(g, self.clutter), ground)
        return sometimes(0.3, lambda g: laid(g, self.hangers), ground)

    def moved(self, both):
        """The garment, smaller or larger, on another ground; its last pixel of old ground is left behind."""
        x, y = warped(both, affine(len(both), 0.7, 1.7), "zeros").split([3, 1], 1)
        cover = (1.6 * y - 0.6).clamp(0, 1)
        return torch.cat([x * cover + self.ground(x, y) * (1 - cover), cover], 1)

    def worn(self, both, classes):
        """The garment, upright and with room around it, before somebody on another ground."""
        x, y = warped(both, upright(len(both)), "zeros").split([3, 1], 1)
        cover = (1.6 * y - 0.6).clamp(0, 1)
        body = self.people.behind(y, classes)
        light = between(0.6, 1.15, len(both))
        ground = self.ground(x, y) * (1 - body[:, 3:]) + (body[:, :3] * light).clamp(0, 1)
        return torch.cat([x * cover + ground * (1 - cover), cover], 1)

    def batch(self, chosen, trust):
        """Scenes (B, 3, 160, 160) in −1 to 1 and their masks for the photos of these numbers."""
        n = len(chosen)
        both = torch.cat([self.pictures[chosen], self.masks[chosen]], 1).float() / 255
        elsewhere = (torch.rand(n) < 0.4) & (trust > 0.9)
        scene = torch.empty(n, 4, INPUT, INPUT)
        worn = elsewhere & (torch.rand(n) < 0.25)
        if worn.any():
            scene[worn] = self.worn(both[worn], self.classes[chosen[worn]])
        if (elsewhere & ~worn).any():
            scene[elsewhere & ~worn] = self.moved(both[elsewhere & ~worn])
        stay = both[~elsewhere]
        crop = 0.55 if torch.rand(()) < 0.2 else 0.7
        scene[~elsewhere] = warped(stay, affine(len(stay), crop, 1.3), "reflection")
        x, y = scene.split([3, 1], 1)
        x = sometimes(0.3, relit_apart, x.contiguous(), y)
        x = sometimes(0.15, paler, x, y)
        x = sometimes(0.45, cast_shadow, x, y)
        scene = sometimes(0.12, lambda s: laid(s, self.hands), torch.cat([x, y], 1))
        x, y = scene[:, :3].contiguous(), scene[:, 3:]
        for p, change in [(0.7, lambda x: relit(x, 1)), (0.3, uneven_light), (0.18, dimmed), (0.15, blurred), (0.5, noisy), (0.08, as_jpegs)]:
            x = sometimes(p, change, x)
        return x.clamp(0, 1) * 2 - 1, y
