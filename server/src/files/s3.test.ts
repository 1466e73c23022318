import { afterAll, describe, expect, test } from "vitest";
import { type Bucket, openBucket } from "./s3.ts";
import { fileStoreContract } from "./file-store.contract.ts";
import { startSwift } from "../../testing/swift.ts";
import { localLock } from "../database/locks.ts";

const swift = await startSwift();
afterAll(() => swift?.stop());
const PNG = Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), Buffer.alloc(3000, 7)]);

describe.skipIf(!swift)("an S3 bucket", () => {
  const newBucket = async (): Promise<Bucket> => {
    if (!swift) throw new Error("There is no Swift.");
    return swift.bucket();
  };
  const unavailable = (message: RegExp) =>
    expect.objectContaining({ code: "unavailable", message: expect.stringMatching(message) });

  fileStoreContract("A bucket", async () => openBucket(await newBucket(), localLock()));

  test("wrong keys and a missing bucket are told at the start", async () => {
    const bucket = await newBucket();
    const keys = { accessKeyId: "closet:tester", secretAccessKey: "something else" };
    await expect(openBucket({ ...bucket, keys }, localLock())).rejects.toThrow(
      unavailable(/does not let these keys into/),
    );
    await expect(openBucket({ ...bucket, bucket: "elsewhere" }, localLock())).rejects.toThrow(
      unavailable(/There is no bucket elsewhere/),
    );
  });

  test("a listing longer than one answer comes whole", async () => {
    const store = await openBucket(await newBucket(), localLock(), 3);
    const keys = Array.from({ length: 8 }, (_, i) => `cartoons/${i}.webp`);
    for (const key of keys) await store.put(key, PNG, "image/png");
    const found: string[] = [];
    for await (const { key } of store.list("cartoons/")) found.push(key);
    expect(found.toSorted()).toEqual(keys);
  });

  test("two stores on one bucket are the same place", async () => {
    const bucket = await newBucket();
    const lock = localLock();
    const [one, two] = [await openBucket(bucket, lock), await openBucket(bucket, lock)];
    await one.put("a.png", PNG, "image/png");
    expect(await two.has("a.png")).toBe(true);
    const bodies = [1, 2, 3, 4].map((byte) => Buffer.of(byte));
    const puts = bodies.map((body, i) => (i % 2 ? one : two).put("b", body, "image/png"));
    const won = (await Promise.allSettled(puts)).filter(({ status }) => status === "fulfilled");
    expect(won).toHaveLength(1);
  });

  test("a signed address fetches one file, as what it is, and nothing without its signature", async () => {
    const store = await openBucket({ ...(await newBucket()), signedUrls: true }, localLock());
    await store.put("cartoons/u1/a@b.webp", PNG, "image/png");
    await store.put("cartoons/u1/other.webp", PNG, "image/png");
    const as = { type: "image/png", cacheControl: "private, max-age=60" };
    const address = (await store.address?.("cartoons/u1/a@b.webp", as)) ?? "";
    const answer = await fetch(address);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/png"]);
    expect(answer.headers.get("cache-control")).toBe("private, max-age=60");
    expect(Buffer.from(await answer.arrayBuffer()).equals(PNG)).toBe(true);
    expect(await store.address?.("cartoons/u1/a@b.webp", as)).toBe(address);
    for (const changed of [
      address.replace("a%40b", "other"),
      address.replace("image%2Fpng", "text%2Fhtml"),
      address.replace("Expires=900", "Expires=9000"),
      address.slice(0, address.indexOf("?")),
    ])
      expect((await fetch(changed)).ok).toBe(false);
  });

  test("a store that goes away is unavailable within seconds, and is there again when it is back", async () => {
    const store = await openBucket(await newBucket(), localLock());
    await store.put("kept.png", PNG, "image/png");
    await swift?.interrupt();
    const start = performance.now();
    const calls = [store.put("a", PNG, "image/png"), store.get("kept.png"), store.check()];
    for (const result of await Promise.allSettled(calls))
      expect(result).toMatchObject({ status: "rejected", reason: { code: "unavailable" } });
    await expect(store.has("kept.png")).rejects.toThrow(unavailable(/./));
    expect(performance.now() - start).toBeLessThan(8000);
    await swift?.resume();
    await store.check();
    const kept = await store.get("kept.png");
    expect(kept.size).toBe(PNG.length);
    kept.stream.destroy();
  }, 60_000);
});
