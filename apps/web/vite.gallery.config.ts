import react from "@vitejs/plugin-react";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { interSubset } from "./build/inter-subset.ts";
import { textCatalogue } from "./build/text-catalogue.ts";

/** `npm run gallery`: the parts of `src/ui` and `src/blocks` by themselves, without a server of the product. */
export default defineConfig(async () => ({
  root: fileURLToPath(new URL("./gallery/", import.meta.url)),
  publicDir: fileURLToPath(new URL("./public/", import.meta.url)),
  resolve: { alias: await interSubset() },
  plugins: [react(), textCatalogue()],
  build: { target: "es2023" },
}));
