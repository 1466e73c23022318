export * from "./entry.ts";
export * from "./events.ts";
export * from "./manners.ts";
export * from "./weather-words.ts";
