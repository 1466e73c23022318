// @ts-check
// `npm run dev`: the compiler, the server and vite, each reloading when its sources change.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { build, checkNode, install, root } from "./workspace.mjs";

checkNode();
install("everything");
build(["server", "web"]);

const tool = (/** @type {string} */ name) => join(root, "node_modules", name);
/** @type {[string, string[]][]} */
const programs = [
  [root, [tool("typescript/bin/tsc"), "-b", "--watch", "--preserveWatchOutput"]],
  [root, ["--watch", "server/dist/main.js"]],
  [join(root, "web"), [tool("vite/bin/vite.js")]],
];
const running = programs.map(([cwd, args]) =>
  spawn(process.execPath, args, { cwd, stdio: "inherit" }),
);

const end = () => running.forEach((child) => child.kill("SIGTERM"));
process.on("SIGINT", end).on("SIGTERM", end);
running.forEach((child) => child.on("exit", end));
