import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { clientContract } from "./build/client-contract.ts";
import { compileHints } from "./build/compile-hints.ts";
import { inlineIcon } from "./build/inline-icon.ts";
import { interSubset } from "./build/inter-subset.ts";
import { lateManifest } from "./build/late-manifest.ts";
import { missingScreens } from "./build/missing-screens.ts";
import { precompress } from "./build/precompress.ts";
import { preloadEntry } from "./build/preload-entry.ts";
import { preloadFont } from "./build/preload-font.ts";
import { reachedModules } from "./build/reached-modules.ts";
import { screens } from "./build/screens.ts";
import { textCatalogue } from "./build/text-catalogue.ts";

const api = process.env["TEAMWRIGHT_API"] ?? "http://127.0.0.1:3000";
// "/demo" has the pictures of the demo.
const proxy = { "/api": { target: api }, "/demo": { target: api } };

const reached = reachedModules();
const ENTRY = /\/src\/(app\/next-task|lib\/once|data\/api\/(configuration|early-calls))\.ts$|preload-helper/;
const REACT = /\/node_modules\/(react|react-dom|scheduler)\//;
const LIBRARIES =
  /\/node_modules\/(react-router|zod|zustand|@tanstack\/(query-core|react-query))\/|\/src\/app\/libraries\.ts$/;
const PACKAGES = /\/packages\/\w+\/src\/.*\.ts$/;
const RECORDS = /apps\/web\/src\/data\/(records|api)\/.*\.ts$/;
const TRANSFER = /apps\/web\/src\/(data|blocks)\/transfer\/.*\.tsx?$/;
const SHARED =
  /apps\/web\/src\/((ui|blocks(?!\/(?:audit|staff-records|transfer)\/)|lib|engine-client|data\/strategy)\/.*\.tsx?$|features\/player\/(strategy|display|analytics|result)\/.*\.css$)/;

export default defineConfig(async () => ({
  resolve: { alias: await interSubset() },
  plugins: [
    react(),
    clientContract(),
    reached.plugin,
    inlineIcon(),
    missingScreens(),
    precompress(),
    preloadFont(),
    preloadEntry(),
    screens(),
    textCatalogue(),
    VitePWA({
      strategies: "injectManifest",
      srcDir: "src/workers",
      filename: "service-worker.ts",
      // We register it ourselves: no inline script, and the update waits until the user confirms it.
      injectRegister: false,
      injectManifest: {
        globPatterns: ["**/*.{js,css,html,woff2,svg,png}", "how-to/*.webp"],
        // The worker answers every address with index.html.
        globIgnores: ["frames/**"],
        maximumFileSizeToCacheInBytes: 3_000_000,
      },
      manifest: {
        name: "Teamwright",
        short_name: "Teamwright",
        description: "Many exact, unique fantasy teams from one match and your opinion.",
        lang: "en",
        id: "/",
        start_url: "/",
        scope: "/",
        display: "standalone",
        orientation: "any",
        background_color: "#f4f6f9",
        theme_color: "#3538cd",
        categories: ["sports", "utilities"],
        icons: [
          { src: "/icons/icon.svg", sizes: "any", type: "image/svg+xml" },
          { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
          { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
          { src: "/icons/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
        ],
      },
    }),
    lateManifest(),
    compileHints(),
  ],
  build: {
    target: "es2023",
    sourcemap: true,
    assetsInlineLimit: 0,
    // A browser that does not support the link loads the file when it is imported; no script of ours is needed.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // The entry's own code: in one of the files below it would make the entry wait for that file.
            { name: "entry", test: ENTRY, priority: 5 },
            // Run before the application, each in a separate task: see src/app/main.ts.
            { name: "react", test: REACT, priority: 4 },
            { name: "libraries", test: LIBRARIES, priority: 4 },
            { name: "first", test: reached.byHome, priority: 3 },
            // The shared code of the screens of teams is in two files: forty small ones take 100 ms of requests on a
            // slow phone. Home requests the records a little later, and nothing of the other file.
            { name: "records", test: (id: string) => RECORDS.test(id) && reached.byTeams(id), priority: 2 },
            { name: "shared", test: (id: string) => SHARED.test(id) && reached.byTeams(id), priority: 1 },
            // What the teams of a match show of the fantasy apps, and the screens of the apps share: ten small files.
            {
              name: "transfers",
              test: (id: string) => TRANSFER.test(id) && reached.byTeams(id),
              priority: 0.9,
            },
            // The schemas and rules that those screens share with others: inside "shared", home would load all of it.
            { name: "model", test: (id: string) => PACKAGES.test(id) && reached.byTeams(id), priority: 0.7 },
            { name: "steps", test: /\/src\/features\/player\/strategy\/.*\.tsx?$/, minShareCount: 2 },
          ],
        },
      },
    },
  },
  worker: { format: "es" as const },
  server: { proxy },
  preview: { proxy },
}));
