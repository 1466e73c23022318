import { ButtonLink } from "../ui/button.tsx";

/** What to do with a closet that has something in it. */
export function AllAdded({ count }: { count: number }) {
  return (
    <div className="grid justify-items-start gap-5">
      {/* The button that was pressed is gone; whoever pressed it goes on here. */}
      <output ref={goOn} tabIndex={-1} className="text-lg outline-none">
        {count === 1 ? "1 sticker is" : `${count} stickers are`} in your closet.
      </output>
      <div className="flex flex-wrap gap-3">
        <ButtonLink kind="primary" to="/closet">
          See your closet
        </ButtonLink>
        <ButtonLink to="/home#idea">Ask what to wear</ButtonLink>
      </div>
    </div>
  );
}

function goOn(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus();
}
