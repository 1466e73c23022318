import { Share2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { fetchChunk } from "../chunks.ts";
import { Boundary } from "../ui/boundary.tsx";
import { Button } from "../ui/button.tsx";

const load = () => fetchChunk("share-dialog", () => import("./share-dialog.tsx"));
const ShareDialog = lazy(async () => ({ default: (await load()).ShareDialog }));

type ShareIdeaProps = { url: string; prompt: string };

/** Gives an idea's picture to others. */
export function ShareIdea({ url, prompt }: ShareIdeaProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Share2 aria-hidden className="size-4" /> Share
      </Button>
      {open && (
        <Boundary what="Sharing">
          <Suspense>
            <ShareDialog url={url} prompt={prompt} onClose={() => setOpen(false)} />
          </Suspense>
        </Boundary>
      )}
    </>
  );
}
