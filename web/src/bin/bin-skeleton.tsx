import { Skeleton } from "../ui/skeleton.tsx";

export function BinSkeleton() {
  return <Skeleton className="h-72 rounded-panel" />;
}
