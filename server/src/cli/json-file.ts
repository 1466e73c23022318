import { usage } from "./lines.ts";

/** One record, a list, or a record a line. Ends the program where it is no JSON. @param name what the usage calls the file */
export function recordsIn(text: string, name: string): unknown[] {
  try {
    return [JSON.parse(text)].flat();
  } catch {
    return text
      .split("\n")
      .filter(Boolean)
      .map((line) => parseLine(line, name));
  }
}

function parseLine(line: string, name: string): unknown {
  try {
    return JSON.parse(line);
  } catch (cause) {
    return usage(`${name} is JSON: a record, a list, or one a line. ${(cause as Error).message}`);
  }
}
