// Learns the net that reads the roles of garments and the uses of qualities: node training/stylist/role-net.mjs
// Tells role_net.py every request as the stylist reads it; it writes core/assets/roles.net and roles.json.
import { ROLES } from "../../core/dist/languages/cue-list.js";
import { netInput } from "../../core/dist/stylist/learned/role-net-input.js";
import { QUALITY_USES } from "../../core/dist/stylist/read/quality-uses.js";
import { heardIn, linesIn, qualitiesIn } from "./examples.mjs";
import { learnNet } from "./learn-net.mjs";

const here = (folder) => new URL(folder, import.meta.url);

/** A request as the net is told it; `outcomeOf` tells what is to be learned of each of its spots, below 0 of those that nobody marked. */
function netExample(heard, outcomeOf) {
  const { language, tokens, spots } = netInput(heard);
  const told = spots.map((spot, index) => ({ ...spot, role: outcomeOf(spot, index) }));
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

/** The role of each garment that is marked. */
function ofRoles(line) {
  const { heard, roleOf } = heardIn(line);
  return netExample(heard, (spot) => ROLES.indexOf(roleOf(spot)));
}

/** The use of each quality that is marked, behind the roles. */
function ofUses(line) {
  const read = qualitiesIn(line);
  if (!read) return [];
  return netExample(read.heard, (_, index) => {
    const use = QUALITY_USES.indexOf(read.useOf(index));
    return use < 0 ? use : ROLES.length + use;
  });
}

const examplesIn = (read, ...folders) =>
  folders.flatMap((folder) => linesIn(here(folder)).flatMap(read));

learnNet(
  "roles",
  [
    ...examplesIn(ofRoles, "readings/", "contrasts/", "stories/", "fits/", "closets/"),
    ...examplesIn(ofUses, "qualities/"),
  ],
  [...examplesIn(ofRoles, "held/", "graded/"), ...examplesIn(ofUses, "marked-qualities/")],
);
