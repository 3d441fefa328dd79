import { writeFileSync } from "node:fs";
import { basename } from "node:path";
import type { Page } from "@playwright/test";

const MAX_BYTES = 40_000;

/** Writes what the page shows as WebP, with the best quality that is small enough to be committed. */
export async function savePicture(page: Page, file: string): Promise<void> {
  await page.waitForTimeout(700);
  const cdp = await page.context().newCDPSession(page);
  for (const quality of [80, 70, 60, 50, 40]) {
    const { data } = await cdp.send("Page.captureScreenshot", { format: "webp", quality });
    const picture = Buffer.from(data, "base64");
    if (picture.length > MAX_BYTES) continue;
    writeFileSync(file, picture);
    console.log(`${basename(file)}, ${picture.length} bytes`);
    return;
  }
  throw new Error(`${basename(file)} does not fit in ${MAX_BYTES} bytes`);
}
