import type { ClosetItem } from "@fit-closet/core";
import { MessageCircleQuestionMark, Shirt } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { nameOf } from "../closet/sticker-picture.tsx";
import { fetchChunk } from "../chunks.ts";
import { Boundary } from "../ui/boundary.tsx";
import { Button } from "../ui/button.tsx";
import { has } from "../outfit/wish.ts";

/** Only whoever wonders about a piece looks through all of them. */
const WhyNotPicker = lazy(async () => ({
  default: (await fetchChunk("why-not-picker", () => import("./why-not-picker.tsx"))).WhyNotPicker,
}));

type WhyNotProps = {
  uid: string;
  worn: readonly ClosetItem[];
  /** The piece that this answer is about, where it is about one. */
  asked: ClosetItem | undefined;
  onAsk: (item: ClosetItem) => void;
  onWear: (item: ClosetItem) => void;
};

/** Why a piece of the closet is not worn, and the same outfit with it, one press each. */
export function WhyNot({ uid, worn, asked, onAsk, onWear }: WhyNotProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <MessageCircleQuestionMark aria-hidden className="size-4" /> Why not…
      </Button>
      {asked && !has(worn, asked) && (
        <Button onClick={() => onWear(asked)}>
          <Shirt aria-hidden className="size-4" /> Wear {nameOf(asked)} all the same
        </Button>
      )}
      {open && (
        <Boundary what="The list">
          <Suspense>
            <WhyNotPicker uid={uid} worn={worn} onAsk={onAsk} onClose={() => setOpen(false)} />
          </Suspense>
        </Boundary>
      )}
    </>
  );
}
