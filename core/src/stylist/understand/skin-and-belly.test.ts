import { describe, expect, test } from "vitest";
import { settingsOnDisk } from "../../situations/on-disk.test-data.ts";
import { readBrief } from "./read-brief.ts";

const rulesIn = (prompt: string) =>
  readBrief({ prompt, weather: null }, settingsOnDisk()).requirements.map(({ rule }) => rule);

describe("whose skin bears no sun covers it", () => {
  test.each([
    "New pills make me burn in ten minutes so I need covering up",
    "die neuen Tabletten machen lichtempfindlich, Grillfest morgen",
    "ce médicament est photosensibilisant, barbecue demain",
    "las pastillas me hacen fotosensible, barbacoa mañana",
    "i farmaci mi rendono fotosensibile, grigliata domani",
    "os comprimidos deixam-me fotossensível, churrasco amanhã",
  ])("%s", (prompt) => expect(rulesIn(prompt)).toContain("long-sleeves"));
});

describe("nothing presses on a pregnant belly", () => {
  test.each([
    "eight months pregnant, dinner tonight",
    "hochschwanger, Abendessen im Restaurant",
    "ich bin im achten Monat, was ziehe ich zum Laternenumzug an",
    "enceinte de huit mois, dîner au restaurant",
    "embarazada de ocho meses, cena",
    "incinta di otto mesi, cena",
    "grávida de oito meses, jantar",
  ])("%s", (prompt) => expect(rulesIn(prompt)).toContain("loose-waist"));

  test("and somebody else's asks for nothing", () => {
    expect(rulesIn("dinner with my pregnant sister tonight")).not.toContain("loose-waist");
  });
});
