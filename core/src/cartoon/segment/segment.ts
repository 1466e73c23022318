import type { Pixels } from "../contract.ts";
import type { Gains, Kernels, Lab } from "../kernels/kernels.ts";
import { type Field, resample, resampleField, whole } from "../resample.ts";
import { planes } from "../canvas.ts";
import { type ColourModel, graphCut, logit } from "./graph-cut.ts";
import { whiteBalance } from "./white.ts";
import { type Answer, INPUT, type Net, OUTPUT } from "./net.ts";

/** Longest side of the graph cut in pixels. */
const SIDE = 224;
/** At or under it, or where the garment fills less or more than this, the photo becomes a card. */
const SURE = 0.75;
const LEAST = 0.03;
const MOST = 0.93;

type Segmentation = {
  /** The garment over the whole photo, 1 or 0. */
  cut: Field;
  /** 0 to 1: soft overlap of the net's probability and the cut (Σ min / Σ max). */
  confidence: number;
  /** Whether the cut can be trusted. */
  sure: boolean;
  /** What makes the background white where it nearly is. */
  gains: Gains;
  colours: ColourModel;
  /** What the net made of the photo; see `Answer`. */
  features: Float32Array;
};

/** Photo in, garment out: the net finds it, a graph cut gives it the edges that the photo has. */
export function segment(kernels: Kernels, net: Net, photo: Pixels): Segmentation {
  return kernels.scope(() => {
    const { lab, width, height } = smallLab(kernels, photo);
    const { garment: answer, features } = look(kernels, net, photo);
    const square = { data: kernels.floats(answer.length), width: OUTPUT, height: OUTPUT };
    square.data.set(answer);
    const probability = resampleField(kernels, square, whole(square), width, height);
    square.data.set(answer.map(logit));
    const prior = resampleField(kernels, square, whole(square), width, height);
    const { cut, colours } = graphCut(kernels, lab, probability, prior, width, height);
    const data = new Float32Array(cut);
    const confidence = overlap(probability, data);
    const area = cut.reduce((sum, v) => sum + v, 0) / cut.length;
    const sure = confidence > SURE && area > LEAST && area < MOST;
    const gains = whiteBalance(lab, data);
    return { cut: { data, width, height }, confidence, sure, gains, colours, features };
  });
}

/** What the net makes of the whole photo, squashed to its input. */
export function look(kernels: Kernels, net: Net, photo: Pixels): Answer {
  return kernels.scope(() => {
    const squashed = resample(kernels, photo, whole(photo), INPUT, INPUT);
    for (let i = 0; i < squashed.length; i++) squashed[i] = squashed[i]! / 127.5 - 1;
    return net(squashed);
  });
}

/** The photo at the resolution of the cut; fours across, since the kernels take four pixels at a time. */
export function smallLab(
  kernels: Kernels,
  photo: Pixels,
): { lab: Lab; width: number; height: number } {
  const scale = SIDE / Math.max(photo.width, photo.height);
  const fours = (side: number): number => Math.max(8, Math.round((side * scale) / 4) * 4);
  const [width, height] = [fours(photo.width), fours(photo.height)];
  const lab = planes(kernels, width * height);
  kernels.toLab(resample(kernels, photo, whole(photo), width, height), [1, 1, 1], lab);
  return { lab, width, height };
}

function overlap(a: Float32Array, b: Float32Array): number {
  let both = 0;
  let either = 0;
  for (let i = 0; i < a.length; i++) {
    both += Math.min(a[i]!, b[i]!);
    either += Math.max(a[i]!, b[i]!);
  }
  return either ? both / either : 0;
}
