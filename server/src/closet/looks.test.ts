import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { ClosetItem } from "@fit-closet/core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  asClosetItem,
  changeGarment,
  garmentOf,
  type GarmentRow,
  insertGarment,
  NEW_GARMENT,
} from "../database/garments.ts";
import type { PersonId } from "../database/ownership.ts";
import { KINDS, openDatabase } from "../database/testing.ts";
import { createCartoonist } from "../engines/cartoonist.ts";
import { createCartoons } from "../engines/cartoons.ts";
import type { GarmentLook, Looker } from "../engines/engines.ts";
import { createFallback } from "../engines/with-fallback.ts";
import { createBudget } from "../spending/budget.ts";
import { edited } from "./edit-garment.ts";
import { createLooks, type Looks } from "./looks.ts";

const SEEN: GarmentLook = {
  name: "Linen camp-collar shirt",
  category: "coat",
  colours: ["#abcdef"],
  details: { material: "linen", warmth: 1, pattern: "plain" },
  by: "acme",
};

describe.each(KINDS)("looking at new garments on %s", (kind) => {
  let opened: Awaited<ReturnType<typeof openDatabase>>;
  const me = randomUUID() as PersonId;
  beforeAll(async () => {
    opened = await openDatabase(kind);
    const now = new Date().toISOString();
    const names = { name: "Ada", firstName: null, lastName: null, image: null };
    const dates = { createdAt: now, updatedAt: now };
    const user = { id: me, email: "a@example.com", emailVerified: 0, ...names, ...dates };
    await opened.db.insertInto("user").values(user).execute();
  });
  afterAll(() => opened.close());

  async function garment(row: Partial<GarmentRow> = {}): Promise<string> {
    const id = randomUUID();
    const photoKey = `users/${me}/top/${id}.jpg`;
    const photo = { key: photoKey, userId: me, type: "image/jpeg", size: 1, createdAt: 1 };
    const files = { photoKey, cartoonKey: `cartoons/${me}/${id}.webp`, drawnBy: "embedded 2" };
    const known = { category: "top", colours: '["#112233"]', cutOut: 1, createdAt: 1 };
    const all = { ...NEW_GARMENT, id, userId: me, ...known, ...files, ...row };
    await insertGarment(opened.db, all, photo);
    return id;
  }
  const itemOf = async (id: string): Promise<ClosetItem> => {
    const row = await garmentOf(opened.db, me, id);
    if (!row) throw new Error("The garment is gone.");
    return asClosetItem(row);
  };

  const embedded = createCartoonist({ maxPixels: 1e6, maxBytes: 1e9, workers: 1, queue: 1 });

  /** Looks with money for as many as `cents` buy, by a provider that answers as it is told. */
  function looksOf(look: Looker["look"], cents = 1000) {
    const closing = new AbortController();
    const troubles: unknown[] = [];
    const dollars = cents / 100;
    const budget = createBudget({
      db: opened.db,
      secret: randomUUID(),
      limits: { person: dollars, address: dollars, server: dollars, prices: new Map() },
      models: { look: { provider: "acme", model: "seer" } },
      meter: { called() {}, cost() {}, spent() {} },
      onTrouble: (error) => troubles.push(error),
    });
    const onTrouble = (error: unknown) => troubles.push(error);
    const { reserve } = budget;
    const withFallback = createFallback({ reserve, closing: closing.signal, onTrouble });
    const given = { embedded, atOnce: 1, redrawer: null, looker: { look } };
    const cartoons = createCartoons({ ...given, withFallback });
    const looks = createLooks({ db: opened.db, cartoons, onTrouble });
    return { looks, closing, troubles };
  }
  const asks = { person: me, address: "address:192.0.2.1" };
  const photo = Buffer.from("photo");
  const begin = (looks: Looks, id: string) => looks.begin({ id, photo }, asks);

  test("what was seen fills the garment; its category and the colours of a cut-out stay", async () => {
    const photos: Uint8Array[] = [];
    const { looks, troubles } = looksOf(async (bytes) => {
      photos.push(bytes);
      return SEEN;
    });
    const [cut, card] = [await garment(), await garment({ cutOut: 0 })];
    for (const id of [cut, card]) begin(looks, id);
    await looks.ended();
    const said = { name: SEEN.name, category: "top", details: SEEN.details };
    expect(await itemOf(cut)).toMatchObject({ ...said, colours: ["#112233"] });
    expect(await itemOf(card)).toMatchObject({ ...said, colours: ["#abcdef"] });
    expect([photos, troubles]).toEqual([[photo, photo], []]);
  });

  test("what the person writes meanwhile is never overwritten", async () => {
    const { looks } = looksOf(async () => {
      await wait(100);
      return SEEN;
    });
    const id = await garment({ cutOut: 0 });
    begin(looks, id);
    const edit = { name: null, colours: ["#445566"], details: { warmth: 4, pattern: null } };
    await changeGarment(opened.db, me, id, (row) => edited(row, edit));
    await looks.ended();
    const item = await itemOf(id);
    expect(item.details).toEqual({ warmth: 4, material: "linen" });
    expect([item.name, item.colours]).toEqual([undefined, ["#445566"]]);
  });

  test("nobody hears of a look that fails, and the garment stays as it is", async () => {
    const { looks, troubles } = looksOf(async () => {
      throw new Error("The provider fell over.");
    });
    const id = await garment();
    const before = await itemOf(id);
    begin(looks, id);
    await looks.ended();
    expect(await itemOf(id)).toEqual(before);
    expect(troubles).toEqual([new Error("The provider fell over.")]);
  });

  test("a garment that is gone by then is let go", async () => {
    const { looks, troubles } = looksOf(async () => SEEN);
    begin(looks, randomUUID());
    await looks.ended();
    expect(troubles).toEqual([]);
  });

  test("closing the server ends the looks, and no new one begins", async () => {
    let asked = 0;
    let begun = () => {};
    const beginning = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const { looks, closing, troubles } = looksOf(async (_photo, signal) => {
      asked++;
      begun();
      await wait(60_000, undefined, { signal });
      return SEEN;
    });
    const id = await garment();
    begin(looks, id);
    await beginning;
    closing.abort();
    await looks.ended();
    begin(looks, id);
    await looks.ended();
    expect([asked, troubles]).toEqual([1, []]);
  });

  test("without money nobody looks, and no more than a few look at once", async () => {
    let [now, most, asked] = [0, 0, 0];
    const look = async () => {
      asked++;
      most = Math.max(most, ++now);
      await wait(50);
      now--;
      return SEEN;
    };
    const id = await garment();
    const poor = looksOf(look, 0).looks;
    begin(poor, id);
    await poor.ended();
    expect(asked).toBe(0);
    const { looks } = looksOf(look);
    for (let i = 0; i < 20; i++) begin(looks, id);
    await looks.ended();
    expect([asked, most <= 8]).toEqual([8, true]);
  });
});
