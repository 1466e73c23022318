const SOURCE: u8 = 1;
const SINK: u8 = 2;
const TERMINAL: i8 = 8;
const ORPHAN: i8 = 9;
const NONE: i8 = -1;
const EMPTY: f32 = 1e-6;

// Node planes of the grid; see twin/cut.ts for what each holds. Arcs: eight floats a node.
let capacity: usize, terminal: usize, tree: usize, parent: usize, stamp: usize, depth: usize, waiting: usize, queue: usize, orphans: usize;
let count: i32, head: i32, tail: i32, now: i32, orphanHead: i32, orphanTail: i32;
let step0: i32, step2: i32, step4: i32, step6: i32;

// @ts-ignore: decorator
@inline function step(d: i32): i32 {
  const half = d >> 1;
  const s = half == 0 ? step0 : half == 1 ? step2 : half == 2 ? step4 : step6;
  return d & 1 ? -s : s;
}
// @ts-ignore: decorator
@inline function arc(i: i32, d: i32): usize { return capacity + (<usize>(i * 8 + d) << 2); }
// @ts-ignore: decorator
@inline function room(i: i32, d: i32): f32 { return load<f32>(arc(i, d)); }
// @ts-ignore: decorator
@inline function treeOf(i: i32): u8 { return load<u8>(tree + i); }
// @ts-ignore: decorator
@inline function parentOf(i: i32): i8 { return load<i8>(parent + i); }
// @ts-ignore: decorator
@inline function int(plane: usize, i: i32): i32 { return load<i32>(plane + (<usize>i << 2)); }
// @ts-ignore: decorator
@inline function put(plane: usize, i: i32, v: i32): void { store<i32>(plane + (<usize>i << 2), v); }

function activate(i: i32): void {
  if (load<u8>(waiting + i)) return;
  store<u8>(waiting + i, 1);
  put(queue, tail, i);
  tail = tail == count ? 0 : tail + 1;
}

function nextActive(): i32 {
  while (head != tail) {
    const i = int(queue, head);
    head = head == count ? 0 : head + 1;
    store<u8>(waiting + i, 0);
    if (treeOf(i) && parentOf(i) != NONE) return i;
  }
  return -1;
}

function adopt(child: i32, by: i32, d: i32): void {
  store<i8>(parent + child, <i8>(d ^ 1));
  put(stamp, child, int(stamp, by));
  put(depth, child, int(depth, by) + 1);
}

function grow(i: i32): i32 {
  const mine = treeOf(i);
  for (let d = 0; d < 8; d++) {
    const j = i + step(d);
    if ((mine == SOURCE ? room(i, d) : room(j, d ^ 1)) <= EMPTY) continue;
    const other = treeOf(j);
    if (other == 0) {
      store<u8>(tree + j, mine);
      adopt(j, i, d);
      activate(j);
    } else if (other != mine) {
      return mine == SOURCE ? i * 8 + d : j * 8 + (d ^ 1);
    } else if (int(stamp, j) <= int(stamp, i) && int(depth, j) > int(depth, i) + 1 && parentOf(j) != TERMINAL) {
      adopt(j, i, d);
    }
  }
  return -1;
}

function narrowest(start: i32, toSource: bool, limit: f32): f32 {
  let k = start;
  while (parentOf(k) != TERMINAL) {
    const d = <i32>parentOf(k), j = k + step(d);
    limit = min(limit, toSource ? room(j, d ^ 1) : room(k, d));
    k = j;
  }
  return min(limit, abs(load<f32>(terminal + (<usize>k << 2))));
}

function orphan(i: i32): void {
  store<i8>(parent + i, ORPHAN);
  put(orphans, orphanTail, i);
  orphanTail = orphanTail == count ? 0 : orphanTail + 1;
}

function push(start: i32, toSource: bool, flow: f32): void {
  let k = start;
  while (parentOf(k) != TERMINAL) {
    const d = <i32>parentOf(k), j = k + step(d);
    const used = toSource ? arc(j, d ^ 1) : arc(k, d);
    const back = toSource ? arc(k, d) : arc(j, d ^ 1);
    store<f32>(back, load<f32>(back) + flow);
    const left = load<f32>(used) - flow;
    if (left <= EMPTY) {
      store<f32>(used, 0);
      orphan(k);
    } else store<f32>(used, left);
    k = j;
  }
  const t = terminal + (<usize>k << 2);
  const left = load<f32>(t) + (toSource ? -flow : flow);
  if (abs(left) <= EMPTY) {
    store<f32>(t, 0);
    orphan(k);
  } else store<f32>(t, left);
}

