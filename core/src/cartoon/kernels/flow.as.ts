// flow: unit vectors at half the resolution; marked: bytes, 1 where a stroke is looked for
export function alongFlow(plane: usize, flowX: usize, flowY: usize, marked: usize, side: i32, reach: i32, out: usize): void {
  const half = side >> 1;
  const end = f32(side - 1);
  for (let y = 1; y < side - 1; y++) {
    for (let x = 1; x < side - 1; x++) {
      const i = y * side + x;
      if (!load<u8>(marked + i)) continue;
      const start = <usize>((y >> 1) * half + (x >> 1)) << 2;
      let sum = load<f32>(plane + (<usize>i << 2)), weights: f32 = 1;
      for (let sign: f32 = -1; sign <= 1; sign += 2) {
        let px = f32(x) + f32(0.5), py = f32(y) + f32(0.5);
        let ux = load<f32>(flowX + start) * sign, uy = load<f32>(flowY + start) * sign;
        for (let s = 1; s <= reach; s++) {
          px += ux;
          py += uy;
          if (px < 1 || py < 1 || px >= end || py >= end) break;
          const weight = f32(1) - f32(s) / f32(reach + 2);
          sum += load<f32>(plane + (<usize>(<i32>py * side + <i32>px) << 2)) * weight;
          weights += weight;
          const k = <usize>((<i32>py >> 1) * half + (<i32>px >> 1)) << 2;
          const vx = load<f32>(flowX + k), vy = load<f32>(flowY + k);
          const turn: f32 = vx * ux + vy * uy < 0 ? -1 : 1;
          ux = vx * turn;
          uy = vy * turn;
        }
      }
      store<f32>(out + (<usize>i << 2), sum / weights);
    }
  }
}
