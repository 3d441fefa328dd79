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
import { isSource, reachedModules, roomOf } from "./build/reached-modules.ts";
import { screenTexts } from "./build/screen-texts.ts";
import { screens } from "./build/screens.ts";
import { textCatalogue } from "./build/text-catalogue.ts";

const api = process.env["TEAMWRIGHT_API"] ?? "http://127.0.0.1:3000";
// "/demo" has the pictures of the demo.
const proxy = { "/api": { target: api }, "/demo": { target: api } };

const modulesReached = reachedModules();
export default defineConfig(async () => ({
  resolve: { alias: await interSubset() },
  plugins: [
    react(),
    clientContract(),
    modulesReached.plugin,
    inlineIcon(),
    missingScreens(),
    precompress(),
    preloadFont(),
    preloadEntry(),
    screens(),
    screenTexts(),
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
          // Which modules a part has follows from the imports (build/reached-modules.ts). What many screens share is one
          // file, and so is what some screens share of a room: forty small ones take 100 ms of requests on a slow phone.
          groups: [
            // The entry's own code: in one of the files below it would make the entry wait for that file.
            { name: "entry", test: modulesReached.by("entry"), priority: 7 },
            // Run before the application, each in a separate task: see src/app/main.ts.
            { name: "react", test: modulesReached.by("react"), priority: 6 },
            { name: "libraries", test: modulesReached.by("libraries"), priority: 5 },
            { name: "first", test: modulesReached.by("first"), priority: 4 },
            // Run before the screens of an account, each in a separate task: see src/app/screens.tsx.
            { name: "records", test: modulesReached.by("records"), priority: 3 },
            { name: "shared", test: isSource, minShareCount: 8, priority: 2 },
            { name: roomOf, test: isSource, minShareCount: 3, priority: 1 },
          ],
        },
      },
    },
  },
  worker: { format: "es" as const },
  server: { proxy },
  preview: { proxy },
}));
