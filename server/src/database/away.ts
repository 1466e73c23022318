import { FitError } from "@fit-closet/core";
import type pg from "pg";
import type { PostgresPool, PostgresPoolClient } from "kysely";

/** Connection lost, out of room, shutting down, read-only after a switch-over, or two writers that met: PostgreSQL's appendix A. */
const STATES = /^(08|40|53|57P|58)|^25006$/;
const NETWORK = /^(ECONN|ENOTFOUND|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN)/;
/** pg's own errors have no code. */
const SAID = /^Connection terminated|timeout exceeded when trying to connect|is not queryable/;

/** SQLite's result codes: busy, locked, read-only, I/O error, full, cannot open (https://sqlite.org/rescode.html). */
const SQLITE = [5, 6, 8, 10, 13, 14];

type Failure = Error & { code?: string; errcode?: number };

/** Tells in the family's words that a database is away, full or read-only. What it said of a query of ours stays a bug. */
export function asFailure(cause: unknown): unknown {
  const { code = "", errcode, message } = cause as Failure;
  const away =
    code === "ERR_SQLITE_ERROR"
      ? SQLITE.includes((errcode ?? 0) & 0xff)
      : STATES.test(code) || NETWORK.test(code) || SAID.test(message);
  return away ? new FitError("unavailable", { cause }) : cause;
}

export function telling<T>(work: () => T): T {
  try {
    return work();
  } catch (cause) {
    throw asFailure(cause);
  }
}

/** The pool as Kysely sees it. */
export function tellingPool(pool: pg.Pool): PostgresPool {
  return {
    end: () => pool.end(),
    async connect() {
      const client = await told(pool.connect());
      // Kysely's type has a second form, for cursors, which none of our queries uses.
      const query: unknown = (text: string, parameters: unknown[]) =>
        told(client.query(text, parameters));
      return { query, release: () => client.release() } as PostgresPoolClient;
    },
  };
}

const told = <T>(work: Promise<T>): Promise<T> =>
  work.catch((cause: unknown) => Promise.reject(asFailure(cause)));
