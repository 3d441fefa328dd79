import { importMatches, ownMatch } from "../../support/own-match.ts";
import { expect, test } from "../../support/product.ts";
import { sidewaysScroll } from "../../support/screen-check.ts";
import { staffCalls } from "../../support/staff-calls.ts";

test.use({ account: "admin" });

const WIDTH = 390;
const MISSING_PROMOTION = "00000000-0000-4000-8000-000000000000";

test("both sides' tabs are in view, however long the names are", async ({ page, product }) => {
  const match = ownMatch("desk-long-names", "in_progress");
  const names = ["Otters", "Falcons"].map((start) => start.padEnd(60, "abcdefghij"));
  await importMatches(product, {
    ...match,
    left: { ...match.left, name: names[0] },
    right: { ...match.right, name: names[1] },
  });
  await page.goto("/matchdesk/desk-long-names");
  for (const name of names) {
    const box = await page.getByRole("tab", { name }).boundingBox();
    expect(box).not.toBeNull();
    expect((box?.x ?? 0) + (box?.width ?? WIDTH)).toBeLessThanOrEqual(WIDTH);
    await expect(page.getByRole("tab", { name }).getByText("11", { exact: true })).toBeInViewport({
      ratio: 1,
    });
  }
  expect(await sidewaysScroll(page)).toBe(0);
});

test("a thing with a long unbroken name does not widen the audit log", async ({ page, product }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const admin = await staffCalls(product, "admin");
  const match = ownMatch("audit-long-names", "in_progress");
  const left = { ...match.left, name: "Otters".padEnd(80, "abcdefghij") };
  await importMatches(product, { ...match, left });
  const changes = [{ player_index: null, field: "hidden", value: true }];
  await admin.send("PUT", `/api/admin/matches/${match.id}/overrides`, { changes });
  await page.goto("/auditlog");
  await expect(page.getByRole("cell", { name: left.name }).first()).toBeVisible();
  expect(await sidewaysScroll(page)).toBe(0);
});

for (const [path, list, at] of [
  ["/matchdesk/no-such-match", "Match Desk", "/matchdesk"],
  [`/promotionedit/${MISSING_PROMOTION}`, "Promotion Dashboard", "/promotiondashboard"],
] as const)
  test(`${path} leads to its list, and offers no further try`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText("This page does not exist")).toBeVisible();
    await expect(page.getByRole("button", { name: "Try again" })).toHaveCount(0);
    await page.getByRole("main").getByRole("link", { name: list }).click();
    await expect(page).toHaveURL(new RegExp(`${at}$`));
  });
