"""The first steps of a MobileNetV2 (Sandler et al. 2018, table 2) that was learned elsewhere, batch norm folded in.

The weights are those of object_detection_ssd_mobilenetv2_oidv4_fp16.tflite (Open Images V4; Apache-2.0), which lies in
objectron_solution_packed_assets.data of the npm package @mediapipe/objectron.
"""

import torch
from torch import nn
from torch.nn import functional as F

from tflite import convolutions

# Where the file begins in the package's data: that is a list of names and sizes, then the files.
TFLITE = slice(184, 9987912)
# How much wider, channels, how many, stride.
BOTTLENECKS = [(1, 16, 1, 1), (6, 24, 2, 2), (6, 32, 3, 2), (6, 64, 4, 2), (6, 96, 3, 1)]
DEEPEST = 96


class Convolution(nn.Module):
    """Learns its weights as shares of their own size, since folded batch norms leave some of them 100 times as large."""

    def __init__(self, name, weight, bias, stride, relu):
        super().__init__()
        weight, bias = torch.from_numpy(weight.copy()), torch.from_numpy(bias.copy())
        self.name, self.stride, self.relu = name, stride, relu
        self.by_channel = name.endswith("d")
        self.register_buffer("size", weight.pow(2).mean((1, 2, 3), keepdim=True).sqrt() + 1e-6)
        self.register_buffer("bias_size", bias.abs().mean() + 1e-3)
        self.share = nn.Parameter(weight / self.size)
        self.bias_share = nn.Parameter(bias / self.bias_size)

    def weights(self):
        return self.share * self.size, self.bias_share * self.bias_size

    def forward(self, x):
        weight, bias = self.weights()
        groups = len(weight) if self.by_channel else 1
        x = F.conv2d(x, weight, bias, self.stride, weight.shape[-1] // 2, groups=groups)
        return F.relu6(x) if self.relu else x


class Bottleneck(nn.Module):
    def __init__(self, name, read, widens, stride):
        super().__init__()
        take = lambda part, stride, relu: Convolution(name + part, *next(read), stride, relu)
        parts = [take("e", 1, True)] if widens else []
        self.parts = nn.Sequential(*parts, take("d", stride, True), take("p", 1, False))
        self.adds = stride == 1 and self.parts[0].share.shape[1] == self.parts[-1].share.shape[0]

    def forward(self, x):
        return x + self.parts(x) if self.adds else self.parts(x)


def in_order(convolution):
    """Weights (output, input, ky, kx), of a convolution by channel (channel, 1, ky, kx)."""
    weight, bias = convolution
    by_channel = weight.shape[0] == 1
    return weight.transpose(3, 0, 1, 2) if by_channel else weight.transpose(0, 3, 1, 2), bias


def mobile_net(package):
    """`package`: the path of objectron_solution_packed_assets.data."""
    with open(package, "rb") as file:
        read = map(in_order, convolutions(file.read()[TFLITE]))
    blocks = [Convolution("m0", *next(read), 2, True)]
    for wider, _, count, stride in BOTTLENECKS:
        for k in range(count):
            blocks.append(Bottleneck(f"m{len(blocks)}", read, wider > 1, stride if k == 0 else 1))
    return nn.Sequential(*blocks)


def layers(net):
    return [part for part in net.modules() if isinstance(part, Convolution)]
