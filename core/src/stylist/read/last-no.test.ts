import { describe, expect, test } from "vitest";
import { readBrief } from "../understand/read-brief.ts";
import { readRequest } from "./read-request.ts";

const roleIn = (prompt: string) => readRequest(prompt).mentions[0]?.role;

describe("a sentence that ends with a “no” of its own refuses what others insist on", () => {
  test.each([
    "My mum insists on her wool top, so NO.",
    "Meine Mutter besteht auf ihrem Wollpulli, also nein.",
    "Je sais que ma mère adore son pull en laine, eh bien non.",
    "Mi madre insiste con su jersey de lana, pues no.",
    "Mia madre insiste col suo top di lana “che non si sa mai” ecco NO",
    "A minha mãe insiste com a camisola de lã dela, então não.",
  ])("%s", (prompt) => expect(roleIn(prompt)).toBe("refuse"));
});

describe("a question or a choice that ends so refuses nothing", () => {
  test.each(["Shall I wear the wool top, yes or no?", "¿Me pongo el jersey de lana, sí o no?"])(
    "%s",
    (prompt) => expect(roleIn(prompt)).not.toBe("refuse"),
  );
});

test("who sweats gives no orders to the machine", () => {
  const statuses = ["Voglio i jeans ma sudo", "Quiero los vaqueros pero sudo"].map(
    (prompt) => readBrief({ prompt, weather: null }).status,
  );
  expect(statuses).toEqual(["outfit", "outfit"]);
});
