// What travels with each call, as it is checked on arrival.
export * from "./account.ts";
export * from "./bin.ts";
export * from "./closet.ts";
export * from "./contact.ts";
export * from "./days.ts";
export * from "./figures.ts";
export * from "./finding.ts";
export * from "./idea.ts";
export * from "./life.ts";
export * from "./many.ts";
export * from "./pictured.ts";
export * from "./saved-ideas.ts";
export * from "./site.ts";
export * from "./taste.ts";
export * from "./typed-list.ts";
