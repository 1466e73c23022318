"""What is learned of the cut, in which words, and what is known of each photo."""

import numpy as np
import torch

from net import CLASSES

# Too few photos show these to tell them from what they are a kind of.
WIDER = {
    "jacket": ["parka", "raincoat", "quilted-jacket", "denim-jacket", "anorak"],
    "gilet": ["puffer-vest"],
    "leather-jacket": ["biker-jacket"],
    "coat": ["trench-coat", "pea-coat", "faux-fur-coat"],
    "hoodie": ["zip-hoodie"],
    "skirt": ["a-line-skirt", "leather-skirt", "tulle-skirt"],
    "trousers": ["chinos", "wide-leg-trousers"],
    "shorts": ["cargo-shorts"],
    "cap": ["flat-cap"],
    "dress-shoes": ["loafers"],
    "slippers": ["flip-flops"],
    "hip": ["cropped"],
    "collar": ["lapels"],
}
KINDS = """jacket puffer-jacket puffer-coat gilet bomber-jacket leather-jacket coat cardigan hoodie track-jacket fleece
quarter-zip tee long-sleeve-tee sweatshirt sweater turtleneck-sweater polo-shirt shirt blouse dress skirt denim-skirt
pencil-skirt pleated-skirt jeans trousers joggers leggings denim-shorts sports-shorts shorts cap beanie bucket-hat hat
sneakers boots knee-boots heels sandals ballet-flats dress-shoes slippers""".split()
# name: what it tells, its answers, how much it counts
HEADS = {
    "knd": ("kind", KINDS, 1.0),
    "len": ("length", ["hip", "thigh", "knee", "calf", "ankle"], 0.6),
    "nck": ("neckline", ["crew", "scoop", "v-neck", "collar", "stand", "hood", "turtleneck"], 1.0),
    "clo": ("closure", ["buttons", "zip", "open", "pullover"], 0.8),
    "arm": ("sleeve", ["none", "short", "three-quarter", "long"], 0.7),
    # only while it learns: they give the features more to see
    "class": ("class", CLASSES, 0.5),
    "pattern": ("pattern", ["plain", "striped", "checked", "print"], 0.6),
}
LEARNED_ALONG = ("class", "pattern")
# Learned apart, and said in one word.
SAME_WORD = {"scoop": "crew"}
# What a folder's name says of nearly all in it, where nobody looked; it counts less.
USUAL = {
    "shirt": {"kind": "shirt", "neckline": "collar", "closure": "buttons", "length": "hip"},
    "t-shirt": {"kind": "tee", "closure": "pullover", "length": "hip"},
    "longsleeve": {"length": "hip"},
    "pants": {"length": "ankle"},
    "dress": {"kind": "dress"},
}
USUAL_COUNTS = 0.3
FOLDED = {narrow: wide for wide, narrows in WIDER.items() for narrow in narrows}


def seen_of(name, cuts, looks):
    """What a person saw, and apart from it what the folder says."""
    folder = name.split("/")[0]
    seen = {trait: FOLDED.get(value, value) for trait, value in cuts.get(name, {}).items()}
    look = looks.get(name, {})
    return {"class": folder} | look | seen, {t: v for t, v in USUAL.get(folder, {}).items() if t not in seen}


def answers(names, cuts, looks):
    """Answers' numbers and how much each counts, by head; -100 where nothing is known."""
    known = {head: np.full(len(names), -100) for head in HEADS}
    counts = {head: np.ones(len(names), np.float32) for head in HEADS}
    for i, name in enumerate(names):
        seen, usual = seen_of(name, cuts, looks)
        for head, (trait, all, _) in HEADS.items():
            value = seen.get(trait, usual.get(trait))
            if value in all:
                known[head][i] = all.index(value)
                counts[head][i] = 1 if trait in seen else USUAL_COUNTS
    return {h: torch.from_numpy(v) for h, v in known.items()}, {h: torch.from_numpy(v) for h, v in counts.items()}


def words_of(head):
    return [SAME_WORD.get(answer, answer) for answer in HEADS[head][1]]
