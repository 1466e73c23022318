import { expect, test } from "vitest";
import { called, weatherAt } from "../closet.testing.ts";
import type { Brief } from "../understand/brief.ts";
import { readBrief } from "../understand/read-brief.ts";
import { dress, tryOn } from "./compose.ts";
import { readCloset } from "./piece.ts";
import { reconsidered } from "./reconsider.ts";

const closet = [
  called("blue shirt", "top", "#2b4fa0"),
  called("white blouse", "top", "#f4f4f2"),
  called("jeans", "trouser", "#33415c"),
  called("red skirt", "skirt", "#b00020"),
];
const pieces = readCloset(closet, "en");

/** What is read of a request, where each piece suits it as much as `suiting` says. */
function reread(prompt: string, suiting: Readonly<Record<string, number>>) {
  const brief = readBrief({ prompt, weather: null, closet });
  const { wants, avoids, leftAside } = reconsidered(
    { ...brief, fits: ({ name }) => suiting[name ?? ""] ?? 0 },
    pieces,
  );
  const words = (list: readonly { text: string }[]): string[] => list.map(({ text }) => text);
  const aside = words(leftAside.map(({ mention }) => mention));
  return { wants: words(wants), avoids: words(avoids), aside };
}

test("a shirt that suits like nothing else was hardly refused, and nobody says that it stays at home", () => {
  const prompt = "everybody says the blue shirt must go";
  expect(reread(prompt, { "blue shirt": 2 })).toMatchObject({ avoids: ["blue shirt"] });
  expect(reread(prompt, { "blue shirt": 12 })).toEqual({ wants: [], avoids: [], aside: [] });
});

test("a reason that was understood stands, however well the piece would suit", () => {
  const read = reread("the blue shirt is in the wash", { "blue shirt": 30 });
  expect(read).toMatchObject({ avoids: ["blue shirt"], aside: ["blue shirt"] });
});

test("what was surely read to be away stands", () => {
  const brief = readBrief({ prompt: "the blue shirt, hm", weather: null, closet });
  const read = { role: "unavailable", certain: 0.95, ground: null, plainly: false } as const;
  const avoids = brief.wants.map((one) => ({ ...one, read }));
  const fits: Brief["fits"] = ({ name }) => (name === "blue shirt" ? 30 : 0);
  expect(reconsidered({ ...brief, wants: [], avoids, fits }, pieces).avoids).toHaveLength(1);
});

test("a plain no stands", () => {
  const { avoids } = reread("no blue shirt today", { "blue shirt": 30 });
  expect(avoids).toContain("blue shirt");
});

test("what a skin does not bear stays refused", () => {
  const { avoids } = reread("I'm allergic to the blue shirt", { "blue shirt": 30 });
  expect(avoids).toContain("blue shirt");
});

test("a wish for what suits far worse than all that is owned was none", () => {
  const prompt = "something with the red skirt";
  expect(reread(prompt, { "red skirt": -5 }).wants).toEqual(["red skirt"]);
  expect(reread(prompt, { "red skirt": -20 }).wants).toEqual([]);
});

test("whoever insists wears what they love, however little it suits", () => {
  const prompt = "I absolutely want to wear the red skirt, no discussion";
  expect(reread(prompt, { "red skirt": -20 }).wants).toEqual(["red skirt"]);
});

test("whoever asks for one thing by a name of its own wears it, however little it suits", () => {
  const small = [
    ...closet,
    called("Mother's cameo", "jewellery", "#c08060"),
    called("pearl earrings", "jewellery", "#f4f4f2"),
  ];
  const prompt = "tea with the vicar, I should like Mother's cameo to be seen";
  const brief = readBrief({ prompt, weather: null, closet: small });
  const fits: Brief["fits"] = ({ name }) => (name === "Mother's cameo" ? -10 : 5);
  expect(reconsidered({ ...brief, fits }, readCloset(small, "en")).wants).toHaveLength(1);
});

test("what has no rival for its place is left as it was read", () => {
  const only = "I won't wear the jeans, and I have no skirt";
  const brief = readBrief({ prompt: only, weather: null, closet });
  const legs = pieces.filter(({ name }) => name !== "red skirt");
  const { avoids } = reconsidered({ ...brief, fits: () => 20 }, legs);
  expect(avoids.map(({ text }) => text)).toContain("jeans");
});

test.each([
  ["a windbreaker that suits far better", 10, "windbreaker"],
  ["one that suits hardly better", 1, "wool coat"],
])("over everything goes what suits: %s", (_, suiting, worn) => {
  const owned = [
    ...closet.slice(1, 3),
    called("wool coat", "coat", "#1c2742"),
    called("windbreaker", "coat", "#c8e000"),
  ];
  const asked = readBrief({ prompt: "what do I wear", weather: weatherAt(4), closet: owned });
  const fits: Brief["fits"] = ({ name }) => (name === "windbreaker" ? suiting : 0);
  const wardrobe = { closet: owned, include: [], exclude: [], seed: 1 };
  const { worn: chosen } = dress(tryOn({ ...asked, fits }, wardrobe));
  expect(chosen.map(({ piece }) => piece.name)).toContain(worn);
});

test("a watch that is wished for is no rival of a bag's, however much better that suits", () => {
  const small = [
    ...closet,
    called("grandad's watch", "other", "#5a3a1a"),
    called("black bag", "bag", "#141414"),
  ];
  const brief = readBrief({
    prompt: "I want to wear grandad's watch",
    weather: null,
    closet: small,
  });
  const fits = ({ kind }: { kind: { id: string } }): number => (kind.id === "watch" ? -20 : 5);
  const { wants } = reconsidered({ ...brief, fits }, readCloset(small, "en"));
  expect(wants).toHaveLength(1);
});

test.each([
  ["en", "the tie for sure, and not the bow tie", "red tie", "blue bow tie"],
  ["de", "die Krawatte auf jeden Fall, die Fliege nicht", "rote Krawatte", "blaue Fliege"],
] as const)(
  "%s: what another piece is wanted in the place of stays out, however well it suits",
  (language, prompt, wanted, refused) => {
    const small = [called(wanted, "accessory", "#a02020"), called(refused, "accessory", "#2030a0")];
    const brief = readBrief({ prompt, weather: null, closet: small, language });
    const fits = ({ kind }: { kind: { id: string } }): number => (kind.id === "bow-tie" ? 20 : 0);
    const { avoids } = reconsidered({ ...brief, fits }, readCloset(small, language));
    expect(avoids.map(({ garment }) => garment)).toContain("bow-tie");
  },
);

test("whoever rules out one of several by name means no other of them by the noun alone", () => {
  const skirts = ["red skirt", "long grey skirt"].map((name) => called(name, "skirt", "#888888"));
  const brief = readBrief({
    prompt: "the skirt, and the red skirt",
    weather: null,
    closet: skirts,
  });
  const said = (plainly: boolean) =>
    ({ role: "unavailable", certain: 0.95, ground: null, plainly }) as const;
  const left = (plainly: boolean): string[] => {
    const avoids = brief.wants.map((one) => ({ ...one, read: said(plainly) }));
    const read = { ...brief, wants: [], avoids, fits: () => 0 };
    return reconsidered(read, readCloset(skirts, "en")).avoids.map(({ text }) => text);
  };
  expect(brief.wants.map(({ text }) => text)).toEqual(["skirt", "red skirt"]);
  expect(left(false)).toEqual(["red skirt"]);
  // "No skirts. The red skirt is in the wash anyway."
  expect(left(true)).toEqual(["skirt", "red skirt"]);
});
