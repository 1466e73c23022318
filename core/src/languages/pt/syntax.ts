import { romanceSyntax } from "../romance.ts";
import type { Syntax } from "../syntax.ts";

export const syntax: Syntax = romanceSyntax(["«", "»"], "lá");
