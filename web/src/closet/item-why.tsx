import type { ClosetItem, OutfitResponse, Place } from "@fit-closet/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { MessageCircleQuestionMark } from "lucide-react";
import { useState } from "react";
import { useSession } from "../account/session.ts";
import { requestOutfit } from "../outfit/outfit-calls.ts";
import { aboutOf, type Wish } from "../outfit/wish.ts";
import { readKept } from "../kept/texts.ts";
import { Button } from "../ui/button.tsx";
import { FieldMessage } from "../ui/field.tsx";
import { ItemSection } from "./item-section.tsx";
import { nameOf } from "./sticker-picture.tsx";
import { sentenceOf } from "./use-garment-changes.ts";

/** As much of what the first page keeps as is needed here. */
type Conversation = { answer: { idea: OutfitResponse; wish: Wish } | null };

/** Why the idea that was shown last does not wear this item; nothing where it does, or none was shown. */
export function ItemWhy({ item }: { item: ClosetItem }) {
  const session = useSession();
  const queries = useQueryClient();
  // As it was when the item was opened.
  const [kept] = useState(() => readKept("conversation", session) as Conversation | undefined);
  const asking = useMutation({
    mutationFn({ idea, wish }: NonNullable<Conversation["answer"]>) {
      const place = queries.getQueryData<Place>(["place"]);
      const request = {
        userId: item.userId,
        lat: place?.lat ?? null,
        lon: place?.lon ?? null,
        prompt: `Why not my ${nameOf(item)}?`,
        why: item.id,
        previous: { items: idea.plan.items, prompt: aboutOf(wish, idea) },
      };
      return requestOutfit(request, AbortSignal.timeout(PATIENCE_MS));
    },
  });
  const answer = kept?.answer;
  const worn = answer?.idea.plan.items ?? [];
  if (!answer || worn.length === 0 || answer.idea.plan.looks || worn.includes(item.id)) return null;
  return (
    <ItemSection heading="Your last idea">
      <div className="flex flex-wrap items-center gap-3">
        <Button disabled={asking.isPending} onClick={() => asking.mutate(answer)}>
          <MessageCircleQuestionMark aria-hidden className="size-5" />
          {asking.isPending ? "Asking..." : "Why not this one?"}
        </Button>
      </div>
      <output lang={asking.data?.language} className="max-w-prose empty:hidden">
        {asking.data?.outfit_idea}
      </output>
      <FieldMessage>
        {asking.error && sentenceOf(asking.error, "That could not be asked. Try again.")}
      </FieldMessage>
    </ItemSection>
  );
}

const PATIENCE_MS = 60_000;
