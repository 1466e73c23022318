/** Bytes that work in several threads may take together. */
export type MemoryBudget = {
  /**
   * Settles when the bytes are there, first come first served.
   * @returns what gives them back; calling it twice gives them back once
   */
  take(bytes: number): Promise<() => void>;
};

/** @param total more than any one piece of work asks for; one that asks for more is given all of it, alone */
export function createMemoryBudget(total: number): MemoryBudget {
  const waiting: { bytes: number; begin: () => void }[] = [];
  let taken = 0;

  function admit(): void {
    for (let next = waiting[0]; next && taken + next.bytes <= total; next = waiting[0]) {
      waiting.shift();
      taken += next.bytes;
      next.begin();
    }
  }

  return {
    async take(asked) {
      const bytes = Math.min(asked, total);
      await new Promise<void>((begin) => {
        waiting.push({ bytes, begin });
        admit();
      });
      let held = bytes;
      return () => {
        taken -= held;
        held = 0;
        admit();
      };
    },
  };
}
