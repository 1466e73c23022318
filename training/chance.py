"""Draws for a batch of pictures, from torch's seed."""

import torch


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
