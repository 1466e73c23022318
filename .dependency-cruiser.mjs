// Who may import whom, with the reason as the message. docs/architecture.md draws the same picture.
import { readdirSync } from "node:fs";

/** The web's folders, each behind those that it may import. */
const WEB_FOLDERS = (
  "ui answers kept outfit account shell pages cutout closet bin taste find days figures ideas upload adding home " +
  "prerender"
).split(" ");

const unplaced = readdirSync(new URL("web/src", import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !WEB_FOLDERS.includes(entry.name))
  .map(({ name }) => name);
if (unplaced.length > 0) throw new Error(`WEB_FOLDERS does not place ${unplaced.join(", ")} yet.`);

const webRules = WEB_FOLDERS.slice(0, -1).map((folder, place) => ({
  name: `web-${folder}-knows-nothing-behind-it`,
  comment: `What web/src/${folder} needs of a folder behind it belongs into one before both; only types may be known anywhere.`,
  severity: "error",
  from: { path: `^web/src/${folder}/` },
  to: {
    path: `^web/src/(${WEB_FOLDERS.slice(place + 1).join("|")})/`,
    dependencyTypesNot: ["type-only"],
  },
}));

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    ...webRules,
    {
      name: "core-is-pure",
      comment:
        "core holds nouns, rules and engines. It touches nothing: pass in what it needs, and keep I/O in server or web.",
      severity: "error",
      from: { path: "^core/src", pathNot: "\\.(test|test-data|testing)\\.ts$" },
      to: {
        pathNot: [
          "^core/(src|assets)",
          "node_modules/(zod|chrono-node|intl-messageformat)/",
          "^chrono-node/en$",
        ],
      },
    },
    {
      name: "web-takes-nothing-from-server",
      comment: "web and server meet in core/src/api alone; move what both need there.",
      severity: "error",
      from: { path: "^web/src" },
      to: { path: "^server/" },
    },
    {
      name: "server-takes-nothing-from-web",
      comment: "The server serves web/dist as files; it never imports a screen.",
      severity: "error",
      from: { path: "^server/src" },
      to: { path: "^web/" },
    },
    {
      name: "only-app-chooses-adapters",
      comment:
        "Adapters are chosen and wired in server/src/app.ts. A feature takes the port as a parameter instead.",
      severity: "error",
      from: {
        path: "^server/src/(account|closet|days|outfits|pages|taste)/",
        pathNot: "\\.test\\.ts$",
      },
      to: {
        path: "^server/src/(engines|files|weather|mail)/",
        pathNot: "/(engines|ports|with-fallback|file-store|weather-source|mailer)\\.ts$",
      },
    },
    {
      name: "features-do-not-import-each-other",
      comment:
        "Features share nouns through core and rows through database; only account (who is asking) and taste (what they like) are common to all.",
      severity: "error",
      from: {
        path: "^server/src/(account|closet|days|outfits|pages|taste)/",
        pathNot: "\\.test\\.ts$",
      },
      to: {
        path: "^server/src/(closet|days|outfits|pages)/",
        pathNot: "^server/src/$1/",
      },
    },
    {
      name: "adapters-import-their-port-and-core-only",
      comment:
        "An adapter knows its port, core and its vendor, and may ask the breaker first. It must not know the database, the features or another adapter.",
      severity: "error",
      from: { path: "^server/src/(engines|files|weather|mail)/", pathNot: "\\.test\\.ts$" },
      to: { path: "^server/src/", pathNot: "^server/src/($1/|breaker\\.ts$)" },
    },
    {
      name: "no-circles",
      comment: "Two files that need each other are one file, or a third is missing.",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: ["node_modules", "dist"] },
    exclude: { path: ["/dist/", "\\.as\\.ts$"] },
    enhancedResolveOptions: { conditionNames: ["fit-closet-source", "import", "node", "default"] },
  },
};
