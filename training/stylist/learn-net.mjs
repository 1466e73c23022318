// Hands examples to the script in Python that learns a net of them, which needs PyTorch (Debian's python3-torch).
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const PYTHON = process.env.PYTHON ?? "/usr/bin/python3";
const SCRIPTS = { roles: "role_net.py", fits: "fit_net.py", distress: "distress_net.py" };
const at = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Writes core/assets/NAME.net and NAME.json, and tells how the held examples, which nothing is learned from, are read. */
export function learnNet(name, examples, held) {
  const folder = mkdtempSync(join(tmpdir(), `${name}-net-`));
  try {
    const paths = Object.entries({ examples, held }).map(([file, lines]) => {
      const path = join(folder, `${file}.jsonl`);
      writeFileSync(path, lines.map((one) => JSON.stringify(one)).join("\n"));
      return path;
    });
    const asset = at(`../../core/assets/${name}`);
    execFileSync(PYTHON, [at(SCRIPTS[name]), ...paths, asset], { stdio: "inherit" });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
