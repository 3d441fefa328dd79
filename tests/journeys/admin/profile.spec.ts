import { expect, test } from "../../support/product.ts";
import { axeFindings } from "../../support/screen-check.ts";
import { said } from "./staff.ts";

test.use({ account: "customer" });

test("a profile shows the plan, empty groups and apps, and the devices that are signed in", async ({
  page,
}) => {
  await page.goto("/profile");
  const plan = page.getByRole("region", { name: "Plan", exact: true });
  await expect(plan).toContainText("Active");
  await expect(plan).toContainText("60");
  await said(page, "You are in no group. Group owners add their members.");
  const apps = page.getByRole("region", { name: "Fantasy apps" });
  await expect(apps.getByText("Not Linked")).toHaveCount(5);
  await expect(page.getByRole("region", { name: "Signed-in devices" })).toContainText("This device");
  expect(await axeFindings(page)).toEqual([]);
});

test("an app without a site of its own says that it cannot be downloaded", async ({ page }) => {
  await page.route("**/api/bootstrap", async (route) => {
    const reply = await route.fetch();
    const body = (await reply.json()) as { data: { fantasy_apps: { slug: string; name: string }[] } };
    const apps = body.data.fantasy_apps;
    const newest = { ...apps[0], slug: "newapp", name: "New App" };
    await route.fulfill({ json: { ...body, data: { ...body.data, fantasy_apps: [...apps, newest] } } });
  });
  await page.goto("/profile");
  await page.getByRole("button", { name: "Download New App" }).click();
  await said(page, "Failed to download fantasy app!");
});
