import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { afterEach, expect, test } from "vitest";
import { openBucket } from "./s3.ts";
import { localLock } from "../database/locks.ts";

/** How a bucket takes `If-None-Match: *`: Amazon refuses by it, older others take no notice. */
type Kind = "refuses" | "ignores";
type Answer = { status: number; headers?: Record<string, string> };

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/**
 * A bucket that speaks as much of S3 as a write needs, for what Swift cannot be asked to do: refuse, or lose its answer.
 * @param losing is asked before each answer to a PUT whether the connection breaks instead
 */
async function bucketThat(kind: Kind, losing: (request: IncomingMessage) => boolean = () => false) {
  const files = new Map<string, { body: Buffer; writer: string }>();
  const answers: Record<string, (key: string, request: IncomingMessage) => Promise<Answer>> = {
    async PUT(key, request) {
      const body = await buffer(request);
      const conditional = request.headers["if-none-match"] === "*" && kind === "refuses";
      if (conditional && files.has(key)) return { status: 412 };
      files.set(key, { body, writer: String(request.headers["x-amz-meta-writer"] ?? "") });
      return { status: 200 };
    },
    async HEAD(key) {
      const file = files.get(key);
      if (!file) return { status: key.includes("/") ? 404 : 200 };
      return { status: 200, headers: { "x-amz-meta-writer": file.writer } };
    },
    async DELETE(key) {
      files.delete(key);
      return { status: 204 };
    },
  };
  const server = createServer((request, response) => {
    const key = new URL(request.url ?? "", "http://here").pathname.replaceAll(/^\/|\/$/g, "");
    void answers[request.method ?? ""]?.(key, request).then(({ status, headers }) => {
      if (request.method === "PUT" && losing(request)) return response.destroy();
      return response.writeHead(status, headers).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const keys = { accessKeyId: "id", secretAccessKey: "secret" };
  const options = { bucket: "closet", region: "us-east-1", endpoint, keys, signedUrls: false };
  return { options, files };
}

const isTaken = expect.objectContaining({ code: "already_exists" });

test.each<Kind>(["refuses", "ignores"])(
  "nothing is overwritten in a bucket that %s",
  async (kind) => {
    const { options, files } = await bucketThat(kind);
    const store = await openBucket(options, localLock());
    await store.put("a/b.webp", Buffer.from("first"), "image/webp");
    await expect(store.put("a/b.webp", Buffer.from("second"), "image/webp")).rejects.toThrow(
      isTaken,
    );
    expect([...files.values()].map(({ body }) => body.toString())).toEqual(["first"]);
  },
);

test("a bucket that refuses by itself needs no lock", async () => {
  const { options } = await bucketThat("refuses");
  const store = await openBucket(options, () => Promise.reject(new Error("asked for a turn")));
  await store.put("a/b.webp", Buffer.from("first"), "image/webp");
  expect(await store.has("a/b.webp")).toBe(true);
});

test("a write whose answer was lost has succeeded, and is not told that its own file is in the way", async () => {
  let lost = 0;
  const { options, files } = await bucketThat(
    "refuses",
    ({ url }) => !!url?.includes("/a/") && lost++ === 0,
  );
  const store = await openBucket(options, localLock());
  await store.put("a/b.webp", Buffer.from("mine"), "image/webp");
  expect(lost).toBeGreaterThan(1);
  expect(files.size).toBe(1);
  await expect(store.put("a/b.webp", Buffer.from("other"), "image/webp")).rejects.toThrow(isTaken);
});

test("somebody else's file stays where a write was cut off again and again", async () => {
  const { options, files } = await bucketThat("refuses", ({ url }) => !!url?.includes("/a/"));
  const store = await openBucket(options, localLock());
  await store.put("a/b.webp", Buffer.from("mine"), "image/webp");
  await expect(store.put("a/b.webp", Buffer.from("other"), "image/webp")).rejects.toThrow(
    expect.objectContaining({ code: "unavailable" }),
  );
  expect([...files.values()].map(({ body }) => body.toString())).toEqual(["mine"]);
});
