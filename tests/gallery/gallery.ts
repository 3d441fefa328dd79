import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { test as base } from "@playwright/test";
import { build, preview } from "vite";

const CONFIG = fileURLToPath(new URL("../../apps/web/vite.gallery.config.ts", import.meta.url));

const parts = ["buttons", "choices", "fields", "layers", "states", "surfaces"] as const;
const ofMatches = ["matches", "players", "predictions", "strategy", "teams", "transfer"] as const;
const blocks = ["delivery", "rows", ...ofMatches] as const;
export const groups = [...parts, ...blocks];
export type Group = (typeof groups)[number];

interface Look {
  readonly scheme?: "light" | "dark";
  readonly language?: "en" | "hi" | "te";
}

/** Opens a group of the gallery. Each worker builds and serves it once. */
export const test = base.extend<
  { readonly openGallery: (group: Group, look?: Look) => Promise<void> },
  { readonly galleryUrl: string }
>({
  galleryUrl: [
    // Playwright needs the first parameter, also where it is not used.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, give) => {
      // Built, not served as single modules: a page of a test loads in a fraction of the time.
      const outDir = mkdtempSync(join(tmpdir(), "teamwright-gallery-"));
      const settings = { configFile: CONFIG, logLevel: "error", build: { outDir } } as const;
      await build(settings);
      const server = await preview({ ...settings, preview: { port: 0 } });
      await give(server.resolvedUrls?.local[0] ?? "");
      await server.close();
      rmSync(outDir, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
  openGallery: async ({ page, galleryUrl }, give) => {
    await give(async (group, look = {}) => {
      const query = new URLSearchParams({ scheme: look.scheme ?? "light", language: look.language ?? "en" });
      await page.emulateMedia({ reducedMotion: "reduce" });
      // A new address, not only a new part of it: otherwise the page would not load again.
      await page.goto("about:blank");
      await page.goto(`${galleryUrl}?${query}#${group}`);
      await page.getByRole("heading", { level: 2 }).first().waitFor();
    });
  },
});
