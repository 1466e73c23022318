import type { Grid } from "../kernels.ts";

/** East, west, south, north, south-east, north-west, south-west, north-east. */
export const neighbours = (width: number): Int32Array =>
  Int32Array.of(1, -1, width, -width, width + 1, -width - 1, width - 1, -width + 1);

const FREE = 0;

const SOURCE = 1;

const TERMINAL = 8;

const ORPHAN = 9;

const NONE = -1;

const EMPTY = 1e-6;

/**
 * The minimum cut by growing two search trees (Boykov & Kolmogorov, PAMI 2004), with their marking
 * heuristics for short paths. Uses up the grid's capacities.
 * @returns 1 for each node on the source's side, else 0.
 */
export const minCut = (grid: Grid): Uint8Array => {
  const { capacity, terminal } = grid;
  const count = grid.width * grid.height;
  const step = neighbours(grid.width);
  const tree = new Uint8Array(count);
  const parent = new Int8Array(count).fill(NONE);
  const stamp = new Int32Array(count);
  const depth = new Int32Array(count);
  const waiting = new Uint8Array(count);
  const queue = new Int32Array(count + 1);
  let head = 0;
  let tail = 0;
  let now = 0;
  let orphans: number[] = [];

  /** What can flow from node i along arc d, seen from a tree: towards the sink for its own. */
  const room = (i: number, d: number): number => capacity[i * 8 + d]!;

  const activate = (i: number): void => {
    if (waiting[i]) return;
    waiting[i] = 1;
    queue[tail] = i;
    tail = tail === count ? 0 : tail + 1;
  };

  const nextActive = (): number => {
    while (head !== tail) {
      const i = queue[head]!;
      head = head === count ? 0 : head + 1;
      waiting[i] = 0;
      if (tree[i] && parent[i] !== NONE) return i;
    }
    return NONE;
  };

  /** @returns the arc from the source tree to the sink tree that closes a path, as node·8 + arc. */
  const grow = (i: number): number => {
    const mine = tree[i]!;
    for (let d = 0; d < 8; d++) {
      const j = i + step[d]!;
      if ((mine === SOURCE ? room(i, d) : room(j, d ^ 1)) <= EMPTY) continue;
      if (tree[j] === FREE) {
        tree[j] = mine;
        adopt(j, i, d);
        activate(j);
      } else if (tree[j] !== mine) {
        return mine === SOURCE ? i * 8 + d : j * 8 + (d ^ 1);
      } else if (stamp[j]! <= stamp[i]! && depth[j]! > depth[i]! + 1 && parent[j] !== TERMINAL) {
        adopt(j, i, d);
      }
    }
    return NONE;
  };

  const adopt = (child: number, by: number, d: number): void => {
    parent[child] = d ^ 1;
    stamp[child] = stamp[by]!;
    depth[child] = depth[by]! + 1;
  };

  /** Walks from a node to its terminal; `toSource` tells which way the flow goes. */
  const narrowest = (start: number, toSource: boolean, limit: number): number => {
    let k = start;
    while (parent[k] !== TERMINAL) {
      const d = parent[k]!;
      const j = k + step[d]!;
      limit = Math.min(limit, toSource ? room(j, d ^ 1) : room(k, d));
      k = j;
    }
    return Math.min(limit, Math.abs(terminal[k]!));
  };

  const push = (start: number, toSource: boolean, flow: number): void => {
    let k = start;
    while (parent[k] !== TERMINAL) {
      const d = parent[k]!;
      const j = k + step[d]!;
      const arc = toSource ? j * 8 + (d ^ 1) : k * 8 + d;
      const back = toSource ? k * 8 + d : j * 8 + (d ^ 1);
      capacity[arc]! -= flow;
      capacity[back]! += flow;
      if (capacity[arc]! <= EMPTY) orphan(k, () => (capacity[arc] = 0));
      k = j;
    }
    terminal[k]! += toSource ? -flow : flow;
    if (Math.abs(terminal[k]!) <= EMPTY) orphan(k, () => (terminal[k] = 0));
  };

  const orphan = (i: number, empty: () => void): void => {
    empty();
    parent[i] = ORPHAN;
    orphans.push(i);
  };

  const augment = (bridge: number): void => {
    const from = bridge >> 3;
    const d = bridge & 7;
    const to = from + step[d]!;
    const flow = narrowest(to, false, narrowest(from, true, capacity[bridge]!));
    capacity[bridge]! -= flow;
    capacity[to * 8 + (d ^ 1)]! += flow;
    push(from, true, flow);
    push(to, false, flow);
  };

  /** @returns steps to the terminal, or 0 where the node hangs from an orphan. */
  const origin = (start: number): number => {
    let k = start;
    let steps = 0;
    for (;;) {
      if (stamp[k] === now) {
        steps += depth[k]!;
        break;
      }
      const p = parent[k]!;
      steps++;
      if (p === TERMINAL) {
        stamp[k] = now;
        depth[k] = 1;
        break;
      }
      if (p === ORPHAN || p === NONE) return 0;
      k += step[p]!;
    }
    let left = steps;
    for (k = start; stamp[k] !== now; k += step[parent[k]!]!) {
      stamp[k] = now;
      depth[k] = left--;
    }
    return steps;
  };

  const rescue = (o: number): void => {
    const mine = tree[o]!;
    let best = NONE;
    let shortest = Infinity;
    for (let d = 0; d < 8; d++) {
      const j = o + step[d]!;
      if (tree[j] !== mine || parent[j] === NONE) continue;
      if ((mine === SOURCE ? room(j, d ^ 1) : room(o, d)) <= EMPTY) continue;
      const steps = origin(j);
      if (steps && steps < shortest) {
        shortest = steps;
        best = d;
      }
    }
    if (best === NONE) return release(o, mine);
    parent[o] = best;
    stamp[o] = now;
    depth[o] = shortest + 1;
  };

  const release = (o: number, mine: number): void => {
    parent[o] = NONE;
    for (let d = 0; d < 8; d++) {
      const j = o + step[d]!;
      if (tree[j] !== mine || parent[j] === NONE) continue;
      if ((mine === SOURCE ? room(j, d ^ 1) : room(o, d)) > EMPTY) activate(j);
      const p = parent[j]!;
      const above = j + (step[p] ?? 0);
      if (p < TERMINAL && above === o) {
        parent[j] = ORPHAN;
        orphans.push(j);
      }
    }
    tree[o] = FREE;
  };

  for (let i = 0; i < count; i++) {
    if (!terminal[i]) continue;
    tree[i] = terminal[i]! > 0 ? SOURCE : 2;
    parent[i] = TERMINAL;
    depth[i] = 1;
    activate(i);
  }
  let active = nextActive();
  while (active !== NONE) {
    const bridge = grow(active);
    now++;
    if (bridge === NONE) {
      active = nextActive();
      continue;
    }
    augment(bridge);
    for (let k = 0; k < orphans.length; k++) rescue(orphans[k]!);
    orphans = [];
    if (parent[active] === NONE || !tree[active]) active = nextActive();
  }
  return tree.map((side) => (side === SOURCE ? 1 : 0));
};
