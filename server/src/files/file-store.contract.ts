import { buffer } from "node:stream/consumers";
import { beforeEach, describe, expect, test } from "vitest";
import type { FileStore } from "./file-store.ts";

const PNG = Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), Buffer.alloc(3000, 7)]);
const WEBP = Buffer.from("RIFF\x10\0\0\0WEBPVP8 body", "latin1");

/** What every file store promises. `open` gives an empty store on a fresh place each time. */
export function fileStoreContract(name: string, open: () => Promise<FileStore>): void {
  describe(`${name} keeps the file store's promises`, () => {
    let store: FileStore;
    beforeEach(async () => {
      store = await open();
    });

    const keysBelow = async (prefix: string) => {
      const keys: string[] = [];
      for await (const file of store.list(prefix)) keys.push(file.key);
      return keys.toSorted();
    };

    test("what was put is got back, byte for byte and with its type", async () => {
      await store.put("users/u1/top/image.jpg", PNG, "image/png");
      const file = await store.get("users/u1/top/image.jpg");
      expect([file.size, file.type]).toEqual([PNG.length, "image/png"]);
      expect((await buffer(file.stream)).equals(PNG)).toBe(true);
    });

    test("what is no picture comes back as plain bytes, never as a page", async () => {
      const page = Buffer.from("<script>alert(1)</script>");
      await store.put("a.html", page, "application/octet-stream");
      const file = await store.get("a.html");
      expect(file.type).toBe("application/octet-stream");
      expect((await buffer(file.stream)).equals(page)).toBe(true);
    });

    test("an empty file is a file", async () => {
      await store.put("empty", Buffer.alloc(0), "application/octet-stream");
      const file = await store.get("empty");
      expect((await buffer(file.stream)).length).toBe(0);
      expect(file.size).toBe(0);
    });

    test("a taken key is refused and its bytes stay", async () => {
      await store.put("a/b.png", PNG, "image/png");
      await expect(store.put("a/b.png", WEBP, "image/webp")).rejects.toThrow(
        expect.objectContaining({ code: "already_exists" }),
      );
      expect((await buffer((await store.get("a/b.png")).stream)).equals(PNG)).toBe(true);
    });

    test("of many writers of one key exactly one wins", async () => {
      const bodies = Array.from({ length: 12 }, (_, i) => Buffer.concat([WEBP, Buffer.of(i)]));
      const results = await Promise.allSettled(
        bodies.map((body) => store.put("race.webp", body, "image/webp")),
      );
      const winners = bodies.filter((_, i) => results[i]?.status === "fulfilled");
      expect(winners).toHaveLength(1);
      expect(await buffer((await store.get("race.webp")).stream)).toEqual(winners[0]);
      const codes = results.flatMap((result) =>
        result.status === "rejected" ? [result.reason.code] : [],
      );
      expect(new Set(codes)).toEqual(new Set(["already_exists"]));
    });

    test("what is missing is told apart and may be deleted in peace", async () => {
      await expect(store.get("nobody/here.png")).rejects.toThrow(
        expect.objectContaining({ code: "not_found" }),
      );
      expect(await store.has("nobody/here.png")).toBe(false);
      await store.delete("nobody/here.png");
    });

    test("what was deleted is gone and its key is free again", async () => {
      await store.put("a/b.png", PNG, "image/png");
      expect(await store.has("a/b.png")).toBe(true);
      await store.delete("a/b.png");
      expect(await store.has("a/b.png")).toBe(false);
      await store.put("a/b.png", WEBP, "image/webp");
      const { stream, type } = await store.get("a/b.png");
      expect([type, (await buffer(stream)).equals(WEBP)]).toEqual(["image/webp", true]);
    });

    test("a folder of files is neither a file nor deleted with its name", async () => {
      await store.put("users/u1/a.png", PNG, "image/png");
      expect(await store.has("users/u1")).toBe(false);
      await expect(store.get("users/u1")).rejects.toThrow(
        expect.objectContaining({ code: "not_found" }),
      );
    });

    test("listing finds every key below a prefix and no other", async () => {
      const before = Date.now() - 5_000;
      for (const key of [
        "users/u1/top/a.png",
        "users/u1/cap/b.png",
        "users/u10/c.png",
        "cartoons/d.webp",
      ])
        await store.put(key, PNG, "image/png");
      expect(await keysBelow("users/u1/")).toEqual(["users/u1/cap/b.png", "users/u1/top/a.png"]);
      expect(await keysBelow("users/u1")).toHaveLength(3);
      expect(await keysBelow("")).toHaveLength(4);
      expect(await keysBelow("nothing/")).toEqual([]);
      for await (const { storedAt, size } of store.list("cartoons/")) {
        expect(size).toBe(PNG.length);
        expect(storedAt).toBeGreaterThan(before);
        expect(storedAt).toBeLessThan(Date.now() + 5_000);
      }
    });

    test.each([
      "",
      "/",
      "/etc/passwd",
      "..",
      "a/../b",
      "a/./b",
      "a//b",
      "a/",
      "a\\b",
      "a\0b",
      "ä.png",
      "a b",
      "~incoming/x",
      "x".repeat(256),
      "abc/".repeat(300) + "a",
    ])("the key %j is a bug, whatever is asked of it", async (key) => {
      await expect(store.put(key, PNG, "image/png")).rejects.toThrow(TypeError);
      await expect(store.get(key)).rejects.toThrow(TypeError);
      await expect(store.has(key)).rejects.toThrow(TypeError);
      await expect(store.delete(key)).rejects.toThrow(TypeError);
      await expect(store.setAside(key)).rejects.toThrow(TypeError);
      await expect(store.putBack(key)).rejects.toThrow(TypeError);
      expect(await keysBelow("")).toEqual([]);
    });

    const asideNow = async () => {
      const keys: string[] = [];
      for await (const { key } of store.listAside()) keys.push(key);
      return keys.toSorted();
    };

    test("what is set aside is listed no more, and is read, taken and deleted as before", async () => {
      const key = "users/u1/a@b.png";
      await store.put(key, PNG, "image/png");
      await store.put("users/u1/other.png", PNG, "image/png");
      await store.setAside(key);
      expect([await keysBelow(""), await asideNow()]).toEqual([["users/u1/other.png"], [key]]);
      const file = await store.get(key);
      expect([file.size, file.type]).toEqual([PNG.length, "image/png"]);
      expect((await buffer(file.stream)).equals(PNG)).toBe(true);
      expect(await store.has(key)).toBe(true);
      await expect(store.put(key, WEBP, "image/webp")).rejects.toThrow(
        expect.objectContaining({ code: "already_exists" }),
      );
      await store.delete(key);
      expect([await store.has(key), await asideNow()]).toEqual([false, []]);
      await store.put(key, WEBP, "image/webp");
    });

    test("what is put back is as it was, also twice; what is not there may be moved in peace", async () => {
      const key = "cartoons/u1/c.webp";
      await store.put(key, WEBP, "image/webp");
      await store.setAside(key);
      for (let times = 0; times < 2; times++) await store.putBack(key);
      expect([await keysBelow(""), await asideNow()]).toEqual([[key], []]);
      expect((await buffer((await store.get(key)).stream)).equals(WEBP)).toBe(true);
      await store.setAside("nobody/here");
      await store.putBack("nobody/here");
      expect([await keysBelow(""), await asideNow()]).toEqual([[key], []]);
    });

    test("what is set aside tells since when", async () => {
      await store.put("a", PNG, "image/png");
      const before = Date.now() - 5_000;
      await store.setAside("a");
      for await (const { storedAt, size } of store.listAside()) {
        expect(size).toBe(PNG.length);
        expect(storedAt).toBeGreaterThan(before);
        expect(storedAt).toBeLessThan(Date.now() + 5_000);
      }
    });

    test("the mark is what was last written, and no file", async () => {
      expect(await store.mark()).toBeNull();
      for (const text of ["one", "two"]) await store.setMark(text);
      expect(await store.mark()).toBe("two");
      expect(await keysBelow("")).toEqual([]);
    });

    test("a prefix cannot climb out either", async () => {
      await expect(keysBelow("../")).rejects.toThrow(TypeError);
    });

    test("a healthy store says so and keeps nothing of the check", async () => {
      await store.check();
      expect(await keysBelow("")).toEqual([]);
    });
  });
}
