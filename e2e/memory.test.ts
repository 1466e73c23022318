import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { Refused, signUp, uploadPhoto } from "../server/testing/closet-client.ts";
import { imageSettings } from "../server/testing/image-settings.ts";
import { startServer } from "../server/testing/running-server.ts";
import { hugeAvif, worstPhotos } from "../server/testing/worst-photos.ts";

const tile = join(import.meta.dirname, "fixtures/blue-shirt.heic");
const AT_ONCE = 20;
/** On two cores; each further one draws, and may decode, as well. */
const MOST_MB = 900 + Math.max(0, availableParallelism() - 2) * 300;

/** The most that the process ever held, as Linux tells it. */
const peakMegabytes = (pid: number) => {
  const kilobytes = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kilobytes) / 1024;
};

test.skipIf(process.platform !== "linux")(
  "twenty of the worst photos at once stay within the memory that they are given",
  async () => {
    const photos = await worstPhotos(tile);
    // With glibc's own habits the same photos leave some 600 MB behind.
    const server = await startServer({ ...imageSettings(), LOG_LEVEL: "error" });
    try {
      const person = await signUp(server.url);
      const send = ({ name, bytes }: (typeof photos)[number]) =>
        uploadPhoto(server.url, person, bytes, name).then(
          () => 200,
          (error: unknown) => (error instanceof Refused ? error.status : error),
        );
      // Each by itself, so that a format that is refused or fails does not make the rest look well.
      for (const photo of photos)
        expect([photo.name, await send(photo)]).toEqual([photo.name, 200]);
      const all = Array.from({ length: AT_ONCE }, (_, at) => photos[at % photos.length]!);
      const answers = await Promise.all(all.map(send));
      expect(answers.filter((answer) => answer !== 200 && answer !== 503)).toEqual([]);
      expect(answers.filter((answer) => answer === 200).length).toBeGreaterThanOrEqual(2);
      const peak = peakMegabytes(server.pid);
      process.stdout.write(`Peak of ${AT_ONCE} worst photos at once: ${peak.toFixed(0)} MB\n`);
      expect(peak).toBeLessThan(MOST_MB);

      const refused = await send({ name: "huge.avif", bytes: await hugeAvif() });
      expect(refused).toBe(413);
      expect(peakMegabytes(server.pid)).toBeLessThan(MOST_MB);
    } finally {
      await server.close();
    }
  },
  300_000,
);
