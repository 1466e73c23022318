import { expect, test } from "vitest";
import { wornOf } from "../closet.testing.ts";

type Uniform = readonly [language: string, prompt: string, jacket: string, trousers: string];

test.each<Uniform>([
  ["en", "parade of the fire brigade, full uniform", "uniform jacket", "uniform trousers"],
  ["de", "Umzug der Feuerwehr, in Ausgehuniform", "Uniformjacke", "Uniformhose"],
  ["fr", "défilé des pompiers, je viens en uniforme", "veste d'uniforme", "pantalon d'uniforme"],
  ["es", "desfile de bomberos, voy de uniforme", "chaqueta de uniforme", "pantalón de uniforme"],
  ["it", "sfilata dei pompieri, vado in divisa", "giacca della divisa", "pantaloni della divisa"],
])("%s: whoever wants the uniform wears all of it", (language, prompt, ...uniform) => {
  const worn = wornOf(prompt, language, [
    ["coat", uniform[0]],
    ["trouser", uniform[1]],
    ["coat", "blazer"],
    ["trouser", "jeans"],
    ["shirt", "polo"],
    ["shoes", "loafers"],
  ]);
  expect(worn).toEqual(expect.arrayContaining([...uniform]));
});
