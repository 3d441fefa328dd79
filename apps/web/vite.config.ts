import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { VitePWA } from "vite-plugin-pwa";

const api = process.env["TEAMWRIGHT_API"] ?? "http://127.0.0.1:3000";
// "/demo" are the pictures of the demo.
const proxy = { "/api": { target: api }, "/demo": { target: api } };

/** Starts the font with the first byte of the page: on a fast line it is there for the first paint. */
const preloadFont = (): Plugin => ({
  name: "preload-font",
  transformIndexHtml: {
    order: "post",
    handler: (_, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => file.endsWith(".woff2"))
        .map((file) => ({
          tag: "link",
          attrs: { rel: "preload", href: `/${file}`, as: "font", type: "font/woff2", crossorigin: true },
          injectTo: "head" as const,
        })),
  },
});

const EXPORTED = /^export (?:const|function) (\w+)/gm;

/**
 * Leaves out zod's makers of JSON schemas, which hang on every schema and which no screen uses: 6 KB compressed of the
 * first load. Whoever calls one in the browser gets an error that says so; the server's build is not touched.
 */
const zodWithoutJsonSchema = (): Plugin => ({
  name: "zod-without-json-schema",
  transform: {
    filter: { id: /zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/ },
    handler: (code) => {
      const names = [...code.matchAll(EXPORTED)].map(([, name]) => name);
      const absent =
        'const absent = () => { throw new Error("JSON schemas are left out of the web build"); };';
      const all = names.map((name) => `export const ${name} = absent;`);
      return {
        code: [
          absent,
          ...all,
          code.includes("processSchema as process") ? "export { absent as process };" : "",
        ].join("\n"),
        map: null,
      };
    },
  },
});

export default defineConfig({
  plugins: [
    react(),
    preloadFont(),
    zodWithoutJsonSchema(),
    VitePWA({
      strategies: "injectManifest",
      srcDir: "src/workers",
      filename: "service-worker.ts",
      // We register it ourselves: no inline script, and the update waits for the user's word.
      injectRegister: false,
      injectManifest: {
        globPatterns: ["**/*.{js,css,html,woff2,svg,png}"],
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
  ],
  build: {
    target: "es2023",
    sourcemap: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // Our setting of zod must run before the first schema is made, wherever that schema's chunk is.
        codeSplitting: { groups: [{ name: "zod", test: /node_modules\/zod\/|zod-settings/ }] },
      },
    },
  },
  worker: { format: "es" },
  server: { proxy },
  preview: { proxy },
});
