import type { Kernels } from "./kernels.ts";

/** What the pipeline needs of WebAssembly, which core's language library does not declare. */
declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => object;
  Memory: new (size: { initial: number }) => { buffer: ArrayBuffer };
  Instance: new (module: object, imports: object) => { exports: unknown };
};

type Exports = Record<
  Exclude<keyof Kernels, Room | "flow"> | "structure" | "minorAxis",
  (...numbers: number[]) => number
>;
type Room = "floats" | "room" | "ints" | "shorts" | "bytes" | "scope";

const PAGE = 65536;
/** What `minCut` notes for each node; see cut.as.ts. */
const NODE_BYTES = 19;
/** Some loops read or write up to three lanes past their end. */
const SLACK = 64;

type KernelModule = { module: object };

/** @throws where the bytes are no WASM or this machine has no SIMD. */
export const compileKernels = (code: Uint8Array): KernelModule => ({
  module: new WebAssembly.Module(code),
});

/**
 * Kernels over `megabytes` of memory that never grows, so that no view is ever detached.
 * Pages are only taken from the machine once touched.
 */
export function wasmKernels({ module }: KernelModule, megabytes: number): Kernels {
  const memory = new WebAssembly.Memory({ initial: (megabytes << 20) / PAGE });
  const { buffer } = memory;
  const run = new WebAssembly.Instance(module, { env: { memory } }).exports as Exports;
  let top = PAGE;
  const take = (bytes: number): number => {
    const at = top;
    top = (top + bytes + SLACK + 15) & ~15;
    if (top > buffer.byteLength) throw new RangeError("The cartoon kernels are out of memory.");
    return at;
  };
  const room = (length: number): Float32Array => new Float32Array(buffer, take(length * 4), length);
  const floats = (length: number): Float32Array => room(length).fill(0);
  const scope = <T>(work: () => T): T => {
    const mark = top;
    try {
      return work();
    } finally {
      top = mark;
    }
  };
  const at = (view: Float32Array | Int32Array | Int16Array | Uint8Array): number => {
    if (view.buffer !== buffer) throw new TypeError("The array is not from these kernels.");
    return view.byteOffset;
  };
  const ints = (length: number): Int32Array =>
    new Int32Array(buffer, take(length * 4), length).fill(0);
  const shorts = (length: number): Int16Array =>
    new Int16Array(buffer, take(length * 2), length).fill(0);
  const bytes = (length: number): Uint8Array =>
    new Uint8Array(buffer, take(length), length).fill(0);
  const blur: Kernels["blur"] = (source, out, width, height, taps) =>
    scope(() => {
      const across = take(width * height * 4);
      const line = take((width + 2 * taps.length) * 4);
      run.blur(at(source), at(out), width, height, at(taps), taps.length - 1, across, line);
    });

  return {
    floats,
    room,
    ints,
    shorts,
    bytes,
    scope,
    conv3(input, output, { pairs, scales, bias }, stride, dilation) {
      scope(() =>
        run.conv3(
          at(input.data),
          input.side,
          input.channels,
          at(output.data),
          output.channels,
          stride,
          dilation,
          at(pairs),
          at(scales),
          at(bias),
          take(input.data.length * 2),
        ),
      );
      // four columns at a time: a side that is no multiple of 4 spills into the border
      if (output.side % 4 === 0) return;
      const { data, side, channels } = output;
      for (let y = 2; y < side + 2; y++) {
        const border = (y * (side + 4) + side + 2) * channels;
        data.fill(0, border, border + 2 * channels);
      }
    },
    upsample(input, output) {
      run.upsample(at(input.data), input.side, input.channels, at(output.data), output.channels);
    },
    putBeside(input, output, channel) {
      const start = at(output.data) + channel * 4;
      run.putBeside(at(input.data), input.side, input.channels, start, output.channels);
    },
    resampleRow(row, axis, out) {
      run.resampleRow(at(row), at(axis.first), at(axis.weights), axis.taps, axis.length, at(out));
    },
    unpackRow: (bytes, count, out) => run.unpackRow(at(bytes), count, at(out)),
    mixRows(rows, weights, out) {
      run.mixRows(at(rows), weights.length, out.length, at(weights), at(out));
    },
    toLab(rgbx, gains, { L, a, b }) {
      run.toLab(at(rgbx), L.length, ...gains, at(L), at(a), at(b));
    },
    blur,
    boxMean(source, out, width, height, radius) {
      scope(() => {
        const across = take(width * height * 4);
        const line = take((width + 2 * radius + 4) * 4);
        run.boxMean(at(source), at(out), width, height, radius, across, line);
      });
    },
    above: (plane, limit, value, out) => run.above(at(plane), plane.length, limit, value, at(out)),
    subtract: (plane, other) => run.subtract(at(plane), at(other), plane.length),
    guidedFilter(mask, { L, a, b }, width, height, { radius, epsilon, chromaWeight }, out) {
      scope(() => {
        const planes = take(7 * width * height * 4 + (width + 2 * radius + 4) * 4);
        run.guidedFilter(
          at(mask),
          at(L),
          at(a),
          at(b),
          width,
          height,
          radius,
          epsilon,
          chromaWeight,
          planes,
          at(out),
        );
      });
    },
    sample(field, from, { left, top, ...window }, width, height, out, outside) {
      scope(() => {
        run.sample(
          at(field),
          from.width,
          from.height,
          left,
          top,
          window.width / width,
          window.height / height,
          width,
          height,
          outside === undefined ? 1 : 0,
          outside ?? 0,
          at(out),
          take(from.width * 4),
          take(width * 8),
        );
      });
    },
    domainTransform({ L, a, b }, width, height, options) {
      scope(() => {
        const plane = (): number => take(L.length * 4);
        run.domainTransform(
          at(L),
          at(a),
          at(b),
          width,
          height,
          options.sigmaSpace,
          options.sigmaRange,
          options.threshold,
          options.chromaWeight,
          options.rounds,
          plane(),
          plane(),
          plane(),
          plane(),
          take(L.length * 16),
        );
      });
    },
    weave(
      { L, a, b },
      soft,
      far,
      crowd,
      width,
      height,
      { reach, limit, edge, most, chromaWeight },
    ) {
      return scope(() => {
        const planes = [at(L), at(a), at(b), at(soft), at(far), at(crowd)] as const;
        const sums = floats(16);
        run.weave(...planes, width, height, reach, limit, edge, most, chromaWeight, at(sums));
        const sum = (from: number): number => sums.subarray(from, from + 4).reduce((s, v) => s + v);
        const pixels = Math.max(1, sum(12));
        return { edges: sum(0) / pixels, lone: sum(4) / pixels, grain: sum(8) / pixels };
      });
    },
    distance(inside, width, height, reach, out) {
      scope(() => {
        const column = take(inside.length * 4);
        const line = (width + 2 * reach + 8) * 4;
        run.distance(at(inside), width, height, reach, at(out), column, take(line), take(line));
      });
    },
    regions(plane, width, height) {
      const labels = new Int32Array(buffer, take(plane.length * 4), plane.length);
      const areas = ints(plane.length + 1);
      const atBorder = bytes(plane.length + 1);
      const values = bytes(plane.length + 1);
      const count = scope(() =>
        run.regions(
          at(plane),
          width,
          height,
          at(labels),
          take(plane.length * 4 + 8),
          take(plane.length * 4 + 8),
          at(areas),
          at(atBorder),
          at(values),
        ),
      );
      return {
        labels,
        areas: areas.subarray(0, count + 1),
        atBorder: atBorder.subarray(0, count + 1),
        values: values.subarray(0, count + 1),
      };
    },
    repaint: (plane, regions, values) =>
      run.repaint(at(plane), at(regions), at(values), plane.length),
    borders(labels, { L, a, b }, width, height, regions, count, look) {
      const out = floats(regions.areas.length * count * 2);
      run.borders(
        at(labels),
        at(L),
        at(a),
        at(b),
        width,
        height,
        at(regions.labels),
        count,
        look.reach,
        look.clear,
        look.chromaWeight,
        at(out),
      );
      return out;
    },
    majority(labels, width, height, radius, apart, out) {
      scope(() => {
        const count = Math.sqrt(apart.length);
        run.majority(at(labels), width, height, radius, count, at(apart), at(bytes(4112)), at(out));
      });
    },
    contrastArcs({ L, a, b }, width, height, smoothness, chromaWeight) {
      const arcs = floats((width + 2) * (height + 2) * 8);
      run.contrastArcs(at(L), at(a), at(b), width, height, smoothness, chromaWeight, at(arcs));
      return arcs;
    },
    binned(plane, bins, { start, scale }, cells) {
      run.binned(at(plane), plane.length, bins, start, scale, at(cells));
    },
    tie(cells, ratios, weight, prior, held, { width, height, terminal }) {
      const ties = [at(prior), at(held), width, height, at(terminal)] as const;
      run.tie(at(cells), at(ratios), weight, ...ties);
    },
    minCut({ width, height, capacity, terminal }) {
      const side = bytes(width * height);
      scope(() => {
        const planes = bytes(width * height * NODE_BYTES + 8);
        run.minCut(at(capacity), at(terminal), width, height, at(planes), at(side));
      });
      return side;
    },
    flow(lightness, width, height, taps) {
      const [w, h] = [width >> 1, height >> 1];
      const flow = { x: floats(w * h), y: floats(w * h) };
      scope(() => {
        const [x, y, g] = [flow.x, flow.y, floats(w * h)];
        run.structure(at(lightness), width, height, take(w * h * 4), at(x), at(y), at(g));
        for (const part of [x, y, g]) blur(part, part, w, h, taps);
        run.minorAxis(at(x), at(y), at(g), w * h);
      });
      return flow;
    },
    crowding(labels, width, height, radius, out) {
      scope(() => {
        const plane = (): number => take(labels.length);
        run.crowding(at(labels), width, height, radius, plane(), plane(), at(out));
      });
    },
    candidates(plane, distance, crowd, { deepest, limit, most }, marked) {
      const { length } = plane;
      run.candidates(at(plane), at(distance), at(crowd), length, deepest, limit, most, at(marked));
    },
    alongFlow(plane, flow, crowd, width, height, { reach, share, weak }, marked, out) {
      const [x, y, ...stroke] = [at(flow.x), at(flow.y), reach, share, weak] as const;
      run.alongFlow(at(plane), x, y, at(crowd), width, height, ...stroke, at(marked), at(out));
    },
    inked: (strength, marked, from, ramp, out) =>
      run.inked(at(strength), at(marked), marked.length, from, ramp, at(out)),
    histogram({ L, a, b }, distance, width, height, limit, cells) {
      const out = floats(cells.L * cells.ab ** 2 * 4);
      run.histogram(
        at(L),
        at(a),
        at(b),
        at(distance),
        width,
        height,
        limit,
        cells.L,
        cells.ab,
        cells.spanAb,
        at(out),
      );
      return out;
    },
    rim(labels, far, width, height, { dx, dy, limit, value }, out) {
      run.rim(at(labels), at(far), width, height, dx, dy, limit, value, at(out));
    },
    present(plane) {
      const out = bytes(256);
      run.present(at(plane), plane.length, at(out));
      return out;
    },
    renumber(labels, table, out) {
      scope(() => {
        const numbers = bytes(16);
        table.forEach((number, k) => (numbers[k] = ~number));
        run.renumber(at(labels), labels.length, at(numbers), at(out));
      });
    },
    fillNumbers(labels, tones, perEntry, out) {
      run.fillNumbers(at(labels), at(tones), perEntry, labels.length, at(out));
    },
    assign({ L, a, b }, inside, centres, scaleL, scaleAb, out) {
      run.assign(
        at(L),
        at(a),
        at(b),
        at(inside),
        inside.length,
        at(centres),
        centres.length / 3,
        scaleL,
        scaleAb,
        at(out),
      );
    },
    sums(labels, { L, a, b }, distance, limit, count) {
      const out = floats(count * 4);
      run.sums(at(labels), at(L), at(a), at(b), at(distance), limit, labels.length, at(out));
      return out;
    },
    sharedEdges(
      labels,
      { L, a, b },
      distance,
      width,
      height,
      limit,
      span,
      centres,
      scaleL,
      scaleAb,
    ) {
      const count = centres.length / 3;
      const out = floats(count * count * 2);
      run.sharedEdges(
        at(labels),
        at(L),
        at(a),
        at(b),
        at(distance),
        width,
        height,
        limit,
        span,
        at(centres),
        count,
        scaleL,
        scaleAb,
        at(out),
      );
      return out;
    },
    compose(paint, width, height, out, start, stride) {
      scope(() => {
        const outline = floats(4);
        outline.set(paint.outline);
        run.compose(
          at(paint.fill),
          at(paint.ink),
          at(paint.distance),
          at(paint.colours),
          paint.inkAt,
          paint.perEntry,
          at(outline),
          paint.outlineWidth,
          paint.borderWidth,
          width,
          height,
          at(out) + start,
          stride,
        );
      });
    },
  };
}
