import { describe, expect, test } from "vitest";
import { knowledgeOnDisk } from "../learned/on-disk.test-data.ts";
import { readBrief } from "./read-brief.ts";

const settings = knowledgeOnDisk();
const dressed = (language: string, prompt: string) =>
  readBrief({ prompt, closet: [], weather: null, language }, settings).person?.id ?? null;

describe("who is dressed", () => {
  test.each([
    ["en", "My dad (84) has the hearing clinic tomorrow, zips are hard for him", "dad"],
    ["de", "Meine Oma (91, Rollstuhl) darf heute in den Park. Was passt?", "mum"],
    ["de", "Guten Tag, mein Mann ist 81 und soll nichts Enges tragen", "husband"],
    ["fr", "Bonjour, mon fils de 5 ans, sortie à la ferme", "son"],
    ["es", "Mi madre (84) tiene médico mañana, no sube los brazos", "mum"],
    ["it", "Mio figlio, 7 anni, gita in fattoria", "son"],
    ["pt", "O meu pai não se entende com botões, consulta amanhã", "dad"],
  ])("is who the request tells of (%s: %s)", (language, prompt, who) => {
    expect(dressed(language, prompt)).toBe(who);
  });

  test.each([
    ["en", "My sister is getting married on Saturday, black shoes or brown?"],
    ["de", "Mein Sohn ist 9 und ich gehe mit ihm ins Museum"],
    ["it", "Mia madre ha 70 anni, vado alla sua festa"],
    ["pt", "Minha filha de 5 anos manchou a minha saia. Reunião em uma hora"],
    ["pt", "recital de ballet da minha filha de 6"],
    ["fr", "Mon ami est en retard, dîner au restaurant"],
  ])("is else the one who asks (%s: %s)", (language, prompt) => {
    expect(dressed(language, prompt)).toBeNull();
  });
});
