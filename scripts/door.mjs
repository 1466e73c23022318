// @ts-check
// The shell doors and the benches: build what they stand on, then become them. Only their own lines reach standard output.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { build, checkNode, install, root } from "./house.mjs";

const [door, ...rest] = process.argv.slice(2);
if (!door) throw new TypeError("door.mjs needs the program to run.");
const bench = door.startsWith("bench/");

checkNode();
install(bench ? "everything" : "run");
build(bench ? ["server", "web", "bench"] : ["server"]);
const result = spawnSync(process.execPath, [join(root, door), ...rest], { stdio: "inherit" });
process.exit(result.status ?? 1);
