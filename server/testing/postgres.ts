import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";

const INSTALLED = "/usr/lib/postgresql";
const PATIENCE_MS = 30_000;

export type ThrowAwayPostgres = {
  url: string;
  /** Ends it and breaks every connection; `resume` opens the same database at the same address again. */
  interrupt(): Promise<void>;
  resume(): Promise<void>;
  /** Ends it for good and removes its folder. */
  stop(): Promise<void>;
};

/** A Postgres of one's own on a socket in a temporary folder; null where this machine has none. */
export async function startPostgres(): Promise<ThrowAwayPostgres | null> {
  const bin = newestBin();
  const user = bin && runAs();
  if (!bin || !user) return null;
  const folder = mkdtempSync(join(tmpdir(), "fit-closet-pg-"));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, "data");
  const options = ["--auth=trust", "--username=postgres", "--encoding=UTF8", "--no-sync"];
  execFileSync(join(bin, "initdb"), ["-D", data, ...options], { ...user, stdio: "ignore" });
  // Durability is SQLite's and Postgres' own business; here it would only slow the tests down.
  const fast = ["-c", "fsync=off", "-c", "full_page_writes=off", "-c", "listen_addresses="];
  const args = ["-D", data, "-k", folder, "-c", "max_connections=200", ...fast];
  const url = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`;
  let server: ChildProcess;
  const resume = async () => {
    server = spawn(join(bin, "postgres"), args, { ...user, stdio: "ignore" });
    await answers(url);
  };
  const interrupt = async () => {
    if (server.exitCode !== null) return;
    server.kill("SIGINT");
    await once(server, "exit");
  };
  const stop = async () => {
    await interrupt();
    rmSync(folder, { recursive: true, force: true });
  };
  await resume();
  return { url, interrupt, resume, stop };
}

function newestBin(): string | null {
  const versions = existsSync(INSTALLED) ? readdirSync(INSTALLED) : [];
  const [newest] = versions.toSorted((a, b) => Number(b) - Number(a));
  return newest ? join(INSTALLED, newest, "bin") : null;
}

/** Postgres refuses to run as root, so that root borrows the account that Debian's package made. */
function runAs(): { uid?: number; gid?: number } | null {
  if (process.getuid?.() !== 0) return {};
  try {
    const id = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { stdio: "pipe" }));
    return { uid: id("-u"), gid: id("-g") };
  } catch {
    return null;
  }
}

async function answers(url: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
