/**
 * `npm run -s bench:weeks -- [--weeks 1000] [--seed 1]`: as many people's weeks, dressed by the stylist: pieces that were planned though
 * they are not clean on their day (0), and other days that one change moved (1 at most).
 */
import { parseArgs } from "node:util";
import { suggestOutfit } from "@fit-closet/core/stylist";
import { knownSettings } from "@fit-closet/server/dist/engines/situations.js";
import { liveWeeks, type Stylist } from "./lived-weeks.ts";

const { values } = parseArgs({
  options: {
    weeks: { type: "string", default: "1000" },
    seed: { type: "string", default: "1" },
  },
});

const PROMPTS = [
  "A normal day at the office",
  "Working from home, one video call",
  "Errands in town and coffee with a friend",
  "Dinner with friends in the evening",
  "A long walk outside",
];

/** As a person asks who has other plans every day. */
const stylist: Stylist = (closet, seed) => {
  let asked = seed;
  return async ({ day, keep, free }) => {
    const here = new Set([...free(closet.map(({ id }) => id)), ...keep]);
    const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
    const idea = suggestOutfit(
      {
        prompt: PROMPTS[asked % PROMPTS.length]!,
        closet: closet.filter(({ id }) => here.has(id)),
        include: keep,
        weather: null,
        now: { year, month, day: date, hour: 9 },
        seed: asked++,
      },
      knownSettings(),
    );
    return idea.plan.items;
  };
};

const began = performance.now();
const lived = await liveWeeks({
  weeks: Number(values.weeks),
  seed: Number(values.seed),
  stylist,
});
console.log(
  `${lived.weeks} weeks, ${lived.looks} looks of ${lived.pieces} pieces, ${Math.round((performance.now() - began) / 1000)} s`,
);
console.log(`dirty pieces planned: ${lived.dirty}`);
console.log(
  `changes by hand: ${lived.changes}, left undone because more than one day would move: ${lived.refused}, most days moved by one: ${lived.mostMoved}`,
);
process.exitCode = lived.dirty === 0 && lived.mostMoved <= 1 ? 0 : 1;
