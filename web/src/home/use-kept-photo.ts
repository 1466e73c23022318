import type { Mask } from "@fit-closet/core";
import { useEffect, useEffectEvent, useRef } from "react";
import type { Session } from "../account/session.ts";
import { sweepPhotos } from "../kept/sweep.ts";
import { useKept } from "../kept/use-kept.ts";
import type { Cutting } from "../cutout/messages.ts";
import type { KeptCut } from "../upload/preview.ts";

/** The photo itself lies under `id` in the browser's database. */
type Chosen = { id: string; category: string | null; cut: KeptCut["cut"]; draft?: Cutting["cut"] };

type Shown = { file: File | null; category: string | null; cut: KeptCut };

type Restore = (photo: File, category: string | null, cut: KeptCut) => void;

const loadPhotos = () => import("../kept/photos.ts");

const ids = new WeakMap<File, string>();

function idOf(file: File): string {
  const id = ids.get(file) ?? `${Date.now()}-${Math.random()}`;
  ids.set(file, id);
  return id;
}

/** Keeps the chosen photo with its category and cut-out on this machine, until it is sent or another one is chosen. */
export function useKeptPhoto(
  session: Session,
  { file, category, cut }: Shown,
  restore: Restore,
): void {
  const chosen = file
    ? { id: idOf(file), category, cut: cut.cut, draft: cut.draft?.cut }
    : undefined;
  // As the panel is when the photo has come, since another may have been chosen meanwhile.
  const give = useEffectEvent(restore);
  useKept<Chosen>("photo", session, chosen, (kept) => void bringBack(kept, give));
  useStored(file, cut.mask);
  useStoredDraft(file, cut.draft);
}

async function bringBack(chosen: Chosen, restore: Restore): Promise<void> {
  const { id, category, cut } = chosen;
  const { readPhoto } = await loadPhotos();
  const kept = await readPhoto(id).catch(console.warn);
  if (!kept) return;
  ids.set(kept.photo, id);
  restore(kept.photo, category, { cut, mask: kept.mask, draft: await draftOf(chosen) });
}

async function draftOf({ id, draft: cut }: Chosen): Promise<Cutting | undefined> {
  if (cut !== "own") return cut && { cut };
  const { readDraft } = await loadPhotos();
  const mask = await readDraft(id).catch(console.warn);
  return mask ? { cut, mask } : undefined;
}

function useStored(file: File | null, mask: Blob | undefined): void {
  const last = useRef<File>(null);
  useEffect(() => void sweepPhotos().catch(console.warn), []);
  useEffect(() => {
    const before = last.current;
    last.current = file;
    void store(before === file ? null : before, file, mask).catch(console.warn);
  }, [file, mask]);
}

async function store(before: File | null, file: File | null, mask: Blob | undefined) {
  if (!before && !file) return;
  const { forgetPhoto, keepPhoto } = await loadPhotos();
  if (before) await forgetPhoto(idOf(before));
  if (file) await keepPhoto(idOf(file), { photo: file, mask });
}

function useStoredDraft(file: File | null, draft: Cutting | undefined): void {
  const last = useRef<Mask>(undefined);
  const mask = draft?.cut === "own" ? draft.mask : undefined;
  useEffect(() => {
    const before = last.current;
    last.current = mask;
    if (!file || before === mask) return;
    void loadPhotos()
      .then(({ keepDraft }) => keepDraft(idOf(file), mask))
      .catch(console.warn);
  }, [file, mask]);
}
