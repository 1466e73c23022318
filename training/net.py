"""The segmentation net of core/src/cartoon/segment/net.ts, as PyTorch trains it."""

import torch
from torch import nn
from torch.nn import functional as F

INPUT = 160
OUTPUT = INPUT // 2
CLASSES = ["dress", "hat", "longsleeve", "outwear", "pants", "shirt", "shoes", "shorts", "skirt", "t-shirt"]

# name: input channels, output channels, stride, dilation
CONVOLUTIONS = {
    "s1": (3, 16, 2, 1),
    "s2a": (16, 24, 2, 1),
    "s2b": (24, 24, 1, 1),
    "s3a": (24, 48, 2, 1),
    "s3b": (48, 48, 1, 1),
    "s4a": (48, 112, 2, 1),
    "s4b": (112, 112, 1, 1),
    "s4c": (112, 112, 1, 2),
    "u3": (112 + 48, 32, 1, 1),
    "u2": (32 + 24, 16, 1, 1),
    "u1": (16 + 16, 16, 1, 1),
}


class Convolution(nn.Module):
    """3×3 convolution, batch norm, ReLU."""

    def __init__(self, inputs, outputs, stride, dilation):
        super().__init__()
        self.conv = nn.Conv2d(inputs, outputs, 3, stride, dilation, dilation=dilation, bias=False)
        self.norm = nn.BatchNorm2d(outputs)

    def forward(self, x):
        return F.relu(self.norm(self.conv(x)))


class Net(nn.Module):
    """Squashed photos (B, 3, 160, 160) in −1 to 1 to garment logits (B, 1, 80, 80) and class logits (B, 10)."""

    def __init__(self):
        super().__init__()
        for name, shape in CONVOLUTIONS.items():
            self.add_module(name, Convolution(*shape))
        deep = CONVOLUTIONS["s4c"][1]
        self.gl = nn.Linear(deep, deep)
        self.out = nn.Conv2d(CONVOLUTIONS["u1"][1], 1, 1)
        self.cls = nn.Linear(2 * deep, len(CLASSES))

    def forward(self, photo):
        x1 = self.s1(photo)
        x2 = self.s2b(self.s2a(x1))
        x3 = self.s3b(self.s3a(x2))
        x4 = self.s4c(self.s4b(self.s4a(x3)))
        x4 = x4 + self.gl(x4.mean((2, 3)))[:, :, None, None]
        y = self.u3(torch.cat([doubled(x4), x3], 1))
        y = self.u2(torch.cat([doubled(y), x2], 1))
        logits = self.out(self.u1(torch.cat([doubled(y), x1], 1)))
        return logits, self.cls(pooled(x4, torch.sigmoid(logits).detach()))


def doubled(x):
    return F.interpolate(x, scale_factor=2, mode="bilinear", align_corners=False)


def pooled(x4, garment):
    """Mean of the deepest features over the photo, beside their mean over the garment."""
    weight = F.avg_pool2d(garment, 8)
    on_garment = (x4 * weight).sum((2, 3)) / (weight.sum((2, 3)) + 1e-3)
    return torch.cat([x4.mean((2, 3)), on_garment], 1)
