import { inventory as de } from "./de/inventory.ts";
import { inventory as en } from "./en/inventory.ts";
import { inventory as es } from "./es/inventory.ts";
import { inventory as fr } from "./fr/inventory.ts";
import type { InventoryWords } from "./inventory-words.ts";
import { inventory as it } from "./it/inventory.ts";
import { inventory as pt } from "./pt/inventory.ts";

export const INVENTORIES = { en, de, fr, es, it, pt } satisfies Record<string, InventoryWords>;
