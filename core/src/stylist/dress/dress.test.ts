import { describe, expect, it } from "vitest";
import type { Garment } from "../../garment.ts";
import type { Weather } from "../../weather.ts";
import { piece, weatherAt } from "../closet.testing.ts";
import { suggestOutfit } from "../index.ts";
import { knowledgeOnDisk } from "../learned/on-disk.test-data.ts";
import { readCloset } from "./piece.ts";

const KNOWN = knowledgeOnDisk();

const BASICS = [piece("shirt", "top", "blue shirt"), piece("jeans", "trouser", "blue jeans")];

/** What is worn of a closet at every of the first seeds, each id once. */
function wornAt(prompt: string, closet: Garment[], tempC = 16, precip: Weather["precip"] = "none") {
  const ids = new Set<string>();
  for (let seed = 0; seed < 6; seed++)
    for (const id of suggestOutfit({ prompt, closet, weather: weatherAt(tempC, precip), seed }).plan
      .items)
      ids.add(id);
  return ids;
}

describe("what an outfit is never without", () => {
  it.each([
    ["suit", "navy suit", "my cousin's wedding"],
    ["suit", "grey trouser suit", "a formal dinner with clients"],
    ["other", "denim dungarees", "a day in the garden centre in my dungarees"],
  ])("wears a top under a %s: %s", (category, name, prompt) => {
    const closet = [...BASICS, piece("two", category, name), piece("shoes", "shoes", "brogues")];
    for (let seed = 0; seed < 6; seed++) {
      const { items } = suggestOutfit({ prompt, closet, weather: weatherAt(16), seed }).plan;
      expect(items).toContain("shirt");
      expect(items.filter((id) => id === "two" || id === "jeans")).toHaveLength(1);
    }
    expect(wornAt(prompt, closet)).toContain("two");
  });

  it("wears the only shoes, though they suit the day badly", () => {
    const closet = [...BASICS, piece("sandals", "shoes", "brown sandals")];
    expect(wornAt("what should I wear to the office", closet, 6)).toContain("sandals");
  });
  it("wears the only shoes of a refused colour, but no refused pair", () => {
    const closet = [...BASICS, piece("boots", "shoes", "black ankle boots", "#111111")];
    expect(wornAt("lunch with friends, nothing black please", closet)).toContain("boots");
    expect(wornAt("lunch with friends, no ankle boots please", closet)).not.toContain("boots");
  });
  it("wears the only shoes where all shoes were spoken against", () => {
    const closet = [...BASICS, piece("boots", "shoes", "black ankle boots", "#111111")];
    expect(wornAt("off to do errands, no shoes please", closet)).toContain("boots");
  });
  it("wears the only trousers, though they are too warm for the day", () => {
    const closet = [
      BASICS[0]!,
      { ...piece("cords", "trouser", "brown trousers"), tags: ["winter", "warm"] },
    ];
    expect(wornAt("a walk in town", closet, 27)).toContain("cords");
  });
});

describe("what is made for one purpose", () => {
  it.each([
    ["football boots", "shoes"],
    ["ski boots", "shoes"],
    ["motorcycle boots", "shoes"],
    ["slippers", "shoes"],
  ])("leaves the %s at home where other shoes are owned", (name, category) => {
    const closet = [
      ...BASICS,
      piece("special", category, name),
      piece("plain", "shoes", "canvas shoes"),
    ];
    const worn = wornAt("off to do errands", closet, 9, "rain");
    expect(worn).toContain("plain");
    expect(worn).not.toContain("special");
  });
  it("wears work boots only where nothing else suits", () => {
    const boots = piece("boots", "shoes", "work boots");
    const closet = [...BASICS, boots, piece("plain", "shoes", "brown derbies", "#6b4526")];
    expect(wornAt("off to do errands", closet, 9, "rain")).not.toContain("boots");
    expect(wornAt("off to do errands", [...BASICS, boots], 9, "rain")).toContain("boots");
  });
});

