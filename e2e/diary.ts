import type { ClosetItem, SavedIdea } from "@fit-closet/core";
import {
  binOf,
  closetOf,
  fetchFile,
  ideasOf,
  type Person,
} from "../server/testing/closet-client.ts";
import { digest, faultsOfFiles, isPicture } from "./whole-files.ts";

type Entry = { item: ClosetItem; photo: string };

/**
 * What a server acknowledged to one person, kept outside it. What was under way when it was killed may have happened or not;
 * what it answered must hold.
 */
export class Diary {
  readonly #kept = new Map<string, Entry>();
  /** In the bin: out of the closet, with all its files. */
  readonly #binned = new Map<string, Entry>();
  readonly #gone: ClosetItem[] = [];
  readonly #ideas = new Map<string, SavedIdea>();
  readonly #forgotten = new Set<string>();
  /** Photos whose upload was not answered, and items and ideas whose removal was not. */
  readonly #open = new Set<string>();
  /** Garments that are being drawn anew; whoever does it holds them alone. */
  readonly #drawn = new Set<string>();
  /** Photos that were brought in together, and whether that was acknowledged. */
  readonly #imports: { photos: string[]; acknowledged: boolean }[] = [];
  readonly counts = {
    uploads: 0,
    imports: 0,
    redraws: 0,
    removals: 0,
    ideas: 0,
    checks: 0,
    unanswered: 0,
  };

  /** An id that may be removed now, and that nobody else is removing. */
  takeGarment(): ClosetItem | undefined {
    const free = this.#free()[0];
    if (free) this.#open.add(free.id);
    return free;
  }

  /** One that may be drawn anew now. */
  takeToDraw(): ClosetItem | undefined {
    const free = this.#free().at(-1);
    if (free) this.#drawn.add(free.id);
    return free;
  }

  drew({ id }: ClosetItem): void {
    this.#drawn.delete(id);
    this.counts.redraws++;
  }

