import { useSyncExternalStore } from "react";

const wide = () => window.matchMedia("(min-width: 900px)");

/** Whether a month fits beside its day. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    (onChange) => {
      const query = wide();
      query.addEventListener("change", onChange);
      return () => query.removeEventListener("change", onChange);
    },
    () => wide().matches,
    () => false,
  );
