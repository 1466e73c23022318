"""What can happen to a photo of a garment: other floors, light, shadow, hands, hangers, crops, turns.

Pictures are (B, 3, H, W) in 0 to 1, masks (B, 1, H, W) in 0 to 1. Every draw comes from torch's seed.
"""

import math

import numpy as np
import torch
from PIL import Image, ImageDraw, ImageFilter
from torch.nn import functional as F

from net import INPUT
from people import SKIN, People


# Other photos' grounds to choose from.
GROUNDS = 500


def chance(n, p):
    return (torch.rand(n, 1, 1, 1) < p).float()


def between(low, high, n):
    return low + (high - low) * torch.rand(n, 1, 1, 1)


def sometimes(p, change, x, *beside):
    """Changes each picture with chance p, and does the work for those alone."""
    rows = torch.nonzero(torch.rand(x.shape[0]) < p).flatten()
    if len(rows):
        x[rows] = change(x[rows], *(b[rows] for b in beside))
    return x


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


# --- grounds --------------------------------------------------------------------------------------


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


# --- what is no garment ---------------------------------------------------------------------------


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
