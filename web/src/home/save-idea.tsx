import type { OutfitResponse } from "@fit-closet/core";
import { Bookmark, BookmarkCheck } from "lucide-react";
import { toast } from "react-hot-toast/headless";
import { useSaveIdea } from "../ideas/saved-ideas.ts";
import { Button, ButtonLink } from "../ui/button.tsx";

type SaveIdeaProps = { idea: OutfitResponse; prompt: string; uid: string };

export function SaveIdea({ idea, prompt, uid }: SaveIdeaProps) {
  const saving = useSaveIdea(uid);

  function save() {
    const { outfit_idea, image_url, image_alt, by, items } = idea;
    saving.mutate(
      {
        prompt: prompt.trim(),
        outfit_idea,
        image_url,
        image_alt,
        by,
        items: items.map(({ id }) => id),
      },
      {
        onError: ({ message }) => toast.error(message),
        onSuccess: () => toast.success("Idea saved."),
      },
    );
  }

  if (saving.isSuccess) {
    return (
      <ButtonLink to="/ideas">
        <BookmarkCheck aria-hidden className="size-4 text-leaf" /> Saved. See your ideas
      </ButtonLink>
    );
  }
  return (
    <Button disabled={saving.isPending} onClick={save}>
      <Bookmark aria-hidden className="size-4" /> {saving.isPending ? "Saving..." : "Save idea"}
    </Button>
  );
}
