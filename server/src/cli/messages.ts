import { existsSync } from "node:fs";
import { join } from "node:path";
import { readConfig, SetupError } from "../config.ts";
import { connect } from "../database/connect.ts";
import { allMessages } from "../database/messages.ts";

/** Prints what people wrote on /contact, oldest first, beside a running server or without one. */
async function main(): Promise<void> {
  const { databaseUrl: url, dataDir: folder } = readConfig();
  if (!url && !existsSync(join(folder, "closet.sqlite")))
    throw new SetupError(`There is no closet in ${folder} yet. Is DATA_DIR the server's?`);
  const connection = await connect({ url, folder });
  const messages = await allMessages(connection.db);
  for (const { createdAt, name, email, message } of messages)
    process.stdout.write(
      `${new Date(createdAt).toISOString()}  ${oneLine(name)} <${oneLine(email)}>\n${indented(message)}\n\n`,
    );
  process.stdout.write(`${messages.length} ${messages.length === 1 ? "message" : "messages"}\n`);
  await connection.close();
}

/** What strangers wrote is printed, never obeyed: no terminal's control characters. */
const plain = (text: string) => text.replaceAll(/[^\P{C}\n]/gu, "");
const oneLine = (text: string) => plain(text).replaceAll("\n", " ");
const indented = (text: string) => plain(text).replaceAll(/^/gm, "    ");

try {
  await main();
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
