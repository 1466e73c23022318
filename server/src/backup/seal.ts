import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { Transform } from "node:stream";

const MARK = "sha256:";
const LENGTH = MARK.length + 64;

/** Holds a seal's place at a file's very end: a ZIP's comment. */
export const BLANK_SEAL = MARK + "0".repeat(64);

/** Passes everything on, and instead of the blank seal at the end the SHA-256 of all that came before it. */
export function sealing(): Transform {
  const hash = createHash("sha256");
  let tail: Buffer = Buffer.alloc(0);
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const held = Buffer.concat([tail, chunk]);
      const passed = held.subarray(0, Math.max(0, held.length - LENGTH));
      tail = held.subarray(passed.length);
      hash.update(passed);
      done(null, passed);
    },
    flush(done) {
      if (tail.toString("latin1") !== BLANK_SEAL)
        return done(new Error("There was no blank seal."));
      return done(null, MARK + hash.digest("hex"));
    },
  });
}

/** Whether the file is, to the last bit, what was sealed. A file cut short has lost its seal. */
export async function isSealed(path: string): Promise<boolean> {
  const file = await open(path, "r");
  const { size } = await file.stat();
  const seal = Buffer.alloc(LENGTH);
  await file.read(seal, 0, LENGTH, Math.max(0, size - LENGTH));
  await file.close();
  if (size <= LENGTH) return false;
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(path, { end: size - LENGTH - 1 })) hash.update(chunk);
  return seal.toString("latin1") === MARK + hash.digest("hex");
}
