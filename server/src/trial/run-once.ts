import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";

const main = createRequire(import.meta.url).resolve("#main");

/** Runs the built server until it ends by itself; it is killed where it opens. */
export async function runMain(settings: Record<string, string>) {
  const env = { ...process.env, PORT: "0", WEATHER: "climate", ...settings };
  const child = spawn(process.execPath, [main], { env, stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const output of [child.stdout, child.stderr])
    output.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes("is open at")) child.kill("SIGKILL");
    });
  await once(child, "close");
  return { code: child.exitCode, said };
}
