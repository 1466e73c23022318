import type { ComponentProps } from "react";

/** A page of the album. */
export function Panel({ className = "", ...rest }: ComponentProps<"section">) {
  return (
    <section
      className={`rounded-panel border border-line bg-card p-5 shadow-page sm:p-7 ${className}`}
      {...rest}
    />
  );
}
