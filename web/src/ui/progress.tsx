import { useId } from "react";

type ProgressProps = {
  label: string;
  /** From 0 to 1; absent while the end is not known. */
  part?: number;
};

export function Progress({ label, part }: ProgressProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="flex justify-between text-soft">
        {label}
        {part !== undefined && <span aria-hidden>{Math.round(part * 100)} %</span>}
      </label>
      <progress id={id} value={part} className="progress-bar" />
    </div>
  );
}
