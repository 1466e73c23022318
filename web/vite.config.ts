import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** `source` reads core as TypeScript: an edit there reloads the page, and a build needs no earlier build of core. */
const conditions = ["fit-closet-source", "module", "browser", "development|production"];

const treeshake = {
  // The contract's schemas are for the server. Only constants of core are used here, so zod stays behind.
  manualPureFunctions: ["z"],
};

/**
 * What the first page holds anyway, in two files instead of a small one for every set of screens that share something: each file is
 * one more question on a slow line. The libraries change seldom, and are kept from one deploy to the next.
 */
const EVERYWHERE = [
  {
    name: "libraries",
    // But for what asks many questions at once, as only the search does.
    test: /^(?!.*(?:queriesObserver|useQueries)).*node_modules\/(react|react-dom|scheduler|wouter|regexparam|use-sync-external-store|react-hot-toast|@tanstack\/(query-core|react-query))\//,
  },
  {
    name: "shared",
    test: /web\/src\/(ui(?!.*(?:dialog|question|titled|stickers))|shell|api|account\/(session|site)|closet\/(closet-items|sticker-picture))|core\/src\/(garment|limits)|lucide-react\/dist\/esm\/(createLucideIcon|Icon|context)/,
    minShareCount: 2,
  },
  // What opens above a page. The first page opens none of it, and keeps what these need of it.
  {
    name: "dialogs",
    test: /web\/src\/ui\/.*(?:dialog|question|titled)|lucide-react\/dist\/esm\/icons\/x\./,
    includeDependenciesRecursively: false,
  },
  // What every screen with a closet on it holds beside: a browser asks for six files at once, and they came in threes.
  {
    name: "closet",
    test: /web\/src\/closet\/(closet-answers|list-calls|money|tags|undo-bar|shelves|use-measures|facts-form)|core\/src\/wardrobe\/asked-facts|node_modules\/@tanstack\/(react-)?virtual|lucide-react\/dist\/esm\/icons\/(undo-2|pencil)\./,
    minShareCount: 2,
  },
  // For the one form that checks with them; else they would come along with what of core all pages hold.
  { name: "schemas", test: /node_modules\/zod\//, priority: 1 },
  // For a closet that is typed.
  { name: "colours", test: /core\/src\/wardrobe\/colours/, priority: 1 },
];

export default defineConfig({
  plugins: [react(), tailwindcss()],
  define: { "import.meta.env.VITE_BUILD_YEAR": String(new Date().getFullYear()) },
  resolve: { conditions },
  ssr: {
    resolve: { conditions: ["fit-closet-source", "module", "node", "development|production"] },
  },
  server: {
    host: "127.0.0.1",
    port: Number(process.env["WEB_PORT"] ?? 3120),
    strictPort: true,
    proxy: { "/api": process.env["API_ORIGIN"] ?? "http://127.0.0.1:3110" },
  },
  build: {
    // A strict Content-Security-Policy has no room for data: fonts and scripts.
    assetsInlineLimit: 0,
    // A browser that knows no preloading loads scripts when it comes to them: no need for one that stands in for it.
    modulePreload: { polyfill: false },
    // For the prerender, which writes into each page what it will load.
    manifest: true,
    rolldownOptions: {
      input: ["index.html", "src/painted.ts"],
      treeshake,
      output: { codeSplitting: { groups: EVERYWHERE } },
    },
  },
  worker: { format: "es", rolldownOptions: { treeshake } },
});
