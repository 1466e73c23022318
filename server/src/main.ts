import type { AddressInfo } from "node:net";
import { FitError } from "@fit-closet/core";
import closeWithGrace from "close-with-grace";
import { createApp } from "./app.ts";
import { type Config, readConfig, SetupError } from "./config.ts";
import { dataFolder, keptSecret, lockFolder, makeFolder } from "./data-folder.ts";

/** What is in flight gets this long after the first signal. */
const GRACE_MS = 15_000;

// Until it is open, whoever started it and is gone takes it along.
endWithParent(() => process.exit(1));
try {
  await open(readConfig());
} catch (error) {
  process.stderr.write(`${sentenceOf(error)}\n`);
  process.exit(1);
}

async function open(config: Config): Promise<void> {
  const { databaseUrl, bucket, dataDir, authSecret } = config;
  // With Postgres and a bucket there is nothing to keep, and the disk may well be read-only.
  if (!databaseUrl || !bucket) makeFolder(dataFolder(dataDir));
  // With Postgres nothing in the folder belongs to one process alone, and replicas may share it.
  if (!databaseUrl) lockFolder(dataDir);
  const app = await createApp(config, authSecret ?? keptSecret(dataDir));
  const { port, host } = config;
  await app.listen({ port, host }).catch(async (cause: NodeJS.ErrnoException) => {
    // Threads that are cut off while they open may take the process down before it has spoken.
    await app.close();
    throw cannotListen(cause, config);
  });
  const grace = closeWithGrace({ delay: GRACE_MS, logger: false }, async ({ err }) => {
    if (err) app.log.fatal({ err });
    await app.close();
  });
  endWithParent(() => grace.close());
  const bound = app.server.address() as AddressInfo;
  process.stdout.write(`Fit Closet is open at ${addressOf(config, bound.port)}\n`);
}

/** Where `npm start` gave it a channel, its end is a request to close; without one nothing happens. */
function endWithParent(end: () => unknown): void {
  process.removeAllListeners("disconnect").once("disconnect", end);
}

function addressOf({ publicUrl, host }: Config, port: number): string {
  const everywhere = ["0.0.0.0", "::", "127.0.0.1", "::1"].includes(host);
  return publicUrl ?? `http://${everywhere ? "localhost" : host}:${port}`;
}

function cannotListen(cause: NodeJS.ErrnoException, { port, host }: Config): unknown {
  const sentences: Record<string, string> = {
    EADDRINUSE: `Port ${port} is already in use. Stop what is running there, or choose another one: PORT=${port + 1} npm start`,
    EACCES: `Port ${port} may not be opened by this user. Choose one above 1023: PORT=3000 npm start`,
    EADDRNOTAVAIL: `This machine has no address ${host}. Change HOST.`,
    ENOTFOUND: `This machine has no address ${host}. Change HOST.`,
  };
  const sentence = sentences[cause.code ?? ""];
  return sentence ? new SetupError(sentence, { cause }) : cause;
}

function sentenceOf(error: unknown): string {
  if (error instanceof SetupError || error instanceof FitError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
