import { type ReactNode, useId } from "react";

/** A part of an item's editor below what is seen of the item. */
export function ItemSection({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-4 border-t border-line pt-6 md:col-span-2">
      <h3 id={id} className="text-xl font-extrabold">
        {heading}
      </h3>
      {children}
    </section>
  );
}
