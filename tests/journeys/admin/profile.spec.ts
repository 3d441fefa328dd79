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
  await said(page, "No fantasy app is linked.");
  await expect(page.getByRole("region", { name: "Signed-in devices" })).toContainText("This device");
  expect(await axeFindings(page)).toEqual([]);
});
