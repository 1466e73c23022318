import { type FoundOrder, SEARCH_MAX } from "@fit-closet/core";
import { Search, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { controlLook, Labelled } from "../ui/field.tsx";
import { SelectField } from "../ui/select-field.tsx";
import type { Asked } from "./asked.ts";

const ORDERS: readonly (readonly [FoundOrder, string])[] = [
  ["newest", "Newest first"],
  ["oldest", "Oldest first"],
  ["name", "By name"],
  ["category", "By category"],
];

type SearchBarProps = { asked: Asked; onChange: (asked: Asked) => void };

export function SearchBar({ asked, onChange }: SearchBarProps) {
  const field = useRef<HTMLInputElement>(null);
  useSlash(() => field.current?.focus());
  const clear = () => {
    onChange({ ...asked, words: "" });
    field.current?.focus();
  };
  return (
    <search className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_13rem]">
      <Labelled label="Search">
        {(id) => (
          <div className="relative">
            <Search
              aria-hidden
              className="pointer-events-none absolute top-3.5 left-4 size-5 text-soft"
            />
            <input
              ref={field}
              id={id}
              dir="auto"
              type="text"
              inputMode="search"
              enterKeyHint="search"
              autoComplete="off"
              maxLength={SEARCH_MAX}
              placeholder="blue jeans, Hose, robe rouge …"
              aria-keyshortcuts="/"
              value={asked.words}
              className={`${controlLook} min-h-12 px-11`}
              onChange={({ target }) => onChange({ ...asked, words: target.value })}
              onKeyDown={({ key }) => key === "Escape" && clear()}
            />
            {asked.words && (
              <button
                type="button"
                aria-label="Clear the search"
                className="absolute top-0.5 right-0.5 grid size-11 place-items-center rounded-full text-soft hover:text-ink"
                onClick={clear}
              >
                <X aria-hidden className="size-5" />
              </button>
            )}
          </div>
        )}
      </Labelled>
      <SelectField
        label="Sort"
        value={asked.order}
        options={ORDERS}
        onChange={(order) => onChange({ ...asked, order })}
      />
    </search>
  );
}

/** A slash leads to the search from wherever nobody is typing. */
function useSlash(go: () => void): void {
  const latest = useRef(go);
  useEffect(() => void (latest.current = go));
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
      if (target.closest("input, textarea, select, dialog, [contenteditable]")) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}
