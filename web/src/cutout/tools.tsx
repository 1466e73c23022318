import { Redo2, Undo2, type LucideIcon } from "lucide-react";
import { useId } from "react";
import { Choice } from "../ui/choice.tsx";
import { BRUSH_SIZES } from "./brushes.ts";
import type { Cutout } from "./use-cutout.ts";

const CUTS = [
  { value: "cut", label: "Cut out" },
  { value: "whole", label: "Whole photo as a card" },
] as const;

const BRUSHES = [
  { value: "add", label: "Add" },
  { value: "remove", label: "Remove" },
] as const;

export function CutChoice({ cutout }: { cutout: Cutout }) {
  return (
    <Choice
      legend="What becomes the sticker"
      value={cutout.whole ? "whole" : "cut"}
      options={CUTS}
      onChange={(value) => cutout.choose(value === "whole")}
    />
  );
}

type BrushToolsProps = {
  adds: boolean;
  size: number;
  disabled: boolean;
  onAdds: (adds: boolean) => void;
  onSize: (size: number) => void;
};

export function BrushTools({ adds, size, disabled, onAdds, onSize }: BrushToolsProps) {
  const slider = useId();
  return (
    <div className="grid grow gap-1 md:gap-4">
      <Choice
        legend="What the brush does"
        value={adds ? "add" : "remove"}
        options={BRUSHES}
        disabled={disabled}
        onChange={(value) => onAdds(value === "add")}
      />
      <div className="flex items-center gap-3 max-md:px-2">
        <label htmlFor={slider} className="font-bold max-md:sr-only">
          Brush size
        </label>
        <input
          id={slider}
          type="range"
          min={0}
          max={BRUSH_SIZES - 1}
          value={size}
          disabled={disabled}
          aria-valuetext={`${size + 1} of ${BRUSH_SIZES}`}
          className="h-11 min-w-0 grow accent-ink"
          onChange={({ target }) => onSize(Number(target.value))}
        />
      </div>
    </div>
  );
}

export function Steps({ cutout: { whole, undo, redo } }: { cutout: Cutout }) {
  return (
    <div className="flex gap-1">
      <Step icon={Undo2} label="Undo" act={whole ? undefined : undo} />
      <Step icon={Redo2} label="Redo" act={whole ? undefined : redo} />
    </div>
  );
}

type StepProps = { icon: LucideIcon; label: string; act: (() => void) | undefined };

/** It stays in reach of the Tab key when there is nothing to do, so that the focus is not lost with the last step. */
function Step({ icon: Icon, label, act }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={!act}
      title={label}
      className="grid size-11 place-items-center rounded-full not-aria-disabled:hover:bg-well aria-disabled:cursor-default aria-disabled:text-edge"
      onClick={act}
    >
      <Icon aria-hidden className="size-6" />
    </button>
  );
}
