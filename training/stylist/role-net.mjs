// Learns the net that reads the roles of garments: node training/stylist/role-net.mjs
// Tells role_net.py every request as the stylist reads it; it writes core/assets/roles.net and roles.json.
import { ROLES } from "../../core/dist/languages/cue-list.js";
import { netInput } from "../../core/dist/stylist/learned/role-net-input.js";
import { heardIn, linesIn } from "./examples.mjs";
import { learnNet } from "./learn-net.mjs";

const here = (folder) => new URL(folder, import.meta.url);

/** A request as the net is told it, with the role of each garment that is marked, -1 of the others. */
function netExample(line) {
  const { heard, roleOf } = heardIn(line);
  const { language, tokens, spots } = netInput(heard);
  const told = spots.map((spot) => ({ ...spot, role: ROLES.indexOf(roleOf(spot)) }));
  if (told.every(({ role }) => role < 0)) return [];
  return [
    {
      language,
      words: tokens.map(({ word }) => word),
      grams: tokens.map(({ grams }) => grams),
      ideas: tokens.map(({ ideas }) => ideas),
      marks: tokens.map(({ marks }) => marks),
      spots: told,
    },
  ];
}

const examplesIn = (...folders) =>
  folders.flatMap((folder) => linesIn(here(folder)).flatMap(netExample));

learnNet(
  "roles",
  examplesIn("readings/", "contrasts/", "stories/", "fits/", "closets/"),
  examplesIn("held/", "graded/"),
);
