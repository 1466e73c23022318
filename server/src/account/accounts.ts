import type { FastifyPluginAsync } from "fastify";
import type { Pool } from "pg";
import type { Config } from "../config.ts";
import type { Database } from "../database/schema.ts";
import type { FileStore } from "../files/file-store.ts";
import type { Mailer } from "../mail/mailer.ts";
import { accountRoutes } from "./account-routes.ts";
import { adminRoutes } from "./admin-routes.ts";
import { countAttempts } from "./attempts.ts";
import { createAuth } from "./auth.ts";
import { authRoutes } from "./auth-routes.ts";
import { whoAsks } from "./person.ts";
import { signUps as signUpsOf } from "./sign-ups.ts";

type AccountParts = {
  db: Database;
  files: FileStore;
  /** Where replicas count attempts together. */
  pool: Pool | null;
  secret: string;
  mailer: Mailer | null;
  onTrouble: (trouble: unknown) => void;
};

/** Who is asking, how often, and every route about accounts. */
export function openAccounts(config: Config, parts: AccountParts) {
  const { google, github, publicUrl, access, limits } = config;
  const { adminEmails, requireVerification } = access;
  const { db, files, pool, ...rest } = parts;
  const signUps = signUpsOf(db, access.signUps);
  const given = { google, github, publicUrl, requireVerification };
  const auth = createAuth({ db, signUps, ...given, ...rest });
  const attempts = countAttempts(limits, pool);
  const asks = whoAsks(auth);
  const routes: FastifyPluginAsync = async (app) => {
    await app.register(authRoutes(auth, attempts));
    await app.register(accountRoutes({ db, files, auth, asks, attempts, adminEmails }));
    await app.register(adminRoutes({ db, asks, adminEmails }));
  };
  return { asks, attempts, signUps, routes };
}
