import { expect, test } from "vitest";
import { readBrief } from "./read-brief.ts";

const read = (prompt: string) => {
  const { wants, avoids } = readBrief({ prompt, weather: null });
  const texts = (list: typeof wants) => list.map(({ text }) => text);
  return { wants: texts(wants), avoids: texts(avoids) };
};

test.each([
  ["the green stay-press trousers are lent", "green stay press trousers"],
  ["I lent my red Ted Baker dress, what else for a party?", "red ted baker dress"],
  ["lent Dazza me orange hi vis shirt", "orange hi vis shirt"],
  ["das blaue Ralph Lauren Hemd ist verliehen", "blaue ralph lauren hemd"],
  ["mi camisa Lacoste verde está en la tintorería, ¿qué me pongo?", "camisa lacoste verde"],
])("a cut or a maker named in between leaves the colour with its garment: %s", (prompt, away) => {
  expect(read(prompt)).toEqual({ wants: [], avoids: [away] });
});

test.each([
  ["something green and my trousers", ["green", "trousers"]],
  ["wear blue with the jeans", ["blue", "jeans"]],
  ["ich trage heute rot zu der Jeans", ["rot", "jeans"]],
])("a colour by itself stays a wish of its own: %s", (prompt, wants) => {
  expect(read(prompt).wants).toEqual(wants);
});
