import { expect, test } from "vitest";
import { chooseLines, type Decided, type DecidedPlan, trueLines } from "./choose-lines.ts";
import { isSo, type KnownPiece } from "./condition.ts";
import { lineSchema, type SituationLine } from "./record.ts";

const sentence = "Twenty characters at least, for every line.";
const say = { en: sentence, de: sentence, fr: sentence, es: sentence, it: sentence, pt: sentence };
const line = (id: string, decision: string, condition: object): SituationLine =>
  lineSchema.parse({ id, do: decision, if: condition, say });

const known = (kind: string, area: KnownPiece["areas"][number], more: Partial<KnownPiece> = {}) =>
  ({ areas: [area], kind: new Set([kind]), ...more }) satisfies KnownPiece;
const decided = (piece: string, of: KnownPiece, margin = 1): Decided<string> => ({
  piece,
  known: of,
  margin,
});
const plan = (more: Partial<DecidedPlan<string>> = {}): DecidedPlan<string> => ({
  worn: [
    decided("jeans", known("jeans", "legs", { fabric: new Set(["denim"]) })),
    decided("shirt", known("shirt", "top", { colour: new Set(["white", "light"]) }), 2),
  ],
  left: [decided("heels", known("heels", "shoes"))],
  day: { feelsC: 9, precip: "none", who: "guest", variant: null, onWheels: false },
  ...more,
});
const told = (lines: SituationLine[], of = plan()) =>
  trueLines("setting", lines, of).map(({ line: { id } }) => id);

test("what is not known of a piece makes nothing true, and nothing false either", () => {
  const piece = known("shirt", "top");
  expect(isSo(piece, { fabric: ["silk"] })).toBeNull();
  expect(isSo(piece, { kind: ["shirt"], fabric: ["silk"] })).toBeNull();
  expect(isSo(piece, { kind: ["coat"], fabric: ["silk"] })).toBe(false);
});

test("a line about a piece that is not worn is not told", () => {
  const lines = [
    line("coat", "choose", { area: "outer" }),
    line("legs", "choose", { area: "legs" }),
  ];
  expect(told(lines)).toEqual(["legs"]);
});

test("a piece that was no contender is not said to be left out", () => {
  const left = line("heels", "leave", { kind: ["heels"] });
  expect(told([left])).toEqual(["heels"]);
  expect(told([left], plan({ left: [] }))).toEqual([]);
});

test.each<[string, object, boolean]>([
  ["rain when it is dry", { precip: true }, false],
  ["dry weather when it is dry", { precip: false }, true],
  ["cold from 9 °C", { tempBelow: 9 }, false],
  ["9 °C and more", { tempFrom: 9 }, true],
  ["somebody else", { who: "parent" }, false],
  ["a variant that nobody said", { variant: "wheel" }, false],
  ["bare hands", { missing: "hands" }, true],
  ["bare legs", { missing: "legs" }, false],
  ["no heels in the outfit", { none: { kind: ["heels"] } }, true],
  ["no denim in the outfit", { none: { fabric: ["denim"] } }, false],
  ["a shirt beside jeans", { area: "legs", also: { area: "top", kind: ["shirt"] } }, true],
  ["a coat beside jeans", { area: "legs", also: { area: "outer" } }, false],
])("%s", (_, condition, holds) => {
  expect(told([line("it", "tip", condition)])).toEqual(holds ? ["it"] : []);
});

test("of pieces that may be silk none is sure to be so", () => {
  expect(told([line("it", "tip", { none: { fabric: ["silk"] } })])).toEqual([]);
});

test("without weather nothing is said of it", () => {
  const unknown = plan({
    day: { feelsC: null, precip: null, who: null, variant: null, onWheels: false },
  });
  const lines = [line("dry", "tip", { precip: false }), line("cold", "tip", { tempBelow: 30 })];
  expect(told(lines, unknown)).toEqual([]);
});

const turn = () => 0;
const chosen = (lines: SituationLine[], of = plan(), lately: string[] = []) =>
  chooseLines(trueLines("setting", lines, of), turn, new Set(lately)).map(({ line: { id } }) => id);

test("the line that knows most comes first, one an area", () => {
  const lines = [
    line("any", "choose", { area: "legs" }),
    line("denim", "choose", { area: "legs", fabric: "denim" }),
    line("top", "choose", { area: "top" }),
  ];
  expect(chosen(lines)).toEqual(["denim", "top"]);
});

test("one piece left out, and one thing to carry or tip", () => {
  const lines = [
    line("carry", "carry", {}),
    line("tip", "tip", { precip: false }),
    line("heels", "leave", { area: "shoes", kind: "heels" }),
    line("again", "leave", { kind: "heels" }),
  ];
  expect(chosen(lines)).toEqual(["heels", "tip"]);
});

test("what was asked about outranks all", () => {
  const left = [{ ...decided("heels", known("heels", "shoes")), asked: true }];
  const lines = [
    line("denim", "choose", { area: "legs", fabric: "denim", kind: "jeans", precip: false }),
    line("heels", "leave", { kind: "heels" }),
  ];
  expect(chosen(lines, plan({ left }))).toEqual(["heels", "denim"]);
});

test("who uses a wheelchair is not told how shoes feel after hours of standing", () => {
  const standing = { ...line("standing", "choose", { area: "legs" }), afoot: true as const };
  const lines = [standing, line("top", "choose", { area: "top" })];
  const { day } = plan();
  expect(told(lines)).toEqual(["standing", "top"]);
  expect(told(lines, plan({ day: { ...day, onWheels: true } }))).toEqual(["top"]);
});

test("what was told lately is not told again", () => {
  const lines = [
    line("one", "choose", { area: "legs", fabric: "denim" }),
    line("two", "choose", { area: "legs" }),
  ];
  expect(chosen(lines, plan(), ["setting/one"])).toEqual(["two"]);
});
