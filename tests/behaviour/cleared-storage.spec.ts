import { untilStored } from "../support/flow.ts";
import { button, demoMatch, displayPath, quickTeams } from "../support/player.ts";
import { expect, test } from "../support/product.ts";

const match = demoMatch("cricket", "lineups");

test("storage that the browser clears while a page is open ends nothing: teams are made and stored anew", async ({
  page,
  context,
}) => {
  await quickTeams(page, match, 40);
  await untilStored(page);
  const cdp = await context.newCDPSession(page);
  await cdp.send("Storage.clearDataForOrigin", {
    origin: new URL(page.url()).origin,
    storageTypes: "indexeddb,local_storage,cache_storage,service_workers",
  });
  await page.screenshot({ path: "/tmp/cs1.png" });
  await page.getByRole("button", { name: "Menu" }).first().click().catch(() => undefined);
  await page.screenshot({ path: "/tmp/cs2.png" });
  await page.goto("/");
  await page.waitForTimeout(1500);
  await page.screenshot({ path: "/tmp/cs3.png" });
});
