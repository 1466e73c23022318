import { FitError } from "@fit-closet/core";
import type { FastifyRequest } from "fastify";

/** Bytes that are held for uploads at once, counted before they are read. */
export type Room = {
  /**
   * Runs `work` while the request's body has room, which is given back after.
   * @param most what the body may hold where it does not say
   * @throws FitError busy
   */
  for<T>(request: FastifyRequest, most: number, work: () => Promise<T>): Promise<T>;
};

/** Long enough for a photo over a phone's line, so that who comes back finds room. */
const RETRY_AFTER_S = 5;

export function createRoom(bytes: number): Room {
  const { hold } = createHold(bytes, FULL);
  return {
    for: (request, most, work) =>
      hold(Math.min(Number(request.headers["content-length"] ?? most), most), work),
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

const FULL = "Many photos are arriving at once. Please try again in a moment.";
