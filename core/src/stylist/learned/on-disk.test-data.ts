import { readFileSync } from "node:fs";
import { settingsOnDisk } from "../../situations/on-disk.test-data.ts";
import { type Knowledge, openLearned } from "./learned.ts";
import { openDistressNet } from "./open-distress-net.ts";
import { openFitNet } from "./open-fit-net.ts";
import { openRoleNet } from "./open-role-net.ts";

const assets = new URL("../../../assets/", import.meta.url);
const bytesOf = (name: string) => readFileSync(new URL(name, assets));
const shapeOf = (name: string) =>
  JSON.parse(bytesOf(name).toString()) as { sha256: string; tables: Record<string, number> };

export const learnedShape = shapeOf("learned.json");
export const learnedBytes = bytesOf("learned.i8");

export const netShape = shapeOf("roles.json");
export const netBytes = bytesOf("roles.net");

export const fitShape = shapeOf("fits.json");
export const fitBytes = bytesOf("fits.net");

export const distressShape = shapeOf("distress.json");
export const distressBytes = bytesOf("distress.net");

/** Settings and what was learned, as the server hands them to the stylist. */
export const knowledgeOnDisk = (): Knowledge => ({
  ...settingsOnDisk(),
  learned: openLearned(learnedShape, learnedBytes, {
    roles: openRoleNet(netShape, netBytes),
    fits: openFitNet(fitShape, fitBytes),
    distress: openDistressNet(distressShape, distressBytes),
  }),
});
