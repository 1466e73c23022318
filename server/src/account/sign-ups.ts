import { APIError } from "better-auth/api";
import { FitError } from "@fit-closet/core";
import type { Access } from "../config/sign-in.ts";
import { anyPerson, deletePerson, takeFirstPlace } from "../database/people.ts";
import type { Database } from "../database/schema.ts";

/** Whether a new person may come in. */
export type SignUps = {
  open(): Promise<boolean>;
  /** Before a form's account is made. @throws APIError sign_ups_closed */
  check(): Promise<void>;
  /** Before any account is made, a provider's too; asks no database, since this runs inside better-auth's transaction. */
  refuseIfClosed(): void;
  /** After it is made: of two who came first together, the later one goes again. */
  refuseIfSecond(userId: string): Promise<void>;
};

export function signUps(db: Database, kind: Access["signUps"]): SignUps {
  const open = async () => kind === "open" || (kind === "first" && !(await anyPerson(db)));
  return {
    open,
    check: async () => {
      if (!(await open())) throw closed();
    },
    refuseIfClosed: () => {
      if (kind === "closed") throw closed();
    },
    refuseIfSecond: async (userId) => {
      if (kind !== "first" || (await takeFirstPlace(db, userId))) return;
      await deletePerson(db, userId);
      throw closed();
    },
  };
}

function closed(): APIError {
  const { code, message } = new FitError("sign_ups_closed");
  return new APIError("FORBIDDEN", { code, message });
}
