import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { startServer } from "../server/testing/running-server.ts";
import { closetOf, signUp, uploadPhoto } from "../server/testing/closet-client.ts";
import { photograph } from "./wardrobe.ts";

const folder = mkdtempSync(join(tmpdir(), "fit-closet-shutdown-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const UPLOADS = 8;

test("a server that is asked to end finishes what is in flight, takes nothing new, and says nothing of who hung up", async () => {
  const server = await startServer({ DATA_DIR: folder, LOG_LEVEL: "error" });
  const person = await signUp(server.url);
  const photo = await photograph();
  const leaving = new AbortController();
  const inFlight = Array.from({ length: UPLOADS }, (_, n) =>
    uploadPhoto(server.url, person, photo, `${n}.jpg`, n === 3 ? leaving.signal : undefined),
  );
  const answers = Promise.allSettled(inFlight);
  // The original is stored first and the drawing takes longer, so that all of them are under way now.
  while (originals(person.id) < UPLOADS) await new Promise((resolve) => setTimeout(resolve, 2));
  leaving.abort();
  const closed = server.close();
  const kept = (await answers).flatMap((answer) =>
    answer.status === "fulfilled" ? [answer.value.id] : [],
  );
  expect(kept).toHaveLength(UPLOADS - 1);
  expect(await closed).toBe(0);
  expect(server.said()).toBe("");
  await expect(fetch(server.url)).rejects.toThrow(TypeError);

  const next = await startServer({ DATA_DIR: folder });
  const items = await closetOf(next.url, person);
  expect(items.map(({ id }) => id)).toEqual(expect.arrayContaining(kept));
  await next.close();
}, 60_000);

function originals(person: string): number {
  const photos = join(folder, "files/users", person, "top");
  return existsSync(photos) ? readdirSync(photos).length : 0;
}
