/** The person's own words. */
export function Said({ children }: { children: string }) {
  return (
    <p
      dir="auto"
      className="max-w-prose justify-self-end rounded-sticker rounded-br-none bg-well px-4 py-2.5 wrap-anywhere"
    >
      <span className="sr-only">You asked: </span>
      {children}
    </p>
  );
}
