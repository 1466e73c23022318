// @ts-check
// `npm run build`: everything that is stale, without starting it.
import { build, checkNode, install } from "./workspace.mjs";

checkNode();
install("run");
build(["server", "web"]);
