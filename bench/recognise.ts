/**
 * How well the engine names garments that its training never saw: `npx tsc -b bench && node bench/dist/recognise.js`.
 * Photos are read from `shared/photos/train` beside the checkout; training/held-out.txt lists them, and
 * training/looks.json and training/cuts.json say what a person saw on them.
 */
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import {
  type CategoryId,
  type KindId,
  kindOf,
  type Pixels,
  type Recognised,
} from "@fit-closet/core";
import { drawCartoon } from "@fit-closet/core/cartoon";
import sharp from "sharp";
import { kit } from "./cartoon-kit.ts";
import { CATEGORY_OF_FOLDER } from "./photo-folders.ts";

const root = new URL("../../", import.meta.url);
const photos = new URL("../shared/photos/train/", root);
const training = (name: string): string => readFileSync(new URL(`training/${name}`, root), "utf8");
const WORK = 1024;

type Look = { pattern?: string; sleeve?: string };
const CUT = ["kind", "length", "neckline", "closure", "sleeve"] as const;
type Cut = Partial<Record<(typeof CUT)[number], string>>;
type Seen = { folder: string; category: string; look: Look; cut: Cut; recognised: Recognised };

sharp.concurrency(1);
sharp.cache(false);

async function main(): Promise<void> {
  if (!existsSync(photos)) {
    console.log(`Skipped: the photos, ${fileURLToPath(photos)}, are not here.`);
    return;
  }
  const names = training("held-out.txt").trim().split("\n");
  const looks = (JSON.parse(training("looks.json")) as { held: Record<string, Look> }).held;
  const cuts = (JSON.parse(training("cuts.json")) as { held: Record<string, Cut> }).held;
  const seen: Seen[] = [];
  for (const name of names) {
    const recognised = await recognise(name);
    const folder = name.split("/")[0]!;
    if (recognised)
      seen.push({
        folder,
        category: CATEGORY_OF_FOLDER[folder] ?? folder,
        look: looks[name] ?? {},
        cut: cuts[name] ?? {},
        recognised,
      });
  }
  console.log(`photos ${names.length}, cut out and named ${seen.length}`);
  reportClasses(seen);
  reportCategories(seen);
  reportCalibration(seen);
  reportLooks(seen, "pattern");
  reportLooks(seen, "sleeve");
  reportCuts(seen);
  console.log("\nas filed by who owns it");
  reportCuts(seen.map(asFiled));
}

/** What is said once the person has said what it is filed under. */
const asFiled = (one: Seen): Seen => ({
  ...one,
  recognised: { ...bare(one.recognised), ...one.recognised.filed?.[one.category as CategoryId] },
});

const bare = ({ category, probability, sure: isSure, pattern }: Recognised): Recognised => ({
  category,
  probability,
  sure: isSure,
  pattern,
});

async function recognise(name: string): Promise<Recognised | undefined> {
  const { data, info } = await sharp(readFileSync(new URL(name, photos)))
    .rotate()
    .resize(WORK, WORK, { fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const channels = info.channels === 4 ? 4 : 3;
  const photo: Pixels = { data, width: info.width, height: info.height, channels };
  return drawCartoon(photo, { kit }).recognised;
}

const right = ({ category, recognised }: Seen): boolean => recognised.category === category;
const sure = ({ recognised }: Seen): boolean => recognised.sure;

function reportClasses(seen: readonly Seen[]): void {
  console.log("\nclass        photos  category right  sure  of these right");
  for (const [folder, mine] of grouped(seen, ({ folder: key }) => key))
    line(
      folder,
      mine.length,
      share(mine, right),
      count(mine, sure),
      share(mine.filter(sure), right),
    );
  line("all", seen.length, share(seen, right), count(seen, sure), share(seen.filter(sure), right));
}

function reportCategories(seen: readonly Seen[]): void {
  console.log("\nproposed     photos  right           sure  of these right");
  for (const [category, mine] of grouped(seen, ({ recognised }) => recognised.category))
    line(
      category,
      mine.length,
      share(mine, right),
      count(mine, sure),
      share(mine.filter(sure), right),
    );
}

/** Mean gap between the stated probability and the share of right answers, in tenths (Guo et al. 2017). */
function reportCalibration(seen: readonly Seen[]): void {
  let gap = 0;
  for (const [, bin] of grouped(seen, ({ recognised }) =>
    String(Math.min(9, Math.floor(recognised.probability * 10))),
  )) {
    const stated = bin.reduce((sum, { recognised }) => sum + recognised.probability, 0);
    gap += Math.abs(stated - count(bin, right)) / seen.length;
  }
  console.log(`\ncalibration error ${(100 * gap).toFixed(1)} points`);
}

function reportLooks(seen: readonly Seen[], trait: "pattern" | "sleeve"): void {
  const known = seen.filter(({ look }) => look[trait]);
  const said = known.filter(({ recognised }) => recognised[trait]);
  const agrees = ({ look, recognised }: Seen): boolean => look[trait] === recognised[trait];
  console.log(`\n${trait.padEnd(12)} photos  said            right when said`);
  for (const [value, mine] of grouped(known, ({ look }) => look[trait]!)) {
    const answered = mine.filter(({ recognised }) => recognised[trait]);
    line(value, mine.length, `${answered.length}`, share(answered, agrees));
  }
  line("all", known.length, `${said.length}`, share(said, agrees));
  for (const [value, mine] of grouped(said, ({ recognised }) => recognised[trait]!))
    console.log(`  said ${value}: ${mine.length}, right ${share(mine, agrees)}`);
}

/** What the vocabulary, or the details of a garment, do not tell apart. */
const SAME: Readonly<Record<string, string>> = { lapels: "collar", scoop: "crew", cropped: "hip" };
const UNSAID = "three-quarter";

/** A wider kind is right as well, as "coat" is of a trench coat. */
function agree(trait: keyof Cut, truth: string, said: string): boolean {
  if (trait === "kind") return kindOf(truth as KindId).is.has(said as KindId);
  return (SAME[truth] ?? truth) === said;
}

function reportCuts(seen: readonly Seen[]): void {
  console.log("\ncut         photos  said            right when said  right of all");
  for (const trait of CUT) {
    const known = seen.filter(({ cut }) => cut[trait] && cut[trait] !== UNSAID);
    const said = known.filter(({ recognised }) => recognised[trait]);
    const right = ({ cut, recognised }: Seen): boolean =>
      recognised[trait] !== undefined && agree(trait, cut[trait]!, recognised[trait]);
    line(trait, known.length, said.length, share(said, right), share(known, right));
    for (const [value, mine] of grouped(known, ({ cut }) => SAME[cut[trait]!] ?? cut[trait]!)) {
      const told = mine.filter(({ recognised }) => recognised[trait]);
      line(`  ${value}`.slice(0, 13), mine.length, told.length, share(told, right));
    }
  }
}

function grouped<T>(all: readonly T[], key: (one: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(key(one), [...(groups.get(key(one)) ?? []), one]);
  return [...groups].toSorted(([a], [b]) => a.localeCompare(b));
}

const count = <T>(all: readonly T[], holds: (one: T) => boolean): number =>
  all.filter(holds).length;

const share = <T>(all: readonly T[], holds: (one: T) => boolean): string =>
  all.length > 0 ? `${((100 * count(all, holds)) / all.length).toFixed(1)} %` : "–";

const line = (name: string, photosCount: number, ...rest: (string | number)[]): void =>
  console.log(
    name.padEnd(13) +
      String(photosCount).padEnd(8) +
      rest.map((v) => String(v).padEnd(16)).join(""),
  );

await main();
