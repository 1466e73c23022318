import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { calmDay } from "../../calm-day.ts";
import type { Weather } from "../../weather.ts";
import { readCloset } from "../dress/piece.ts";
import { readBrief } from "../understand/read-brief.ts";
import { placesOf } from "./fit-net-input.ts";
import type { Learned } from "./learned.ts";
import { fitBytes, fitShape, knowledgeOnDisk } from "./on-disk.test-data.ts";
import { openFitNet } from "./open-fit-net.ts";

test("the net is the one that is described, whole", () => {
  expect(createHash("sha256").update(fitBytes).digest("hex")).toBe(fitShape.sha256);
  expect(() => openFitNet(fitShape, fitBytes.subarray(0, -2))).toThrow(TypeError);
  expect(() => openFitNet(fitShape, Buffer.concat([fitBytes, fitBytes]))).toThrow(TypeError);
  expect(() => openFitNet({ tables: {} }, fitBytes)).toThrow(/tensors/);
  expect(fitBytes.byteLength).toBeLessThan(2_900_000);
});

test("words lie to a garment as far as they stand from its name, and nowhere where no word is in it", () => {
  const texts = ["the", "old", "wellies", "leak", "so", "not", "them"];
  expect(placesOf(texts, new Set(["green", "wellies"]))).toEqual([3, 4, 5, 6, 7, 7, 8]);
  expect(placesOf(["gummistiefeln", "nass"], new Set(["gummistiefel"]))).toEqual([5, 6]);
  expect(new Set(placesOf(texts, new Set(["blue", "scarf"])))).toEqual(new Set([11]));
});

const folder = new URL("../../../../training/stylist/graded/", import.meta.url);
const MARK = /\[\[([^|\]]+)\|[a-z-]+\]\]/g;

type Line = { p: string; w: [number, Weather["precip"]]; c: string[] };

/** Requests that nothing was learned of, with a grade for each garment: every sixth. */
const GRADED = readdirSync(folder).flatMap((file) =>
  readFileSync(new URL(file, folder), "utf8")
    .trim()
    .split("\n")
    .filter((_, at) => at % 6 === 0)
    .map((line) => ({ ...(JSON.parse(line) as Line), language: file.slice(0, 2) })),
);

/** In how many pairs of rivals for one place the one that suits stands first. */
function rightly(learned: Learned): number {
  let right = 0;
  for (const { p, w, c, language } of GRADED) {
    const graded = c.map((text, at) => {
      const [name = "", category = "", grade = ""] = text.split(":");
      return { garment: { id: String(at), name, category, colours: [] }, grade };
    });
    const prompt = p.replaceAll(MARK, "$1");
    const brief = readBrief(
      { prompt, weather: calmDay(...w), language },
      { ...knowledge, learned },
    );
    const pieces = readCloset(
      graded.map(({ garment }) => garment),
      brief.language,
    );
    const scored = pieces.map((piece) => ({
      place: piece.slots[0],
      grade: graded[Number(piece.id)]!.grade,
      fit: brief.fits?.(piece) ?? 0,
    }));
    for (const good of scored)
      for (const bad of scored)
        if ("12".includes(good.grade) && bad.grade === "x" && good.place === bad.place)
          right += Number(good.fit > bad.fit);
  }
  return right;
}

const knowledge = knowledgeOnDisk();

test("more garments that suit stand before their rivals than vectors alone put there", () => {
  const learned = knowledge.learned!;
  const { net: _net, ...fits } = learned.fits;
  const gain = rightly(learned) - rightly({ ...learned, fits });
  expect(gain).toBeGreaterThan(0);
}, 60_000);
