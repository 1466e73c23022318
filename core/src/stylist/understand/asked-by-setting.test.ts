import { expect, test } from "vitest";
import { knowledgeOnDisk } from "../learned/on-disk.test-data.ts";
import { readBrief } from "./read-brief.ts";

const settings = knowledgeOnDisk();
const read = (prompt: string, language: string) =>
  readBrief({ prompt, closet: [], weather: null, language }, settings);

test.each([
  ["en", "video call with a green screen"],
  ["de", "Videocall vor dem Greenscreen"],
  ["fr", "visio devant un fond vert"],
  ["es", "videollamada con croma"],
  ["it", "videochiamata davanti al green screen"],
  ["pt", "vídeo na frente de um pano verde"],
] as const)("nobody wears green before a green screen (%s)", (language, prompt) => {
  expect(read(prompt, language).avoids.flatMap(({ colours }) => colours)).toContain("green");
});

test.each([
  ["en", "I'm a swim official on Saturday"],
  ["it", "sono giudice nuoto sabato"],
  ["pt", "festa no terreiro, candomblé"],
] as const)("some settings are all in white (%s)", (language, prompt) => {
  const white = read(prompt, language).requirements.find(({ rule }) => rule === "all-in-colour");
  expect(white?.colours).toEqual(["white"]);
});

test.each([
  ["en", "first day on the construction site", "hi-vis"],
  ["it", "domani acqua alta, vado al lavoro a piedi", "rain-boots"],
  ["fr", "défilé, costume d'époque exigé", "costume"],
  ["en", "tea at the gurdwara", "head-cover"],
  ["de", "Canyoning am Wochenende", "wetsuit"],
] as const)("what a setting cannot do without is known (%s: %s)", (language, prompt, gear) => {
  expect(read(prompt, language).gear).toContain(gear);
});
