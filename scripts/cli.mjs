// @ts-check
// The command-line programs and the benches: build what they stand on, then become them. Only their own lines reach standard output.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { build, checkNode, install, root } from "./workspace.mjs";

const [program, ...rest] = process.argv.slice(2);
if (!program) throw new TypeError("cli.mjs needs the program to run.");
const bench = program.startsWith("bench/");

checkNode();
install(bench ? "everything" : "run");
build(bench ? ["server", "web", "bench"] : ["server"]);
const result = spawnSync(process.execPath, [join(root, program), ...rest], { stdio: "inherit" });
process.exit(result.status ?? 1);
