import { LANGUAGES } from "../../languages/index.ts";
import type { Idea } from "../../outfit.ts";
import { aboutLast } from "../about-last.ts";
import { chipsOf } from "../chips.ts";
import { complete, tryOn, type Wardrobe } from "../dress/compose.ts";
import type { Piece } from "../dress/piece.ts";
import type { Language } from "../lexicon/index.ts";
import type { StylistRequest } from "../index.ts";
import { knownOf } from "../known.ts";
import type { Knowledge } from "../learned/learned.ts";
import { planOf } from "../plan.ts";
import { tell } from "../tell/tell.ts";
import type { Brief } from "../understand/brief.ts";
import { editedBrief } from "./edited-brief.ts";
import { editOutfit } from "./edit-outfit.ts";
import { type Edit, readEdit } from "./read-edit.ts";
import { tellEdit } from "./tell-edit.ts";

/** The last outfit as it is changed by a request; null where none was worn or the request is about something else. */
export function suggestEdit(
  request: StylistRequest,
  wardrobe: Wardrobe,
  settings: Knowledge,
): Idea | null {
  const about = aboutLast(request, settings);
  if (!about || about.last.length === 0) return null;
  const { asked, before, last } = about;
  const edit = readEdit(request.prompt, last, asked, likeliest(request.prompt, asked, before));
  if (!edit) return null;
  const idea = ideaOf(request, wardrobe, settings, {
    edit: withChoices(edit, wardrobe, last),
    last,
    brief: editedBrief(asked, before, edit),
  });
  return { ...idea, reacted: reactedBy(edit, last) };
}

/** What the words alone say of the last outfit; "warmer" says nothing of taste. */
function reactedBy({ changes, kept, swapped, dropped }: Edit, last: Task["last"]): Idea["reacted"] {
  const ids = (pieces: Task["last"]): string[] => pieces.map(({ id }) => id);
  const isAnother = changes.has("another") && kept.length === 0;
  return isAnother
    ? { kept: [], passed: ids(last), another: true }
    : { kept: ids([...kept]), passed: ids([...swapped, ...dropped]), another: false };
}

/** One plain word is too little to tell a language by: then it is that of the request before. */
function likeliest(prompt: string, { reading }: Brief, before: Brief | null): Language[] {
  const known = before ? [before.language] : [];
  const tells = /\s|[^\x20-\x7e]/.test(prompt.trim());
  return tells ? [reading, ...known, ...LANGUAGES] : [...known, reading, ...LANGUAGES];
}

type Task = { edit: Edit; last: readonly Piece[]; brief: Brief };

/** What was pressed on a piece counts like what was said of it. */
function withChoices(edit: Edit, { include, exclude }: Wardrobe, last: Task["last"]): Edit {
  const chosen = (ids: readonly string[]) => last.filter(({ id }) => ids.includes(id));
  return {
    ...edit,
    kept: [...edit.kept, ...chosen(include)],
    dropped: [...edit.dropped, ...chosen(exclude)],
  };
}

function ideaOf(
  request: StylistRequest,
  wardrobe: Wardrobe,
  settings: Knowledge,
  { edit, last, brief: asked }: Task,
): Idea {
  const include = [...new Set([...wardrobe.include, ...edit.kept.map(({ id }) => id)])];
  const fitting = tryOn(asked, { ...wardrobe, include });
  const { outfit, isAnswered } = editOutfit(fitting, last, edit);
  const { brief } = fitting;
  const dressed = complete(fitting, wardrobe.seed, outfit);
  const about = request.previous?.prompt ?? request.prompt;
  const known = knownOf({ prompt: about, told: request.told }, brief, settings);
  const told = tell(brief, dressed, wardrobe.seed, request.prompt, {
    ...known,
    opening: (say) => tellEdit(say, last, dressed.worn, edit, isAnswered),
  });
  return {
    status: "outfit",
    language: brief.language,
    ...told,
    changed: true,
    plan: planOf(brief, dressed),
    understood: chipsOf(brief, dressed, `${about} ${request.prompt}`, known.said),
    weather: brief.weather,
  };
}
