/** A section's heading, and how many there are. */
export const SectionTitle = ({ children, count }: { children: string; count: number }) => (
  <>
    <h2 className="truncate text-xl font-extrabold">{children}</h2>
    <span className="text-on-night-soft" aria-label={count === 1 ? "1 item" : `${count} items`}>
      {count}
    </span>
  </>
);

/** Where a tile stands in its section: only those that are seen are rendered, so that each has its place by itself. */
export const tilePlace = (at: number, columns: number, row: number) => ({
  top: Math.floor(at / columns) * row,
  left: `${((at % columns) * 100) / columns}%`,
  width: `${100 / columns}%`,
});
