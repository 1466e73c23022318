import type { OutfitResponse } from "@fit-closet/core";
import { Bookmark, BookmarkCheck } from "lucide-react";
import { useEffect, useEffectEvent, useRef } from "react";
import { toast } from "react-hot-toast/headless";
import { useSaveIdea } from "../ideas/saved-ideas.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import type { SaveMark } from "./use-kept-idea.ts";

type SaveIdeaProps = {
  idea: OutfitResponse;
  prompt: string;
  uid: string;
  mark: SaveMark;
  onMark: (mark: SaveMark) => void;
};

export function SaveIdea({ idea, prompt, uid, mark, onMark }: SaveIdeaProps) {
  const saving = useSaveIdea(uid);
  const pressed = useRef(false);

  function save() {
    if (saving.isPending) return;
    const { outfit_idea, image_url, image_alt, by, items } = idea;
    const kept = { outfit_idea, image_url, image_alt, by, items: items.map(({ id }) => id) };
    saving.mutate(
      { prompt: prompt.trim(), ...kept },
      {
        onError: ({ message }) => toast.error(message),
        onSuccess: () => {
          toast.success("Idea saved.");
          onMark("saved");
        },
      },
    );
  }

  const saveWanted = useEffectEvent(() => {
    if (mark !== "wanted") return;
    // Taken at its word once: a failure leaves the button.
    onMark("open");
    save();
  });
  useEffect(() => saveWanted(), []);

  if (mark === "saved") {
    return (
      <ButtonLink to="/ideas" ref={(link) => void (pressed.current && link?.focus())}>
        <BookmarkCheck aria-hidden className="size-4 text-leaf" /> Saved. See your ideas
      </ButtonLink>
    );
  }
  return (
    <Button
      // Not disabled: the focus would be lost with it.
      aria-disabled={saving.isPending}
      onClick={({ currentTarget }) => {
        pressed.current = document.activeElement === currentTarget;
        save();
      }}
    >
      <Bookmark aria-hidden className="size-4" /> {saving.isPending ? "Saving..." : "Save idea"}
    </Button>
  );
}
