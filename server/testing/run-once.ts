import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { join } from "node:path";

const main = createRequire(import.meta.url).resolve("#main");

export type RunningProgram = {
  child: ChildProcess;
  /** What it wrote so far, on either output. */
  said(): string;
  /** Kills it where it still runs. @returns its exit code; null where it was killed */
  kill(): Promise<number | null>;
  ended(): Promise<number | null>;
};

/** Starts the built server, or one of its commands, without waiting for anything. */
export function startProgram(
  command: string | null,
  args: string[],
  settings: Record<string, string>,
): RunningProgram {
  const program = command ? join(main, `../cli/${command}.js`) : main;
  const env = { ...process.env, PORT: "0", WEATHER: "climate", ...settings };
  const options = { env, stdio: ["ignore", "pipe", "pipe"] as "pipe"[] };
  const child = spawn(process.execPath, [program, ...args], options);
  let said = "";
  for (const output of [child.stdout, child.stderr])
    output?.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const closed = once(child, "close");
  const ended = () => closed.then(() => child.exitCode);
  const kill = () => {
    child.kill("SIGKILL");
    return ended();
  };
  return { child, said: () => said, kill, ended };
}

/** Runs a command to its end. */
export async function runCli(command: string, args: string[], settings: Record<string, string>) {
  const running = startProgram(command, args, settings);
  return { code: await running.ended(), said: running.said() };
}

/** Runs the built server until it ends by itself; it is killed where it opens. */
export async function runMain(settings: Record<string, string>) {
  const running = startProgram(null, [], settings);
  running.child.stdout?.on("data", () => {
    if (running.said().includes("is open at")) void running.kill();
  });
  return { code: await running.ended(), said: running.said() };
}
