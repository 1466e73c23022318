import { FitError } from "@fit-closet/core";

/** What the command-line programs write: one JSON line an answer on standard output, and nothing else. */
export function printLine(line: unknown): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

/** Tells an expected failure in the same way and goes on; the program then ends with 1. A bug ends it at once. */
export function printFailure(about: object, error: unknown): void {
  if (!(error instanceof FitError)) throw error;
  printLine({ ...about, error: { code: error.code, message: error.message } });
  process.exitCode = 1;
}

export function usage(line: string): never {
  process.stderr.write(`Usage: ${line}\n`);
  process.exit(1);
}
