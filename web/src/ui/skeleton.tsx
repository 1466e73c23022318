type SkeletonProps = { className: string; onNight?: boolean };

/** A pulsing stand-in while something is on its way. */
export function Skeleton({ className, onNight = false }: SkeletonProps) {
  return (
    <div
      aria-hidden
      className={`animate-pulse rounded-control ${onNight ? "bg-night-line" : "bg-line"} ${className}`}
    />
  );
}
