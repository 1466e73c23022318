import { FitError } from "@fit-closet/core";
import type { FastifyRequest } from "fastify";

/** Bytes that are held for uploads at once, counted before they are read. */
export type Room = {
  /**
   * Runs `work` while the request's body has room, which is given back after.
   * @param most what the body may hold where it does not say
   * @throws FitError too_many_requests when who sends has much open already, busy when everybody together has
   */
  for<T>(request: FastifyRequest, who: Sender, most: number, work: () => Promise<T>): Promise<T>;
};

type Sender = { person: string; address: string };

/** A household or an office behind one address has more than one person in it. */
const PEOPLE_AT_AN_ADDRESS = 2;

/** Long enough for a photo over a phone's line, so that who comes back finds room. */
const RETRY_AFTER_S = 5;

/** @param share bytes that one person may hold, so that nobody's silence keeps everybody else out */
export function createRoom(bytes: number, share: number): Room {
  const { hold } = createHold(bytes, FULL);
  const ofPerson = createShares(share);
  const ofAddress = createShares(share * PEOPLE_AT_AN_ADDRESS);
  return {
    for(request, { person, address }, most, work) {
      const size = Math.min(Number(request.headers["content-length"] ?? most), most);
      return ofPerson(person, size, () => ofAddress(address, size, () => hold(size, work)));
    },
  };
}

/** One hold for each key, for as long as it has something in it. */
function createShares(most: number) {
  const taken = new Map<string, number>();
  return async <T>(key: string, size: number, work: () => Promise<T>): Promise<T> => {
    const before = taken.get(key) ?? 0;
    if (before + size > most)
      throw new FitError("too_many_requests", { message: YOURS, retryAfter: RETRY_AFTER_S });
    taken.set(key, before + size);
    try {
      return await work();
    } finally {
      const left = (taken.get(key) ?? 0) - size;
      if (left > 0) taken.set(key, left);
      else taken.delete(key);
    }
  };
}

/** As many drawings as are made at once or may wait. */
export type Places = {
  /** Runs `work` where there is a place for it, which is given back after. @throws FitError busy */
  hold<T>(work: () => Promise<T>): Promise<T>;
  /** Asked before anything is known of a request, so that saying no costs next to nothing. @throws FitError busy */
  refuseFull(): void;
};

/**
 * The one beyond `most` is told so before its photo is stored: storing what is refused a moment later keeps the disk so busy that
 * pages wait for it.
 */
export function createPlaces(most: number): Places {
  const { hold, refuseBeyond } = createHold(most);
  return { hold: (work) => hold(1, work), refuseFull: () => refuseBeyond(1) };
}

/** Lets work begin while no more than `most` is held in all. */
function createHold(most: number, message?: string) {
  let taken = 0;
  const refuseBeyond = (size: number) => {
    if (taken + size > most) throw new FitError("busy", { message, retryAfter: RETRY_AFTER_S });
  };
  const hold = async <T>(size: number, work: () => Promise<T>): Promise<T> => {
    refuseBeyond(size);
    taken += size;
    try {
      return await work();
    } finally {
      taken -= size;
    }
  };
  return { hold, refuseBeyond };
}

const YOURS = "Several photos from you are still arriving. Please let them finish, then try again.";
const FULL = "Many photos are arriving at once. Please try again in a moment.";
