import type { ClosetItem } from "@fit-closet/core";
import { useCallback, useEffect, useState } from "react";

/** Items that were chosen to be changed together, by their ids. */
export type Chosen = ReadonlyMap<string, ClosetItem>;

/** Choosing begins with the button, by holding a sticker, or with the X key on one; Escape ends it. */
export function useSelection() {
  const [chosen, setChosen] = useState<Chosen>();
  const on = chosen !== undefined;
  const end = useCallback(() => setChosen(undefined), []);
  const add = useCallback(
    (items: readonly ClosetItem[]) =>
      setChosen(
        (before) => new Map([...(before ?? []), ...items.map((one) => [one.id, one] as const)]),
      ),
    [],
  );
  const toggle = useCallback(
    (item: ClosetItem) =>
      setChosen((before) => {
        const after = new Map(before);
        if (!after.delete(item.id)) after.set(item.id, item);
        return after;
      }),
    [],
  );
  useEffect(() => {
    if (!on) return undefined;
    const press = ({ key, target }: KeyboardEvent) => {
      if (key === "Escape" && !(target as HTMLElement).closest("dialog, input")) end();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [on, end]);
  return { chosen, begin: useCallback(() => add([]), [add]), add, toggle, end };
}
