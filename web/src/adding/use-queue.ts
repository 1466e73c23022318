import type { ClosetItem } from "@fit-closet/core";
import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import type { Session, User } from "../account/session.ts";
import { useAddition } from "../closet/closet-items.ts";
import { cartoonize } from "../upload/cartoonize.ts";
import { fieldsOf } from "../upload/send-photo.ts";
import { sweepPhotos } from "../kept/sweep.ts";
import { keep, readKept } from "../kept/texts.ts";
import { pause } from "../pause.ts";
import { CallFailure, unreadable } from "../request.ts";
import { categoryOf, type Entry } from "./entry.ts";
import { createQueue, EMPTY, type Photo, type State } from "./queue.ts";

/** Who adds to which lists: the queue outlives the screen, since sending goes on when somebody leaves it. */
const here: { user: User | null; onAdded: (uid: string, item: ClosetItem | undefined) => void } = {
  user: null,
  onAdded: () => {},
};

const NAME = "photos";

export const queue = createQueue({
  draw: async (photo) => (await loadLooks()).drawLook(photo),
  send,
  keep: async (id, photo) => (await loadPhotos()).keepPhoto(id, photo),
  read: async (id) => (await loadPhotos()).readPhoto(id),
  forget: async (id) => (await loadPhotos()).forgetPhoto(id),
  moment: pause,
});

const loadPhotos = () => import("../kept/photos.ts");

/** The engine's code comes with the first photo. */
export const loadLooks = () => import("./draw-look.ts");

async function send(entry: Entry, { photo, mask }: Photo): Promise<void> {
  const { user } = here;
  if (!user) throw new CallFailure(401, "not_signed_in", "Please sign in first.");
  const category = categoryOf(entry);
  const { cartoonUrl, item } = await cartoonize(
    {
      ...fieldsOf(photo, { category }, user),
      name: entry.name?.trim(),
      batch: entry.id,
      place: null,
      dominantColors: entry.look?.colours ?? [],
      cut: entry.cut === "card" ? "card" : "found",
      mask,
    },
    () => {},
    new AbortController().signal,
  );
  // A network's own page, mostly: what was not answered by our server was not added.
  if (!cartoonUrl) throw unreadable(200);
  here.onAdded(user.uid, item);
}

/** Whose photos wait here; undefined until somebody is known to have been. */
let owner: string | null | undefined;

/** The queue as it is, kept over a reload for whoever may see it. */
export function useQueue(session: Session): State {
  const state = useSyncExternalStore(queue.subscribe, queue.state, () => EMPTY);
  const add = useAddition();
  const uid = session.user?.uid;
  const follow = useEffectEvent((_changed: readonly unknown[]) => {
    Object.assign(here, { user: session.user, onAdded: add });
    if (!session.known) return;
    meet(session);
    const { entries } = queue.state();
    keep(NAME, session, entries.length > 0 ? entries : undefined);
  });
  useEffect(() => follow([session.known, uid, state.entries]), [session.known, uid, state.entries]);
  useEffect(() => {
    sweepPhotos().catch(console.warn);
    queue.look(true);
    return () => {
      queue.look(false);
      void loadLooks().then(({ putAway }) => putAway());
    };
  }, []);
  return state;
}

/** A visitor's photos go along when they sign in; a person's are shown to nobody else. */
function meet(session: Session): void {
  const uid = session.user?.uid ?? null;
  if (owner && owner !== uid) queue.clear();
  const first = owner === undefined;
  owner = uid;
  const kept = first ? readKept(NAME, session) : undefined;
  if (kept) void queue.restore(kept as Entry[]);
}
