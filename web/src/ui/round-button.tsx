import type { ReactNode } from "react";

type RoundButtonProps = {
  label: string;
  className?: string;
  onClick: () => void;
  children: ReactNode;
};

/** A button that shows a drawing and is named in words. */
export const RoundButton = ({ label, className = "", onClick, children }: RoundButtonProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    className={`grid size-11 place-items-center rounded-full border bg-card hover:bg-well ${className}`}
    onClick={onClick}
  >
    {children}
  </button>
);
