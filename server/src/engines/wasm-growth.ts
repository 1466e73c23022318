type Memory = { readonly buffer: ArrayBuffer; grow: (this: Memory, pages: number) => number };

/** What is needed of WebAssembly, which neither our language library nor Node's types declare. */
declare const WebAssembly: { Memory: { prototype: Memory } };

const PAGE = 65_536;

/**
 * A limit to what a WebAssembly memory of this thread may grow to. libheif's is the one that grows; it has no limit of its own
 * below 2 GB, and believes headers that lie. A growth that is refused is an allocation that failed there, which it reports.
 */
export const growth = { most: Infinity, held: 0, refused: false };

const { grow } = WebAssembly.Memory.prototype;
WebAssembly.Memory.prototype.grow = function (pages) {
  const bytes = this.buffer.byteLength + pages * PAGE;
  growth.refused = bytes > growth.most;
  if (growth.refused) throw new RangeError("More memory than this picture was admitted for.");
  growth.held = bytes;
  return grow.call(this, pages);
};