  #free(): ClosetItem[] {
    const items = [...this.#kept.values()].map(({ item }) => item);
    return items.filter(({ id }) => !this.#open.has(id) && !this.#drawn.has(id));
  }

  takeIdea(): SavedIdea | undefined {
    const free = [...this.#ideas.values()].find(({ id }) => !this.#open.has(id));
    if (free) this.#open.add(free.id);
    return free;
  }

  get garments(): number {
    return this.#kept.size;
  }

  get ideas(): number {
    return this.#ideas.size;
  }

  sending(photo: Uint8Array): void {
    this.#open.add(digest(photo));
  }

  uploaded(item: ClosetItem, photo: Uint8Array): void {
    this.#open.delete(digest(photo));
    this.#kept.set(item.id, { item, photo: digest(photo) });
    this.counts.uploads++;
  }

  /** @returns what to call when it was acknowledged */
  importing(photos: Uint8Array[]): () => void {
    const brought = { photos: photos.map(digest), acknowledged: false };
    for (const photo of brought.photos) this.#open.add(photo);
    this.#imports.push(brought);
    return () => {
      brought.acknowledged = true;
      this.counts.imports++;
    };
  }

  removed({ id }: ClosetItem): void {
    this.#open.delete(id);
    this.#move(id, this.#kept, this.#binned);
    this.counts.removals++;
  }

  #move(id: string, from: Map<string, Entry>, to: Map<string, Entry>): void {
    const entry = from.get(id);
    if (entry) to.set(id, entry);
    from.delete(id);
  }

  /** One of the bin that nobody else is about to put back or to remove for good. */
  takeBinned(): ClosetItem | undefined {
    const free = [...this.#binned.values()].find(({ item }) => !this.#open.has(item.id))?.item;
    if (free) this.#open.add(free.id);
    return free;
  }

  putBack({ id }: ClosetItem): void {
    this.#open.delete(id);
    this.#move(id, this.#binned, this.#kept);
  }

  lost(item: ClosetItem): void {
    this.#open.delete(item.id);
    this.#binned.delete(item.id);
    this.#gone.push(item);
  }

  saved(idea: SavedIdea): void {
    this.#ideas.set(idea.id, idea);
    this.counts.ideas++;
  }

  forgot(idea: SavedIdea): void {
    this.#open.delete(idea.id);
    this.#ideas.delete(idea.id);
    this.#forgotten.add(idea.id);
  }

  /** Holds a server that has just opened against the diary; every difference is a sentence. */
  async compare(url: string, person: Person): Promise<string[]> {
    const listed = new Map((await closetOf(url, person)).map((item) => [item.id, item]));
    const faults = [
      ...(await this.#wrongBin(url, person, listed)),
      ...(await this.#missing(url, person, listed)),
      ...(await this.#unknown(url, person, listed)),
      ...this.#partOfImports(),
      ...(await this.#returned(url, person, listed)),
      ...(await this.#wrongIdeas(url, person)),
    ];
    this.counts.checks += listed.size + this.#ideas.size;
    this.counts.unanswered += this.#open.size;
    this.#open.clear();
    this.#drawn.clear();
    return faults;
  }

  /** Before the missing: what was on its way into the bin, back or out of it when the server was killed is found where it is now. */
  async #wrongBin(url: string, person: Person, listed: Map<string, ClosetItem>) {
    const there = new Set((await binOf(url, person)).map(({ id }) => id));
    for (const id of this.#kept.keys())
      if (there.has(id) && this.#open.has(id)) this.#move(id, this.#kept, this.#binned);
    const faults: string[] = [];
    for (const [id, { item, photo }] of this.#binned) {
      if (there.has(id)) faults.push(...(await faultsOfFiles(url, person, item, photo)));
      else if (!this.#open.has(id)) faults.push(`garment ${id} was in the bin and is lost`);
      else if (listed.has(id)) this.#move(id, this.#binned, this.#kept);
      else this.lost(item);
    }
    return faults;
  }

  async #missing(url: string, person: Person, listed: Map<string, ClosetItem>) {
    const faults: string[] = [];
    for (const [id, { item, photo }] of this.#kept) {
      if (listed.has(id)) faults.push(...(await faultsOfFiles(url, person, item, photo)));
      else if (this.#open.has(id)) this.#settleAsGone(item);
      else faults.push(`garment ${id} was acknowledged and is lost`);
    }
    return faults;
  }

  #settleAsGone(item: ClosetItem): void {
    this.#kept.delete(item.id);
    this.#gone.push(item);
  }

  /** An upload that was not answered may have come through, but then whole. */
  async #unknown(url: string, person: Person, listed: Map<string, ClosetItem>) {
    const faults: string[] = [];
    for (const item of listed.values()) {
      if (this.#kept.has(item.id)) continue;
      const photo = await fetchFile(url, person, item.originalURL ?? "");
      const known = photo && this.#open.has(digest(photo));
      if (!known) faults.push(`garment ${item.id} was never asked for`);
      else faults.push(...(await faultsOfFiles(url, person, item, digest(photo))));
      if (known) this.#kept.set(item.id, { item, photo: digest(photo) });
    }
    return faults;
  }

  /** After the unknown have been told apart: all of an import is there or nothing, and all where it was acknowledged. */
  #partOfImports(): string[] {
    const there = new Set([...this.#kept.values()].map(({ photo }) => photo));
    return this.#imports.splice(0).flatMap(({ photos, acknowledged }) => {
      const found = photos.filter((photo) => there.has(photo)).length;
      if (found === photos.length || (found === 0 && !acknowledged)) return [];
      return [`of an import of ${photos.length} garments there are ${found}`];
    });
  }

  async #returned(url: string, person: Person, listed: Map<string, ClosetItem>) {
    const faults: string[] = [];
    for (const item of this.#gone.splice(0)) {
      if (listed.has(item.id)) faults.push(`garment ${item.id} was removed and came back`);
      for (const path of [item.cartoonURL, item.originalURL ?? ""])
        if (await fetchFile(url, person, path)) faults.push(`${path} was removed and came back`);
    }
    return faults;
  }

  async #wrongIdeas(url: string, person: Person) {
    const listed = new Map((await ideasOf(url, person)).map((idea) => [idea.id, idea]));
    const faults: string[] = [];
    for (const [id, idea] of this.#ideas) {
      const { image_url } = idea;
      if (!listed.has(id) && this.#open.has(id)) this.#ideas.delete(id);
      else if (listed.get(id)?.outfit_idea !== idea.outfit_idea) faults.push(`idea ${id} is lost`);
      else if (image_url && !(await isPicture(await fetchFile(url, person, image_url))))
        faults.push(`the picture of idea ${id} is lost`);
    }
    for (const idea of listed.values()) {
      if (this.#forgotten.has(idea.id)) faults.push(`idea ${idea.id} was deleted and came back`);
      this.#ideas.set(idea.id, idea);
    }
    this.#forgotten.clear();
    return faults;
  }
}
