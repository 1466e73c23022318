import type { OutfitResponse } from "@fit-closet/core";
import { useState } from "react";
import { useCalm } from "../ui/calm.ts";
import type { Writing } from "./idea-state.ts";

/**
 * The idea's text. New words take the place of the first ones, which go on holding the room unseen: nothing below moves up while
 * they grow, nor at the end.
 */
export function IdeaWords({ idea, writing }: { idea: OutfitResponse; writing: Writing | null }) {
  const [first] = useState(idea.outfit_idea);
  const words = useReadable(writing?.text ?? "") || idea.outfit_idea;
  const replaced = words !== first;
  const look = "col-start-1 row-start-1 whitespace-pre-line";
  return (
    <div className="grid" aria-busy={writing !== null}>
      {replaced && (
        <p aria-hidden className={`${look} invisible`}>
          {first}
        </p>
      )}
      <p
        key={replaced ? "new" : "first"}
        lang={idea.language}
        className={`${look} ${replaced ? "animate-appear" : ""}`}
      >
        {words}
      </p>
    </div>
  );
}

/** A word or two in a large empty room would only startle whoever is reading. */
const FIRST_LETTERS = 60;

/** The words so far, or nothing yet. Where less motion is wanted they come by the sentence. */
function useReadable(text: string): string {
  const calm = useCalm();
  if (text.length < FIRST_LETTERS) return "";
  return calm ? wholeSentences(text) : text;
}

const wholeSentences = (text: string): string =>
  text.slice(0, Math.max(...[".", "!", "?", "…"].map((end) => text.lastIndexOf(end))) + 1);
