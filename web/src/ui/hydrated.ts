import { useSyncExternalStore } from "react";

const nothingToFollow = () => () => {};

/** False in prerendered HTML and until React has taken it over; true ever after. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    nothingToFollow,
    () => true,
    () => false,
  );
}