describe("shoes for the weather", () => {
  const shoes = [
    piece("suede", "shoes", "suede desert boots"),
    piece("canvas", "shoes", "canvas shoes"),
    piece("ballet", "shoes", "ballet flats"),
    piece("sandals", "shoes", "flat sandals"),
  ];
  it("keeps to what stays dry in the rain", () => {
    const closet = [...BASICS, ...shoes, piece("chelsea", "shoes", "chelsea boots")];
    const worn = wornAt("off to do errands", closet, 9, "rain");
    expect(worn).toContain("chelsea");
    for (const { id } of shoes) expect(worn).not.toContain(id);
  });
  it("runs in running shoes, however wet it is, and stands in the mud in rubber boots", () => {
    const closet = [
      piece("top", "top", "grey running top"),
      piece("tee", "top", "navy striped tee"),
      piece("tights", "trouser", "black running tights"),
      piece("shell", "coat", "yellow raincoat"),
      piece("runners", "shoes", "teal running shoes"),
      piece("wellies", "shoes", "olive rain boots"),
    ];
    const shoesFor = (prompt: string): string | undefined =>
      suggestOutfit(
        { prompt, closet, weather: weatherAt(6, "rain"), seed: 1 },
        KNOWN,
      ).plan.items.find((id) => id === "runners" || id === "wellies");
    for (const prompt of ["a run along the river", "training for a marathon"])
      expect(shoesFor(prompt)).toBe("runners");
    for (const prompt of ["mucking out the stable", "a hike across wet fields"])
      expect(shoesFor(prompt)).toBe("wellies");
  });
  it("wears boots in the snow and no sandals in the cold", () => {
    const closet = [...BASICS, ...shoes.slice(1), piece("boots", "shoes", "lace-up boots")];
    expect(wornAt("off to do errands", closet, -2, "snow")).toContain("boots");
    const worn = wornAt(
      "off to do errands",
      [...BASICS, shoes[3]!, piece("x", "shoes", "loafers")],
      10,
    );
    expect(worn).not.toContain("sandals");
  });
});

describe("names in the closet's own language", () => {
  const kinds = (language: "de" | "fr" | "es" | "it" | "pt", ...names: [string, string][]) =>
    readCloset(
      names.map(([category, name], at) => piece(String(at), category, name)),
      language,
    ).map(({ kind }) => kind.id);
  it("reads a word as that language means it", () => {
    expect(kinds("fr", ["dress", "robe blanche"], ["dress", "robe en laine"])).toEqual([
      "dress",
      "dress",
    ]);
    expect(kinds("es", ["top", "jersey negro"])).toEqual(["sweater"]);
    expect(kinds("it", ["other", "costume"])).toEqual(["swimsuit"]);
  });
  it("reads a German compound by its end and its beginning", () => {
    expect(kinds("de", ["top", "Wollpulli"], ["shoes", "Gummiclogs"])).toEqual([
      "sweater",
      "clogs",
    ]);
    const [blouse] = readCloset([piece("b", "top", "Leinenbluse")], "de");
    expect(blouse!.kind.id).toBe("blouse");
    expect(blouse!.materials).toContain("linen");
  });
  it("reads one of a pair like the pair", () => {
    expect(kinds("pt", ["shoes", "chinelo"], ["shoes", "galocha"])).toEqual([
      "flip-flops",
      "rain-boots",
    ]);
  });
  it("takes the closer of two words, and the drawer's before a wide one", () => {
    expect(kinds("pt", ["coat", "jaqueta corta-vento"])).toEqual(["windbreaker"]);
    expect(kinds("de", ["short", "kurze Sporthose"])).toEqual(["sports-shorts"]);
    expect(kinds("de", ["short", "Sporthose"])).toEqual(["shorts"]);
  });
  it("reads English names as English, whatever language the request is in", () => {
    const names: [string, string][] = [
      ["top", "red jersey"],
      ["trouser", "grey wool pants"],
    ];
    expect(kinds("es", ...names)[0]).toBe("football-shirt");
  });
});
