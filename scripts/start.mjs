// @ts-check
// `npm start`: install what is missing, build what is stale, open the closet.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, checkNode, install, root } from "./house.mjs";

checkNode();
install("run");
build(["server", "web"]);
await import(pathToFileURL(join(root, "server/dist/main.js")).href);
