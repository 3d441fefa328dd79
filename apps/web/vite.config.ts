import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const api = process.env["TEAMWRIGHT_API"] ?? "http://127.0.0.1:8080";

export default defineConfig({
  plugins: [react()],
  build: { target: "es2023", sourcemap: true, assetsInlineLimit: 0 },
  server: { proxy: { "/api": { target: api, changeOrigin: false } } },
  preview: { proxy: { "/api": { target: api, changeOrigin: false } } },
});
