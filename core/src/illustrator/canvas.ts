import type { Point } from "./geometry.ts";
import { flatten, winding } from "./geometry.ts";

/** What lies over what, back to front. Garments name a layer; nothing else decides the order. */
const LAYERS = {
  scene: 0,
  ground: 5,
  behind: 10,
  hairBack: 12,
  coatBack: 14,
  hood: 16,
  legs: 20,
  socks: 21,
  shoes: 22,
  tucked: 23,
  bottoms: 24,
  boots: 26,
  torso: 19,
  base: 30,
  belt: 34,
  mid: 36,
  collar: 38,
  outer: 40,
  strap: 44,
  held: 45,
  arms: 46,
  lapels: 48,
  raised: 50,
  scarf: 56,
  hairFall: 57,
  head: 60,
  hair: 62,
  glasses: 64,
  hat: 66,
} as const;

export type Layer = keyof typeof LAYERS;

/** `shape` is what a mark covers; `cloth` says whether it shows the piece's own colour, or is a trimming on it. */
type Mark = {
  z: number;
  svg: string;
  piece: number;
  shape: string;
  cloth: boolean;
  /** Attributes of the group that it is drawn in. */
  wrap: string;
};

const grouped = (svg: string, attributes: string): string =>
  attributes ? `<g ${attributes}>${svg}</g>` : svg;

/** Collects marks in any order and writes them back to front. */
export class Canvas {
  readonly #defs: Map<string, { id: string; markup: string }>;
  readonly #marks: Mark[] = [];
  #wrap = "";
  /** The piece that is being drawn, so that its shapes can be found again; -1 is the person and the scene. */
  piece = -1;

  /** A sheet of its own that shares another one's definitions. */
  constructor(shared?: Canvas) {
    this.#defs = shared ? shared.#defs : new Map<string, { id: string; markup: string }>();
  }

  /** `lift` orders marks within a layer. */
  add(
    layer: Layer,
    svg: string,
    place: { lift?: number; shape?: string; cloth?: boolean } = {},
  ): void {
    const { lift = 0, shape = "", cloth = true } = place;
    const wrap = this.#wrap;
    this.#marks.push({
      z: LAYERS[layer] + lift / 100,
      svg: grouped(svg, wrap),
      piece: this.piece,
      shape,
      cloth,
      wrap,
    });
  }

  /** Adds a definition once and answers its id; `make` gets the id. */
  define(key: string, make: (id: string) => string): string {
    const known = this.#defs.get(key);
    if (known) return known.id;
    const id = `d${this.#defs.size}`;
    this.#defs.set(key, { id, markup: make(id) });
    return id;
  }

  /** Draws with every mark in a group that has these attributes. */
  within(attributes: string, draw: (canvas: Canvas) => void): void {
    const outer = this.#wrap;
    this.#wrap = attributes;
    draw(this);
    this.#wrap = outer;
  }

  clip(data: string): string {
    return this.define(
      `clip ${data}`,
      (id) => `<clipPath id="${id}"><path d="${data}"/></clipPath>`,
    );
  }

  get defs(): string {
    return [...this.#defs.values()].map(({ markup }) => markup).join("");
  }

  get body(): string {
    return this.#sorted()
      .map(({ svg }) => svg)
      .join("");
  }

  /** A border around everything that has a shape, to lie behind it: as stickers have, so that it stands out on any ground. */
  border(width: number): string {
    const shapes = this.#marks.filter(({ shape }) => shape);
    const wraps = [...new Set(shapes.map(({ wrap }) => wrap))];
    return wraps
      .map((wrap) => {
        const d = shapes.flatMap((mark) => (mark.wrap === wrap ? mark.shape : [])).join("");
        const stroke = `stroke="#ffffff" stroke-width="${width * 2}" stroke-linejoin="round"`;
        return grouped(`<path d="${d}" fill="#ffffff" ${stroke}/>`, wrap);
      })
      .join("");
  }

  /** The box around a piece's shapes. */
  bounds(piece: number): { left: number; top: number; right: number; bottom: number } | null {
    const points = this.#marks
      .filter((mark) => mark.piece === piece && mark.shape)
      .flatMap((mark) => flatten(mark.shape).flat());
    if (!points.length) return null;
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    return {
      left: Math.min(...xs),
      top: Math.min(...ys),
      right: Math.max(...xs),
      bottom: Math.max(...ys),
    };
  }

  /** Places where a piece's cloth is to be seen, nothing lying over it: on a grid, the roomiest first. */
  visible(piece: number, step = 7): Point[] {
    const shapes = this.#sorted()
      .filter(({ shape }) => shape)
      .map((mark) => ({ owner: mark.cloth ? mark.piece : -1, rings: flatten(mark.shape) }));
    const top = (p: Point): number =>
      shapes.findLast(({ rings }) => winding(rings, p) !== 0)?.owner ?? -1;
    const box = this.bounds(piece);
    if (!box) return [];
    const seen: Point[] = [];
    for (let y = box.top; y <= box.bottom; y += step)
      for (let x = box.left; x <= box.right; x += step)
        if (top([x, y]) === piece) seen.push([x, y]);
    const keys = new Set(seen.map(String));
    const room = ([x, y]: Point): number =>
      [-1, 0, 1]
        .flatMap((i) => [-1, 0, 1].map((j) => String([x + i * step, y + j * step])))
        .filter((key) => keys.has(key)).length;
    return seen.sort((a, b) => room(b) - room(a));
  }

  #sorted(): Mark[] {
    return this.#marks.toSorted((a, b) => a.z - b.z);
  }
}
