import { describe, expect, test } from "vitest";
import { settingsOnDisk } from "../../situations/on-disk.test-data.ts";
import { called } from "../closet.testing.ts";
import { suggestOutfit } from "../index.ts";

const packed = (prompt: string, names: readonly (readonly [string, string])[]) => {
  const closet = names.map(([category, name]) => called(name, category));
  const { plan } = suggestOutfit({ prompt, closet, weather: null, seed: 1 }, settingsOnDisk());
  return { bag: plan.packing!.items, worn: plan.looks!.flatMap(({ items }) => items) };
};

describe("what one asks for by name goes along, and is worn in no look where one bathes or sleeps in it", () => {
  test.each([
    [
      "Packing list: five days of hiking in the Azores in November. The red swimsuit for the hot springs, I'm not giving that up!",
      [
        ["boots", "hiking boots"],
        ["coat", "waterproof jacket"],
        ["top", "technical tee"],
        ["trouser", "walking trousers"],
        ["swimwear", "red swimsuit"],
        ["nightwear", "cotton pyjamas"],
        ["dress", "sequin dress"],
      ],
      ["red swimsuit", "cotton pyjamas", "waterproof jacket"],
    ],
    [
      "Packliste: fünf Tage Wandern auf den Azoren im November. Den roten Badeanzug für die Therme, darauf verzichte ich nicht!",
      [
        ["boots", "Wanderschuhe"],
        ["coat", "Regenjacke"],
        ["top", "Funktionsshirt"],
        ["trouser", "Wanderhose"],
        ["swimwear", "roter Badeanzug"],
        ["nightwear", "Schlafanzug"],
        ["dress", "Paillettenkleid"],
      ],
      ["roter Badeanzug", "Schlafanzug", "Regenjacke"],
    ],
    [
      "Cinco días de senderismo en las Azores en noviembre, solo equipaje de mano. El bañador rojo para las termas, a eso no renuncio!",
      [
        ["boots", "botas de montaña"],
        ["coat", "chubasquero"],
        ["top", "camiseta técnica"],
        ["trouser", "pantalón de senderismo"],
        ["swimwear", "bañador rojo"],
        ["nightwear", "pijama de algodón"],
        ["dress", "vestido de lentejuelas"],
      ],
      ["bañador rojo", "pijama de algodón", "chubasquero"],
    ],
  ] as const)("%s", (prompt, closet, needed) => {
    const { bag, worn } = packed(prompt, closet);
    expect(needed.filter((name) => !bag.includes(name))).toEqual([]);
    expect(worn.filter((name) => needed.slice(0, 2).includes(name as never))).toEqual([]);
  });
});
