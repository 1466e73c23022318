import { newBatch } from "../closet/list-calls.ts";
import { CallFailure, isRefusal, isStranger } from "../request.ts";
import { categoryOf, type Entry, isReady, type Look, sourceOf } from "./entry.ts";

/** A photo with the person's own cut-out of it and, once it was drawn, its sticker. */
export type Photo = { photo: File; mask?: Blob; sticker?: Blob };

/** What the queue asks of the browser and of the server. */
export type Ports = {
  /** @returns null where this browser cannot draw it */
  draw(photo: File): Promise<{ look: Look; sticker: Blob } | null>;
  /** Adds it to the closet, once for each id. @throws CallFailure */
  send(entry: Entry, photo: Photo): Promise<void>;
  keep(id: string, photo: Photo): Promise<void>;
  read(id: string): Promise<Photo | undefined>;
  forget(id: string): Promise<void>;
  /** Resolves when it is worth asking the server again. */
  moment(ms: number): Promise<void>;
};

export type State = {
  readonly entries: readonly Entry[];
  readonly stickers: ReadonlyMap<string, Blob>;
  /** Added since the queue was last empty. */
  readonly added: number;
  /** Why sending waits. */
  readonly waiting?: string;
};

export const EMPTY: State = { entries: [], stickers: new Map(), added: 0 };

/** As many at once as two cores draw; the others wait here, where they can still be changed. */
const LANES = 2;
const FIRST_WAIT_MS = 3_000;
const LONGEST_WAIT_MS = 24_000;
const LOST = "This photo is no longer in your browser. Please choose it again.";
const NOT_ADDED = "It could not be added. Try again.";

