/**
 * For a child's NODE_OPTIONS: its clock goes wrong by as many milliseconds, as after a jump; the kernel's, which dates files, stays.
 */
export function clockOffBy(ms: number): { NODE_OPTIONS: string } {
  const script = `const right = Date; const now = () => right.now() + ${ms};
    globalThis.Date = class extends right {
      constructor(...given) { given.length ? super(...given) : super(now()); }
      static now() { return now(); }
    };`;
  const address = `data:text/javascript,${encodeURIComponent(script)}`;
  return { NODE_OPTIONS: `${process.env["NODE_OPTIONS"] ?? ""} --import=${address}`.trim() };
}
