import { type Browser, chromium } from "@playwright/test";

/** As root in a container Chromium has no sandbox; the other flags prevent its background requests. */
export const quietFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export const chromiumPath = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";

export const launch = async (flags: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath, args: [...quietFlags, ...flags] });
