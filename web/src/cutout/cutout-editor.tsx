import { useEffect, useEffectEvent, useState, type KeyboardEvent } from "react";
import { Button } from "../ui/button.tsx";
import { Dialog, DialogHead } from "../ui/dialog.tsx";
import { DropQuestion } from "../ui/drop-question.tsx";
import { FieldMessage } from "../ui/field.tsx";
import { useTitled } from "../ui/use-titled.ts";
import { radiusOf, sizeWithinBrushes } from "./brushes.ts";
import { shareOf, type Brush } from "./mask.ts";
import type { Cutting, Drawn, Opened } from "./messages.ts";
import { PhotoCanvas } from "./photo-canvas.tsx";
import { StickerCanvas } from "./sticker-canvas.tsx";
import type { StickerMaker } from "./sticker-maker.ts";
import { BrushTools, CutChoice, Steps } from "./tools.tsx";
import { useCutout, type Cutout } from "./use-cutout.ts";
import { useRedrawing, type Redrawing } from "./use-redrawing.ts";

/** What was decided: `file` is the PNG of the person's own cut-out. */
export type Cut =
  | { cutting: Exclude<Cutting, { cut: "own" }>; drawn: Drawn }
  | { cutting: Extract<Cutting, { cut: "own" }>; drawn: Drawn; file: Blob };

type CutoutEditorProps = {
  maker: StickerMaker;
  opened: Opened;
  /** What the sticker is cut by now, and the sticker. */
  start: { cutting: Cutting; drawn: Drawn };
  /** What was left unsaved when it was open before. */
  draft?: Cutting;
  /** Hears what is not saved yet; undefined when nothing is. */
  onDraft: (draft: Cutting | undefined) => void;
  /** What the button that ends it says. */
  done: string;
  /** Resolves to a sentence where it could not be kept; the editor stays open then. */
  onDone: (cut: Cut) => Promise<string | undefined>;
  onClose: () => void;
};

/** The person's word on what belongs to the garment: painted on the photo, seen at once as a sticker. */
export function CutoutEditor(props: CutoutEditorProps) {
  const { maker, opened, start, draft, onDraft, done, onClose } = props;
  const { frame, head, close } = useTitled();
  const [adds, setAdds] = useState(true);
  const [size, setSize] = useState(6);
  const [said, say] = useState("");
  const [asking, setAsking] = useState(false);
  const cutout = useCutout(opened, { start: start.cutting, draft }, say);
  const redrawing = useRedrawing(maker, cutout.cutting, start);
  const { busy, objection, save } = useSaving({ ...props, cutout, redrawing, close });
  const leave = () => (cutout.isChanged ? setAsking(true) : close());
  useDraft(cutout, onDraft);
  const startOver = cutout.whole || busy ? undefined : cutout.startOver;
  const side = Math.max(cutout.mask.width, cutout.mask.height);
  const brush: Brush = { radius: radiusOf(size, side), adds };

  function stepByKeys(event: KeyboardEvent) {
    if (!(event.ctrlKey || event.metaKey) || cutout.whole) return;
    const key = event.key.toLowerCase();
    const forward = key === "y" || (key === "z" && event.shiftKey);
    if (!forward && key !== "z") return;
    event.preventDefault();
    if (forward) cutout.redo?.();
    else cutout.undo?.();
  }

  return (
    <Dialog
      {...frame}
      className="m-0 h-dvh max-h-none w-full max-w-none overscroll-contain p-4 max-md:border-0 md:m-auto md:h-[min(46rem,calc(100dvh-3rem))] md:w-[min(68rem,calc(100%-3rem))] md:rounded-panel md:p-6"
      onClose={onClose}
      onEscape={leave}
      onKeyDown={stepByKeys}
    >
      <div className="grid h-full grid-rows-[auto_minmax(11rem,1fr)_auto] gap-3 md:grid-cols-[minmax(0,1fr)_18.5rem] md:grid-rows-[auto_minmax(0,1fr)] md:gap-x-6 md:gap-y-4">
        <div className="md:col-span-2">
          <DialogHead {...head} beside={<Steps cutout={cutout} />} onClose={leave}>
            Edit cut-out
          </DialogHead>
        </div>
        <PhotoCanvas
          photo={opened.photo}
          mask={cutout.mask}
          whole={cutout.whole}
          brush={brush}
          say={say}
          onStroke={cutout.paint}
          onBrush={(change) => {
            if ("adds" in change) setAdds(change.adds);
            else setSize((before) => sizeWithinBrushes(before + change.larger));
          }}
        />
        <div className="grid content-start gap-3 md:min-h-0 md:grid-rows-[auto_1fr_auto] md:gap-5 md:overflow-y-auto md:p-1">
          <div className="grid gap-2">
            <CutChoice cutout={cutout} />
            <p className="px-1 text-soft max-md:sr-only">{hintFor(cutout)}</p>
          </div>
          <div className="flex items-center gap-3 md:grid md:content-between md:gap-5">
            <StickerPlace redrawing={redrawing} />
            <BrushTools
              adds={adds}
              size={size}
              disabled={cutout.whole}
              onAdds={setAdds}
              onSize={setSize}
            />
          </div>
          <div className="grid gap-3">
            <FieldMessage>{objection}</FieldMessage>
            <div className="grid grid-cols-2 gap-2">
              <Button
                // Not disabled: the focus would be lost with the last thing to take back.
                aria-disabled={!startOver}
                className="aria-disabled:border-line aria-disabled:text-soft aria-disabled:hover:bg-card"
                onClick={startOver}
              >
                Start over
              </Button>
              <Button kind="primary" disabled={busy} onClick={() => void save()}>
                {busy ? "Saving..." : done}
              </Button>
            </div>
          </div>
        </div>
      </div>
      <output className="sr-only">{said}</output>
      {asking && (
        <DropQuestion
          onKeep={() => setAsking(false)}
          onDrop={() => {
            onDraft(undefined);
            close();
          }}
        />
      )}
    </Dialog>
  );
}

