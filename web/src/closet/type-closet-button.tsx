import { Keyboard } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { fetchChunk } from "../chunks.ts";
import { Boundary } from "../ui/boundary.tsx";
import { Button } from "../ui/button.tsx";

const loadTyping = () => fetchChunk("type-closet", () => import("./type-closet.tsx"));
const TypeCloset = lazy(async () => ({ default: (await loadTyping()).TypeCloset }));

/** Opens the dialog in which a closet is typed; its code comes when somebody is about to. */
export function TypeClosetButton({ uid }: { uid: string }) {
  const [open, setOpen] = useState(false);
  const approach = () => void loadTyping();
  return (
    <>
      <Button onPointerEnter={approach} onFocus={approach} onClick={() => setOpen(true)}>
        <Keyboard aria-hidden className="size-5" /> Type your closet
      </Button>
      {open && (
        <Boundary what="The list">
          <Suspense>
            <TypeCloset uid={uid} onClose={() => setOpen(false)} />
          </Suspense>
        </Boundary>
      )}
    </>
  );
}
