/** Where the arrays of kernels lie. */
export type KernelMemory = {
  /** Zeroed arrays that live until the surrounding `scope` ends. */
  floats: (length: number) => Float32Array;
  /** Floats that hold anything, for planes that are written before they are read. */
  room: (length: number) => Float32Array;
  ints: (length: number) => Int32Array;
  shorts: (length: number) => Int16Array;
  bytes: (length: number) => Uint8Array;
  scope: <T>(work: () => T) => T;
};