function hintFor({ whole, mask }: Cutout): string {
  if (whole) return "All of the photo, with round corners.";
  if (shareOf(mask) === 0) return "No garment was found. Paint over it.";
  return "Paint on the photo what belongs to the garment.";
}

function StickerPlace({ redrawing: { drawn, state } }: { redrawing: Redrawing }) {
  return (
    <div className="grid shrink-0 place-items-center rounded-sticker bg-night p-1.5 md:p-4">
      <StickerCanvas
        drawn={drawn}
        label="The sticker as it will look"
        className={`size-20 transition-opacity md:size-60 md:[@media(max-height:48rem)]:size-40 ${state === "drawing" ? "opacity-60" : ""}`}
      />
      {state === "failed" && (
        <p className="text-sm text-on-night-soft">Your browser could not draw this one.</p>
      )}
    </div>
  );
}

/** Back closes the editor: what was painted is there when it is opened again. */
function useDraft({ isChanged, cutting }: Cutout, onDraft: CutoutEditorProps["onDraft"]) {
  const tell = useEffectEvent(onDraft);
  const { cut } = cutting;
  const mask = cutting.cut === "own" ? cutting.mask : undefined;
  useEffect(() => {
    const draft = cut === "own" ? { cut, mask: mask! } : { cut };
    tell(isChanged ? draft : undefined);
  }, [isChanged, cut, mask]);
}

type SavingParts = Pick<CutoutEditorProps, "maker" | "onDone" | "onDraft"> & {
  cutout: Cutout;
  redrawing: Redrawing;
  close: () => void;
};

function useSaving({ maker, cutout, redrawing, onDone, onDraft, close }: SavingParts) {
  const [busy, setBusy] = useState(false);
  const [objection, setObjection] = useState<string>();

  async function save() {
    const { cutting } = cutout;
    if (cutting.cut !== "card" && shareOf(cutout.mask) === 0) {
      return setObjection("Nothing is marked as garment. Paint over it, or take the whole photo.");
    }
    setBusy(true);
    const failure = await keep(cutting).catch(() => "Your cut-out could not be kept. Try again.");
    setBusy(false);
    setObjection(failure);
    if (failure) return;
    onDraft(undefined);
    close();
  }

  async function keep(cutting: Cutting): Promise<string | undefined> {
    const latest = redrawing.state === "drawing" ? await maker.draw(cutting) : undefined;
    const drawn = latest ?? redrawing.drawn;
    if (cutting.cut !== "own") return onDone({ cutting, drawn });
    return onDone({ cutting, drawn, file: await maker.file(cutting.mask) });
  }

  return { busy, objection, save };
}
