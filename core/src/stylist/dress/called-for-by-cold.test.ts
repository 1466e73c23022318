import { expect, test } from "vitest";
import { called, weatherAt } from "../closet.testing.ts";
import { readBrief } from "../understand/read-brief.ts";
import { dress, tryOn } from "./compose.ts";

const closet = [
  called("grey jumper", "top"),
  called("jeans", "trouser"),
  called("winter boots", "boots"),
  called("down coat", "coat"),
  called("red mittens", "other"),
  called("denim jacket", "coat"),
  called("rain jacket", "coat"),
  called("rubber barn boots", "boots"),
];

const wornAt = (prompt: string, weather: ReturnType<typeof weatherAt>, unsuited: string) => {
  const brief = readBrief({ prompt, weather, closet });
  const fits = ({ name }: { name: string | null }): number => (name === unsuited ? -5 : 0);
  const wardrobe = { closet, include: [], exclude: [], seed: 1 };
  return dress(tryOn({ ...brief, fits }, wardrobe)).worn.map(({ piece }) => piece.name);
};

test("in bitter cold hands are covered, however little the mittens go with the words", () =>
  expect(wornAt("cycling to work", weatherAt(-12), "red mittens")).toContain("red mittens"));

test("in the rain a coat that keeps it off is worn, however little it goes with the words", () =>
  expect(wornAt("lectures", { ...weatherAt(10), precip: "rain" }, "rain jacket")).toContain(
    "rain jacket",
  ));

const IN_FROST = [
  called("grey shirt", "shirt"),
  called("grey jumper", "top"),
  called("jeans", "trouser"),
  called("winter boots", "boots"),
  called("thin summer jacket", "coat"),
  called("padded winter jacket", "coat"),
  called("windbreaker", "coat"),
];

test.each([
  [0, "thin summer jacket", 5],
  [-9, "windbreaker", 9],
])(
  "at %i °C the padded jacket is worn, though the %s goes better with the words",
  (tempC, rival, suits) => {
    const brief = readBrief({
      prompt: "to the rally",
      weather: weatherAt(tempC),
      closet: IN_FROST,
    });
    const suiting: Readonly<Record<string, number>> = {
      [rival]: suits,
      "padded winter jacket": -2,
    };
    const fits = ({ name }: { name: string | null }): number => suiting[name ?? ""] ?? 2;
    const wardrobe = { closet: IN_FROST, include: [], exclude: [], seed: 1 };
    const worn = dress(tryOn({ ...brief, fits }, wardrobe)).worn.map(({ piece }) => piece.name);
    expect(worn).toContain("padded winter jacket");
  },
);

test("in cold rain legs are covered, though shorts go better with the words", () => {
  const weather = { ...weatherAt(10), precip: "rain" as const };
  const sporty = [
    called("running tee", "top"),
    called("black joggers", "trouser"),
    called("running shorts", "short"),
    called("rain shell", "coat"),
  ];
  const brief = readBrief({ prompt: "Voy de senderismo y va a llover", weather, closet: sporty });
  const fits = ({ name }: { name: string | null }): number =>
    name === "running shorts" ? 6 : name === "black joggers" ? -2 : 0;
  const wardrobe = { closet: sporty, include: [], exclude: [], seed: 1 };
  const { worn } = dress(tryOn({ ...brief, fits }, wardrobe));
  expect(worn.map(({ piece }) => piece.name)).toContain("black joggers");
});
