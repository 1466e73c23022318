import { readFileSync } from "node:fs";
import { settingsOnDisk } from "../../situations/on-disk.test-data.ts";
import { type Knowledge, openLearned } from "./learned.ts";
import { openRoleNet } from "./open-role-net.ts";

const assets = new URL("../../../assets/", import.meta.url);
export const learnedShape = JSON.parse(readFileSync(new URL("learned.json", assets), "utf8")) as {
  sha256: string;
};
export const learnedBytes = readFileSync(new URL("learned.i8", assets));

export const netShape = JSON.parse(readFileSync(new URL("roles.json", assets), "utf8")) as {
  sha256: string;
};
export const netBytes = readFileSync(new URL("roles.net", assets));

/** Settings and what was learned, as the server hands them to the stylist. */
export const knowledgeOnDisk = (): Knowledge => ({
  ...settingsOnDisk(),
  learned: openLearned(learnedShape, learnedBytes, openRoleNet(netShape, netBytes)),
});