function augment(bridge: i32): void {
  const from = bridge >> 3, d = bridge & 7, to = from + step(d);
  const forth = arc(from, d), back = arc(to, d ^ 1);
  const flow = narrowest(to, false, narrowest(from, true, load<f32>(forth)));
  store<f32>(forth, load<f32>(forth) - flow);
  store<f32>(back, load<f32>(back) + flow);
  push(from, true, flow);
  push(to, false, flow);
}

function origin(start: i32): i32 {
  let k = start, steps = 0;
  for (;;) {
    if (int(stamp, k) == now) {
      steps += int(depth, k);
      break;
    }
    const p = parentOf(k);
    steps++;
    if (p == TERMINAL) {
      put(stamp, k, now);
      put(depth, k, 1);
      break;
    }
    if (p == ORPHAN || p == NONE) return 0;
    k += step(p);
  }
  let left = steps;
  for (k = start; int(stamp, k) != now; k += step(parentOf(k))) {
    put(stamp, k, now);
    put(depth, k, left--);
  }
  return steps;
}

function rescue(o: i32): void {
  const mine = treeOf(o);
  let best = -1, shortest = i32.MAX_VALUE;
  for (let d = 0; d < 8; d++) {
    const j = o + step(d);
    if (treeOf(j) != mine || parentOf(j) == NONE) continue;
    if ((mine == SOURCE ? room(j, d ^ 1) : room(o, d)) <= EMPTY) continue;
    const steps = origin(j);
    if (steps && steps < shortest) {
      shortest = steps;
      best = d;
    }
  }
  if (best >= 0) {
    store<i8>(parent + o, <i8>best);
    put(stamp, o, now);
    put(depth, o, shortest + 1);
    return;
  }
  store<i8>(parent + o, NONE);
  for (let d = 0; d < 8; d++) {
    const j = o + step(d);
    if (treeOf(j) != mine || parentOf(j) == NONE) continue;
    if ((mine == SOURCE ? room(j, d ^ 1) : room(o, d)) > EMPTY) activate(j);
    const p = parentOf(j);
    if (p >= 0 && p < TERMINAL && j + step(p) == o) orphan(j);
  }
  store<u8>(tree + o, 0);
}

// planes: 19 bytes a node and 8 more, zeroed
export function minCut(capacities: usize, terminals: usize, width: i32, height: i32, planes: usize, side: usize): void {
  count = width * height;
  capacity = capacities;
  terminal = terminals;
  stamp = planes;
  depth = stamp + (<usize>count << 2);
  queue = depth + (<usize>count << 2);
  orphans = queue + (<usize>(count + 1) << 2);
  tree = orphans + (<usize>(count + 1) << 2);
  parent = tree + count;
  waiting = parent + count;
  step0 = 1;
  step2 = width;
  step4 = width + 1;
  step6 = width - 1;
  head = tail = now = orphanHead = orphanTail = 0;
  memory.fill(parent, 255, count);
  for (let i = 0; i < count; i++) {
    const t = load<f32>(terminal + (<usize>i << 2));
    if (t == 0) continue;
    store<u8>(tree + i, t > 0 ? SOURCE : SINK);
    store<i8>(parent + i, TERMINAL);
    put(depth, i, 1);
    activate(i);
  }
  let active = nextActive();
  while (active >= 0) {
    const bridge = grow(active);
    now++;
    if (bridge < 0) {
      active = nextActive();
      continue;
    }
    augment(bridge);
    while (orphanHead != orphanTail) {
      const o = int(orphans, orphanHead);
      orphanHead = orphanHead == count ? 0 : orphanHead + 1;
      rescue(o);
    }
    if (parentOf(active) == NONE || !treeOf(active)) active = nextActive();
  }
  for (let i = 0; i < count; i++) store<u8>(side + i, treeOf(i) == SOURCE ? 1 : 0);
}
