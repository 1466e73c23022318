// @ts-check
// `npm start`: install what is missing, build what is stale, open the closet.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, checkNode, install, root } from "./workspace.mjs";

const server = join(root, "server/dist/main.js");

/**
 * What a decoder lets go of goes back to the system at once; glibc would keep half a gigabyte (docs/operations.md). It reads these
 * before the first line of ours runs, so they need a process that begins with them.
 */
const MALLOC = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "131072",
  MALLOC_TRIM_THRESHOLD_: "131072",
};

/** A terminal sends Ctrl+C to the server as well, and a second signal would cut its farewell short. */
const AFTER_CTRL_C_MS = 500;

checkNode();
install("run");
build(["server", "web"]);
if (process.platform === "linux" && !process.env["MALLOC_ARENA_MAX"]) openWithMalloc();
else await import(pathToFileURL(server).href);

/** The channel between the two is what ends the server, so that it goes too where this process is killed outright. */
function openWithMalloc() {
  const child = spawn(process.execPath, [server], {
    env: { ...process.env, ...MALLOC },
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
  const end = () => child.connected && child.disconnect();
  process.on("SIGTERM", end).on("SIGHUP", end);
  process.on("SIGINT", () => setTimeout(end, AFTER_CTRL_C_MS));
  child.on("exit", (code) => process.exit(code ?? 1));
}
