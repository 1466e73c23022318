import type { Chip } from "@fit-closet/core";
import { Check, X } from "lucide-react";

/** What was understood of the request: kept, or missed with the reason. */
export function Understood({ chips }: { chips: readonly Chip[] }) {
  if (chips.length === 0) return null;
  return (
    <ul aria-label="What was understood" className="flex flex-wrap gap-2">
      {chips.map((chip) => (
        <li key={chip.label}>
          <UnderstoodChip {...chip} />
        </li>
      ))}
    </ul>
  );
}

function UnderstoodChip({ label, kept, reason }: Chip) {
  const look = kept ? "bg-mint text-leaf" : "bg-blush text-coral-deep";
  const Mark = kept ? Check : X;
  return (
    <span className={`inline-flex items-center gap-1.5 rounded-control px-3 py-1 ${look}`}>
      <Mark aria-hidden className="size-4 shrink-0" />
      <span>
        <span className="sr-only">{kept ? "Kept: " : "Missed: "}</span>
        {label}
        {!kept && reason && `: ${reason}`}
      </span>
    </span>
  );
}
