// How well typed closets are read: kind, colour, count and kept words of each garment, per language. `npm run -s bench:lists -- LISTS.jsonl`
// A record a line: { id, text, language, want: [{ kind, colour, count, keep? }] }, kinds and colours in plain English.
import { readFileSync } from "node:fs";
import { inPlainEnglish, readInventory } from "@fit-closet/core/stylist";

type Wanted = { kind: string; colour: string | null; count: number; keep?: string[] };
type Listed = { id: string; text: string; language: string; want: Wanted[] };
type Read = { kind: string; colour: string | null; count: number; name: string };
type Tally = { wanted: number; right: number; extra: number };

const file = process.argv[2];
if (!file) throw new TypeError("npm run -s bench:lists -- LISTS.jsonl");

const folded = (text: string): string =>
  text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

const isRight = (read: Read, { kind, colour, count, keep = [] }: Wanted): boolean =>
  folded(read.kind) === folded(kind) &&
  folded(read.colour ?? "") === folded(colour ?? "") &&
  read.count === count &&
  keep.every((words) => folded(read.name).includes(folded(words)));

const tallies = new Map<string, Tally>();

for (const line of readFileSync(file, "utf8").trim().split("\n")) {
  const { id, text, language, want } = JSON.parse(line) as Listed;
  const left: Read[] = readInventory(text, language).garments.map((garment) => ({
    ...inPlainEnglish(garment),
    count: garment.count,
    name: garment.name,
  }));
  const missed = want.filter((wanted) => {
    const at = left.findIndex((read) => isRight(read, wanted));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  const tally = tallies.get(language) ?? { wanted: 0, right: 0, extra: 0 };
  tally.wanted += want.length;
  tally.right += want.length - missed.length;
  tally.extra += Math.max(0, left.length - missed.length);
  tallies.set(language, tally);
  for (const one of missed) console.log(`${id} wanted ${JSON.stringify(one)}`);
  for (const one of left) console.log(`${id} read   ${JSON.stringify(one)}`);
}

const sum = (pick: (tally: Tally) => number): number =>
  [...tallies.values()].reduce((total, tally) => total + pick(tally), 0);
const row = (name: string, right: number, wanted: number, extra: number): string =>
  `${name.padEnd(10)}${`${right}/${wanted}`.padEnd(10)}${((100 * right) / wanted).toFixed(1).padStart(5)} %   ${extra} too many`;

console.log();
for (const [language, { right, wanted, extra }] of tallies)
  console.log(row(language, right, wanted, extra));
console.log(
  row(
    "all",
    sum(({ right }) => right),
    sum(({ wanted }) => wanted),
    sum(({ extra }) => extra),
  ),
);