/** Photos on their way into a closet: drawn one after the other, corrected, and sent when the person says so. */
export function createQueue(ports: Ports) {
  let state = EMPTY;
  let open = false;
  let drawing: Promise<void> | undefined;
  let calm: Promise<void> | undefined;
  let wait = FIRST_WAIT_MS;
  const photos = new Map<string, Photo>();
  const underWay = new Set<string>();
  const listeners = new Set<() => void>();

  function set(part: Partial<State>): void {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  }
  const entryOf = (id: string) => state.entries.find((entry) => entry.id === id);
  const change = (id: string, part: Partial<Entry>) =>
    set({ entries: state.entries.map((one) => (one.id === id ? { ...one, ...part } : one)) });

  async function photoOf(id: string): Promise<Photo | undefined> {
    const photo = photos.get(id) ?? (await ports.read(id).catch(console.warn)) ?? undefined;
    if (photo) photos.set(id, photo);
    return photo;
  }

  /** What cannot be kept over a reload is still here until then. */
  function store(id: string, photo: Photo): void {
    photos.set(id, photo);
    ports.keep(id, photo).catch(console.warn);
  }

  /** @returns how many were here already */
  function take(files: readonly File[]): number {
    const known = new Set(state.entries.map(({ source }) => source));
    const fresh = files.filter((file) => !known.has(sourceOf(file)) && known.add(sourceOf(file)));
    const entries = fresh.map((photo): Entry => {
      const id = newBatch();
      store(id, { photo });
      const named = { fileName: photo.name, source: sourceOf(photo) };
      return { id, ...named, step: "to-draw", cut: "found" };
    });
    const added = state.entries.length === 0 ? 0 : state.added;
    set({ entries: [...state.entries, ...entries], added });
    drawOn();
    return files.length - fresh.length;
  }

  function leave(id: string): void {
    photos.delete(id);
    const stickers = new Map(state.stickers);
    stickers.delete(id);
    set({ entries: state.entries.filter((entry) => entry.id !== id), stickers });
    ports.forget(id).catch(console.warn);
  }

  function drawOn(): void {
    drawing ??= drawAll().finally(() => {
      drawing = undefined;
      if (nextToDraw()) drawOn();
    });
  }

  const nextToDraw = () =>
    open ? state.entries.find(({ step }) => step === "to-draw") : undefined;

  async function drawAll(): Promise<void> {
    for (let next = nextToDraw(); next; next = nextToDraw()) await drawOne(next.id);
  }

  async function drawOne(id: string): Promise<void> {
    const photo = await photoOf(id);
    if (!photo) return change(id, { step: "failed", trouble: LOST });
    const drawn = await ports.draw(photo.photo);
    if (!entryOf(id)) return;
    if (drawn) show(id, { ...photo, sticker: drawn.sticker });
    change(id, { step: "to-check", look: drawn?.look });
  }

  function show(id: string, photo: Photo): void {
    store(id, photo);
    showSticker(id, photo);
  }

  function showSticker(id: string, { sticker }: Photo): void {
    if (sticker) set({ stickers: new Map(state.stickers).set(id, sticker) });
  }

  function sendOn(): void {
    const next = state.entries.filter(({ id, step }) => step === "to-send" && !underWay.has(id));
    for (const { id } of next.slice(0, LANES - underWay.size)) {
      underWay.add(id);
      void sendOne(id).finally(() => {
        underWay.delete(id);
        sendOn();
      });
    }
  }

  async function sendOne(id: string): Promise<void> {
    await calm;
    const [entry, photo] = [entryOf(id), await photoOf(id)];
    if (entry?.step !== "to-send") return;
    if (!photo) return change(id, { step: "failed", trouble: LOST });
    try {
      await ports.send(entry, photo);
      wait = FIRST_WAIT_MS;
      if (entryOf(id)) set({ added: state.added + 1 });
      leave(id);
    } catch (failure) {
      if (isPassing(failure)) await pause(failure);
      else if (isStranger(failure)) holdAll();
      else refuse(id, failure);
    }
  }

  /** One pause for all lanes. */
  async function pause({ message }: CallFailure): Promise<void> {
    calm ??= ports.moment(wait).finally(() => {
      calm = undefined;
      set({ waiting: undefined });
    });
    wait = Math.min(wait * 2, LONGEST_WAIT_MS);
    set({ waiting: message });
    await calm;
  }

  const holdAll = () =>
    set({
      entries: state.entries.map((one) =>
        one.step === "to-send" ? { ...one, step: "to-check" } : one,
      ),
    });

  function refuse(id: string, failure: unknown): void {
    if (!isRefusal(failure)) console.error(failure);
    change(id, { step: "failed", trouble: isRefusal(failure) ? failure.message : NOT_ADDED });
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  /** Brings back what was kept from before; what was being sent goes on. */
  async function restore(entries: readonly Entry[]): Promise<void> {
    set({ entries: [...entries, ...state.entries] });
    drawOn();
    sendOn();
    for (const { id } of entries) {
      const photo = await photoOf(id);
      if (photo && entryOf(id)) showSticker(id, photo);
    }
  }

  /** Draws for as long as somebody looks; sending goes on in any case. */
  function look(at: boolean): void {
    open = at;
    drawOn();
  }

  function addAll(): void {
    const said = (one: Entry): Entry => (isReady(one) ? { ...one, step: "to-send" } : one);
    set({ entries: state.entries.map(said) });
    sendOn();
  }

  function retry(id: string): void {
    const entry = entryOf(id);
    if (!entry) return;
    change(id, { step: categoryOf(entry) ? "to-send" : "to-check", trouble: undefined });
    sendOn();
  }

  /** Whoever was here has gone. */
  function clear(): void {
    photos.clear();
    set(EMPTY);
  }

  const acts = { take, leave, change, show, restore, look, addAll, retry, clear };
  return { ...acts, state: () => state, subscribe, photoOf };
}

/** The network, or a server that asks for a moment: the same photo may go a little later. */
const isPassing = (failure: unknown): failure is CallFailure =>
  failure instanceof CallFailure &&
  (failure.status === 0 || failure.code === "unreadable" || [429, 503].includes(failure.status));
