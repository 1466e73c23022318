import { useSyncExternalStore } from "react";

const calmer = () => window.matchMedia("(prefers-reduced-motion: reduce)");

/** Whether less motion is wanted. */
export const isCalm = (): boolean => calmer().matches;

/** The same, followed while it changes. */
export function useCalm(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = calmer();
      query.addEventListener("change", onChange);
      return () => query.removeEventListener("change", onChange);
    },
    isCalm,
    () => false,
  );
}
