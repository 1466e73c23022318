import { Download, Share2 } from "lucide-react";
import { useEffect, useState } from "react";
import { toast } from "react-hot-toast/headless";
import { useSession } from "../account/session.ts";
import { Button } from "../ui/button.tsx";
import { HeadedDialog } from "../ui/headed-dialog.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { pictureToShare } from "./picture-to-share.ts";

const FILE = "outfit.png";

type ShareDialogProps = { url: string; prompt: string; onClose: () => void };

/** Shows what others will see: the picture and nothing else, but for what is ticked. */
export function ShareDialog({ url, prompt, onClose }: ShareDialogProps) {
  const name = useSession().user?.name ?? "";
  const [withPrompt, setWithPrompt] = useState(false);
  const [withName, setWithName] = useState(false);
  const picture = usePicture(url, withPrompt ? prompt : "", withName ? name : "");
  async function share(file: File) {
    try {
      await navigator.share({ files: [file] });
    } catch (failure) {
      // Who changes their mind is told nothing.
      if ((failure as Error).name !== "AbortError") toast.error("That could not be shared.");
    }
  }
  return (
    <HeadedDialog
      heading="Share as a picture"
      className="max-h-[calc(100dvh-1rem)] w-[min(28rem,calc(100%-1rem))]"
      onClose={onClose}
    >
      <div className="mt-4 grid grid-cols-1 gap-4">
        {picture === "lost" ? (
          <p>The picture could not be loaded just now. It is safe.</p>
        ) : picture ? (
          <img
            src={picture.url}
            alt={["The outfit, drawn", withPrompt && prompt, withName && name]
              .filter(Boolean)
              .join(". ")}
            className="mx-auto max-h-[45dvh] w-auto rounded-sticker border border-line"
          />
        ) : (
          <Skeleton className="aspect-square rounded-sticker" />
        )}
        <fieldset className="grid gap-1">
          <legend className="font-bold">Nothing of you goes along, unless you tick it:</legend>
          <Tick label="What I asked for" on={withPrompt} onChange={setWithPrompt} />
          {name && <Tick label={`My name, ${name}`} on={withName} onChange={setWithName} />}
        </fieldset>
        {picture && picture !== "lost" && (
          <div className="flex flex-wrap gap-2">
            {canShare(picture.file) && (
              <Button kind="primary" onClick={() => void share(picture.file)}>
                <Share2 aria-hidden className="size-4" /> Share
              </Button>
            )}
            <a
              href={picture.url}
              download={FILE}
              className="inline-flex min-h-11 items-center gap-2 rounded-full border border-edge px-5 font-bold hover:bg-well"
            >
              <Download aria-hidden className="size-4" /> Save picture
            </a>
          </div>
        )}
      </div>
    </HeadedDialog>
  );
}

const canShare = (file: File): boolean =>
  typeof navigator.canShare === "function" && navigator.canShare({ files: [file] });

type TickProps = { label: string; on: boolean; onChange: (on: boolean) => void };

const Tick = ({ label, on, onChange }: TickProps) => (
  <label className="inline-flex min-h-11 cursor-pointer items-center gap-3 wrap-anywhere">
    <input
      type="checkbox"
      checked={on}
      className="size-5 shrink-0 accent-coral"
      onChange={({ target }) => onChange(target.checked)}
    />
    {label}
  </label>
);

type Ready = { file: File; url: string };

/** The picture as it will be shared; the one before stays until it is made. */
function usePicture(url: string, prompt: string, name: string): Ready | "lost" | undefined {
  const [picture, setPicture] = useState<Ready | "lost">();
  useEffect(() => {
    let here = true;
    const make = async (): Promise<Ready> => {
      const blob = await pictureToShare(url, [prompt, name].filter(Boolean));
      const file = new File([blob], FILE, { type: blob.type });
      return { file, url: URL.createObjectURL(file) };
    };
    const show = (made: Ready | "lost") => (here ? setPicture(made) : letGo(made));
    void make().then(show, () => show("lost"));
    return () => void (here = false);
  }, [url, prompt, name]);
  useEffect(() => () => letGo(picture), [picture]);
  return picture;
}

function letGo(picture: Ready | "lost" | undefined): void {
  if (picture && picture !== "lost") URL.revokeObjectURL(picture.url);
}
