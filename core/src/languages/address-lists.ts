import type { AddressWords } from "./address.ts";
import { address as de } from "./de/address.ts";
import { address as en } from "./en/address.ts";
import { address as es } from "./es/address.ts";
import { address as fr } from "./fr/address.ts";
import { address as it } from "./it/address.ts";
import type { LanguageCode } from "./language.ts";
import { address as pt } from "./pt/address.ts";

export const ADDRESS: Readonly<Record<LanguageCode, AddressWords>> = { en, es, fr, de, it, pt };
