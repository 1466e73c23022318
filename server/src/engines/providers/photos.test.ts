import { FitError } from "@fit-closet/core";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createCartoons } from "../cartoons.ts";
import { createEmbeddedEngines } from "../embedded.ts";
import type { Cartoonist, DrawnCartoon } from "../engines.ts";
import { shirtPhoto } from "../photos.testing.ts";
import { createFallback } from "../with-fallback.ts";
import { sameSilhouette } from "./compare-stickers.ts";
import { PROVIDERS } from "./settings.ts";
import {
  DRAWERS,
  draws,
  drawsNothing,
  engineBy,
  fails,
  hangsUp,
  openWire,
  OUTAGES,
  type Reply,
  says,
} from "./wire.testing.ts";

let wire: Awaited<ReturnType<typeof openWire>>;
let photo: Buffer;
let own: DrawnCartoon;
const engines = createEmbeddedEngines({ workers: 1 });
const embedded: Cartoonist = engines.cartoonist;

beforeAll(async () => {
  wire = await openWire();
  photo = await shirtPhoto(1200);
  own = await embedded.draw({ photo });
});
afterAll(async () => {
  wire.close();
  await engines.close();
});

const SHIRT = "M38 18q12 8 24 0l18 8 10 22-13 6-6-12v42H29V42l-6 12-13-6 10-22z";
const VEST = "M38 18q12 8 24 0l4 8v58H29V26z";

/** A redrawing as image models give it: flat, elsewhere and smaller, on white or on nothing. */
function redrawn(path = SHIRT, fill = "#2f72b4", ground = "#fff") {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-15 -15 130 130" width="1024" height="1024"><path fill="${ground}" d="M-15-15h130v130h-130z"/><path fill="${fill}" stroke="#1b2733" stroke-width="1" d="${path}"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

async function draw(provider: (typeof DRAWERS)[number], reply: Reply, given = {}) {
  wire.answerWith(reply);
  const { redrawer, costs } = engineBy(wire, "cartoon", provider, { embedded, ...given });
  const [outcome] = await Promise.allSettled([redrawer!.redraw({ photo }, own)]);
  return { outcome: outcome!, costs };
}

test.each(DRAWERS.flatMap((name) => ["#fff", "none"].map((ground) => [name, ground] as const)))(
  "%s redraws the garment, on %s; it is cut out and stays what it is",
  async (provider, ground) => {
    const { outcome, costs } = await draw(provider, draws(await redrawn(SHIRT, "#2f72b4", ground)));
    if (outcome.status === "rejected") throw outcome.reason;
    const { webp, by, cutOut, colours, mask } = outcome.value;
    expect(by).toMatch(new RegExp(`^${provider} `));
    expect([cutOut, colours, mask]).toEqual([true, own.colours, undefined]);
    expect(await sameSilhouette(webp, own.webp)).toBeGreaterThan(0.85);
    expect((await sharp(webp).metadata()).exif).toBeUndefined();
    expect(costs).toMatchObject([{ task: "cartoon", provider, pictures: 1 }]);
  },
);

test.each([
  ["a shirt without its sleeves", () => redrawn(VEST), "shape"],
  ["another colour", () => redrawn(SHIRT, "#b4342f"), "colour"],
  ["a sheet of nothing", () => redrawn("M0 0", "#fff"), ""],
])("%s is not taken", async (_, made, about) => {
  const { outcome } = await draw("openai", draws(await made()));
  expect(outcome).toMatchObject({ status: "rejected", reason: { why: "unfit" } });
  expect(String((outcome as PromiseRejectedResult).reason)).toContain(about);
});

test.each([
  ["no picture", drawsNothing, "malformed"],
  ["a refusal", fails(400, {}, "Rejected by the safety system."), "refused"],
  ...OUTAGES,
] as const)("%s is a failure", async (_, reply, why) => {
  for (const provider of DRAWERS) {
    const given = { timeoutMs: why === "late" ? 300 : 8000 };
    const { outcome } = await draw(provider, reply, given);
    expect(outcome).toMatchObject({ status: "rejected", reason: { why } });
  }
});

/** The port as the closet has it, with a provider behind it that has no limit to its money. */
function portTo(provider: (typeof DRAWERS)[number]) {
  const { redrawer } = engineBy(wire, "cartoon", provider, { embedded });
  const troubles: unknown[] = [];
  const withFallback = createFallback({
    reserve: async () => ({ pay: (call) => call() }),
    closing: new AbortController().signal,
    onTrouble: (error) => troubles.push(error),
  });
  const given = { embedded: engines.cartoonist, atOnce: 1, redrawer, looker: null };
  const cartoons = createCartoons({ ...given, withFallback });
  return { draw: cartoons.drawFor({ person: null, address: "here" }), troubles };
}

test("a redrawing that is no good leaves the embedded engine's own, drawn once", async () => {
  wire.answerWith(draws(await redrawn(VEST)), draws(await redrawn()));
  const { draw, troubles } = portTo("openai");
  expect(await draw({ photo })).toEqual(own);
  expect(troubles).toMatchObject([{ why: "unfit" }]);
  expect(await draw({ photo })).toMatchObject({ by: "openai gpt-image-1.5" });
});

test("a card and the person's own cut-out are the embedded engine's, and do not leave", async () => {
  wire.answerWith(hangsUp);
  const { draw } = portTo("openai");
  const mask = await sharp({
    create: { width: 1200, height: 1200, channels: 3, background: "#fff" },
  })
    .png()
    .toBuffer();
  expect((await draw({ photo, card: true })).by).toBe("embedded");
  expect((await draw({ photo, mask })).by).toBe("embedded");
  expect(wire.heard).toEqual([]);
});

test("what is no photo is refused as ever, and does not leave", async () => {
  wire.answerWith(hangsUp);
  const text = Buffer.from("<svg/>");
  const { draw, troubles } = portTo("openai");
  await expect(draw({ photo: text })).rejects.toBeInstanceOf(FitError);
  expect(troubles).toEqual([]);
  const { looker } = engineBy(wire, "look", "openai");
  await expect(looker!.look(text)).rejects.toBeInstanceOf(FitError);
  expect(wire.heard).toEqual([]);
});

/** The JPEGs that a provider was sent, in a form or as base64. */
function photosSent(): Buffer[] {
  return wire.heard.map(({ body }) => {
    const start = body.indexOf(Buffer.from([0xff, 0xd8, 0xff]));
    if (start >= 0) return body.subarray(start);
    const [, base64] = /(\/9j\/[A-Za-z0-9+/=]+)/.exec(body.toString()) ?? [];
    return Buffer.from(base64 ?? "", "base64");
  });
}

test("a photo leaves shrunk, without place and camera", async () => {
  expect((await sharp(photo).metadata()).exif).toBeDefined();
  const sides: number[] = [];
  const read = async () => {
    for (const bytes of photosSent()) {
      const { exif, xmp, width, format } = await sharp(bytes, { failOn: "none" }).metadata();
      expect([exif, xmp, format]).toEqual([undefined, undefined, "jpeg"]);
      sides.push(width);
    }
  };
  for (const provider of DRAWERS) {
    await draw(provider, draws(await redrawn()));
    await read();
  }
  for (const provider of PROVIDERS) {
    wire.answerWith(says("{}"));
    await engineBy(wire, "look", provider).looker!.look(photo);
    await read();
  }
  expect(sides).toEqual([1024, 1024, 1024, 768, 768, 768, 768]);
});
