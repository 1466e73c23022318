import { useEffect, useRef } from "react";

/** What came of a press. Where the button that was pressed is gone, whoever pressed it hears this, and goes on here. */
export function Outcome({ said }: { said: string | undefined }) {
  const note = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    if (said && document.activeElement === document.body) note.current?.focus();
  }, [said]);
  return (
    <output ref={note} tabIndex={-1} className="font-bold outline-none empty:hidden">
      {said}
    </output>
  );
}
