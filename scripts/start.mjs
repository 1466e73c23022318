// @ts-check
// `npm start`: install what is missing, build what is stale, open the closet.
import { build, checkNode, install } from "./house.mjs";

checkNode();
install("run");
build(["server", "web"]);
await import("../server/dist/main.js");
