import { FitError } from "@fit-closet/core";
import type { FastifyRequest } from "fastify";
import ipaddr from "ipaddr.js";
import type { Pool } from "pg";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from "rate-limiter-flexible";
import type { Limits } from "../config.ts";
import type { PersonId } from "../database/ownership.ts";

const MINUTE = 60;
const WINDOWS: Record<keyof Limits, number> = {
  signIn: 15 * MINUTE,
  signUp: 60 * MINUTE,
  emails: 60 * MINUTE,
  ideas: MINUTE,
  pictures: MINUTE,
  cartoons: MINUTE,
  contact: 60 * MINUTE,
  imports: 60 * MINUTE,
};

export type Attempts = {
  /**
   * Counts one attempt by each key.
   * @throws FitError too_many_requests with the time to wait; unavailable when counting itself fails, so that costly calls fail closed
   */
  count(kind: keyof Limits, ...keys: string[]): Promise<void>;
  /** Forgets a key's attempts, after it has proved itself. */
  forgive(kind: keyof Limits, key: string): Promise<void>;
};

/** In memory for one process; in Postgres, shared by the replicas, where a pool is given. A limit of 0 is no limit. */
export function countAttempts(limits: Limits, pool: Pool | null): Attempts {
  const kinds = Object.keys(WINDOWS) as (keyof Limits)[];
  const limiters = new Map(kinds.map((kind) => [kind, limiter(kind, limits[kind], pool)]));
  return {
    async count(kind, ...keys) {
      const counter = limiters.get(kind);
      if (limits[kind] === 0 || !counter) return;
      for (const key of keys)
        await counter.consume(key, key.startsWith(MANY) ? 1 : FEW).catch(refuse);
    },
    async forgive(kind, key) {
      await limiters.get(kind)?.delete(key);
    },
  };
}

// One address may be a whole office, so that an address gets ten times what one person gets.
const FEW = 10;
const MANY = "address:";

function limiter(kind: keyof Limits, limit: number, pool: Pool | null): RateLimiterAbstract {
  const options = { keyPrefix: kind, points: limit * FEW, duration: WINDOWS[kind] };
  if (!pool) return new RateLimiterMemory(options);
  return new RateLimiterPostgres({
    ...options,
    storeClient: pool,
    storeType: "pool",
    tableName: "attempt",
    tableCreated: true,
  });
}

function refuse(reason: unknown): never {
  if (!(reason instanceof RateLimiterRes)) throw new FitError("unavailable", { cause: reason });
  throw new FitError("too_many_requests", { retryAfter: Math.ceil(reason.msBeforeNext / 1000) });
}

/** Whom a call is counted for: the person where known, else the address. */
export function keyOf(request: FastifyRequest, person: PersonId | null): string {
  return person ? `person:${person}` : addressOf(request);
}

/** `request.ip` heeds X-Forwarded-For from trusted proxies only. */
export const addressOf = (request: FastifyRequest): string => MANY + householdOf(request.ip);

/** An IPv6 household owns a /64, so that is what is counted; IPv4 by way of IPv6 is IPv4. */
export function householdOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (!(address instanceof ipaddr.IPv6)) return address.toString();
  return address.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(":");
}
