import { execFile } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import type { ClosetItem, ClosetPage } from "@fit-closet/core";
import { beforeAll, describe, expect, test } from "vitest";
import { lockFolder } from "../data-folder.ts";
import { KINDS } from "../database/testing.ts";
import { serverOn } from "../server-on.testing.ts";
import { call, formOf, maskOf, photoOf, signUp, type TestPerson } from "../testing.ts";

const CUTS = ["found", "own", "card"] as const;

describe.each(KINDS)("npm run redraw on %s", (kind) => {
  const server = serverOn(kind);
  let me: TestPerson;
  beforeAll(async () => {
    me = await signUp(server.app);
    for (const cut of CUTS) {
      const mask = cut === "own" ? { mask: await maskOf(0.5) } : {};
      const fields = { userId: me.id, category: "top", cut: cut === "card" ? "card" : "found" };
      const form = await formOf(fields, { image: await photoOf("#b03040"), ...mask });
      await call(server.app, me, { method: "POST", url: "/api/cartoonize", ...form });
    }
  });

  async function redraw(...args: string[]) {
    const program = join(import.meta.dirname, "../../dist/cli/redraw.js");
    const env = { ...process.env, DATA_DIR: server.folder, DATABASE_URL: server.databaseUrl ?? "" };
    const done = await promisify(execFile)(process.execPath, [program, ...args], { env }).then(
      ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
      (error: { code: number; stdout: string; stderr: string }) => error,
    );
    const lines = done.stdout.split("\n").filter((line) => line !== "");
    return { code: done.code, lines: lines.map((line) => JSON.parse(line)), stderr: done.stderr };
  }

  const itemsOf = async () =>
    (await call(server.app, me, { url: "/api/closet" })).json<ClosetPage>().items;
  const bytesOf = async ({ cartoonURL }: ClosetItem) => {
    const answer = await call(server.app, me, { url: cartoonURL });
    expect(answer.statusCode).toBe(200);
    return answer.rawPayload;
  };
  const drawnBy = (engines: string[]) =>
    server.inDatabase(async (db) => {
      const rows = await db.selectFrom("garment").select("id").orderBy("id").execute();
      for (const [index, { id }] of rows.entries())
        await db
          .updateTable("garment")
          .set({ drawnBy: engines[index] ?? "" })
          .where("id", "=", id)
          .execute();
    });
  const counts = (drawn: number, failed = 0) => ({
    engine: expect.any(Number),
    drawn,
    left: 0,
    failed,
    ms: expect.any(Number),
  });

  test("what an older engine drew is drawn anew as each person had it cut, and once is enough", async () => {
    const before = await itemsOf();
    expect(before.map((item) => item.cut)).toEqual(CUTS.toReversed());
    const pictures = await Promise.all(before.map(bytesOf));
    await drawnBy(["", "embedded", "embedded 1"]);
    const first = await redraw();
    expect([first.code, first.lines]).toEqual([0, [counts(3)]]);

    const after = await itemsOf();
    const raised = before.map((item) => ({
      ...item,
      cartoonURL: item.cartoonURL.replace(/1$/, "2"),
    }));
    expect(after).toEqual(raised);
    // The engine has not changed in truth, so that the same cut gives the same bytes.
    expect(await Promise.all(after.map(bytesOf))).toEqual(pictures);
    const folders = (await server.stored()).map((path) => path.split("/")[0]);
    const drawings = folders.filter((folder) => folder !== "users").toSorted();
    expect(drawings).toEqual(["cartoons", "cartoons", "cartoons", "masks"]);
    expect((await redraw()).lines).toEqual([counts(0)]);
  });

  test("a provider's drawing is left alone, and --all draws even that", async () => {
    await drawnBy(["acme", "embedded", "acme"]);
    expect((await redraw()).lines).toEqual([counts(1)]);
    expect((await redraw("--all")).lines).toEqual([counts(3)]);
  });

  test("a photo that cannot be drawn keeps its cartoon, and the others are drawn", async () => {
    const [item] = await itemsOf();
    if (!item) throw new Error("The closet is empty.");
    const picture = await bytesOf(item);
    const path = join(
      server.folder,
      "files",
      (item.originalURL ?? "").replace("/api/storage/", ""),
    );
    rmSync(path);
    writeFileSync(path, "no photo any more");
    await drawnBy(["", "", ""]);
    const { code, lines } = await redraw();
    const error = { code: "file_is_no_picture", message: expect.any(String) };
    expect([code, lines]).toEqual([1, [{ garment: item.id, error }, counts(2, 1)]]);
    expect(await itemsOf()).toContainEqual(item);
    expect((await bytesOf(item)).equals(picture)).toBe(true);
  });

  test.runIf(kind === "sqlite")("a folder that a server works on is left alone", async () => {
    lockFolder(server.folder);
    const { code, lines, stderr } = await redraw();
    expect([code, lines]).toEqual([1, []]);
    expect(stderr).toMatch(/^Another Fit Closet is already running on .* Stop it first.*\n$/);
  });
});
