import type { PersonId } from "../database/ownership.ts";

/** For whom a picture is, and what it shows. */
export type About = { userId: PersonId | null; shows: string };

export type StoredPicture = { image_url: string; image_alt: string; by: string };

/** `kept` once it is rendered and stored; rejects where that failed, and then nobody will see it. */
export type Sketched = { picture: StoredPicture; kept: Promise<void> };

/** Drawings that were promised and are being rendered: whoever asks for one by its address waits for it. */
export type Sketches = {
  of(about: About): Sketched | undefined;
  begin(about: About, picture: StoredPicture, keeping: () => Promise<void>): Sketched;
  /** Resolves when the picture at this address, if it is one of these, is stored or has failed. */
  settled(url: string): Promise<unknown>;
  /** The same for all of them. */
  allSettled(): Promise<unknown>;
  /** How many there are. */
  readonly count: number;
};

export function createSketches(): Sketches {
  const underWay = new Map<string, Sketched>();
  const keyOf = ({ userId, shows }: About) => `${userId} ${shows}`;
  return {
    of: (about) => underWay.get(keyOf(about)),
    begin(about, picture, keeping) {
      const key = keyOf(about);
      const kept = keeping().finally(() => underWay.delete(key));
      const sketched = { picture, kept };
      underWay.set(key, sketched);
      return sketched;
    },
    settled: (url) =>
      Promise.allSettled(
        [...underWay.values()]
          .filter(({ picture }) => picture.image_url === url)
          .map(({ kept }) => kept),
      ),
    allSettled: () => Promise.allSettled([...underWay.values()].map(({ kept }) => kept)),
    get count() {
      return underWay.size;
    },
  };
}
