import { expect, test } from "../../support/product.ts";
import { checkBothWidths } from "../../support/screen-check.ts";
import { staffCalls } from "../../support/staff-calls.ts";
import { button, expectWords } from "./staff.ts";

test.use({ account: "admin" });

test("a message that no server takes is sent again and dismissed from the first page's figure", async ({
  page,
  product,
}) => {
  const host = "nobody.example";
  const { send } = await staffCalls(product, "admin");
  const reply = await send("POST", "/api/webhooks", {
    url: `https://${host}/in?token=T0KEN`,
    // Of followed experts, and this account follows none: line-ups of other journeys would be further messages.
    events: ["expert.posted"],
  });
  const { id } = reply["data"] as { id: string };
  await send("POST", `/api/webhooks/${id}/test`);
  const listFailures = async () => {
    const { data } = await send("GET", "/api/admin/failures/webhooks?size=100");
    return (data as { host: string; attempts: number }[]).filter((one) => one.host === host).length;
  };
  await expect.poll(listFailures).toBe(1);

  await page.goto("/admindecisionpanel");
  await page.getByRole("link", { name: /Undelivered webhook messages/ }).click();
  await expect(page).toHaveURL(/\/failures#webhooks$/);
  const row = page.getByRole("row").filter({ hasText: host });
  await expect(row).toContainText("not reachable");
  await expect(row).toContainText("1 attempt");
  await expect(page.getByText("T0KEN")).toHaveCount(0);
  await checkBothWidths(page, "failures");

  // A double tap sends once; it fails again, and is back.
  await button(page, `Send again now: ${host}`).dblclick();
  await expect.poll(listFailures).toBe(1);
  await page.reload();
  await expect(row).toBeVisible();

  await page.setViewportSize({ width: 1280, height: 844 });
  // The question stays until it is answered: one that was refused can be asked again.
  const dismissal = "**/api/admin/failures/webhooks/**";
  await page.route(dismissal, (route) =>
    route.request().method() === "GET" ? route.continue() : route.abort(),
  );
  await button(page, `Dismiss: ${host}`).click();
  const confirm = page.getByRole("dialog").getByRole("button", { name: "Dismiss", exact: true });
  await confirm.click();
  await expect(page.getByText(/offline|went wrong/i).first()).toBeVisible();
  await expect(confirm).toBeEnabled();
  await page.unroute(dismissal);
  await confirm.click();
  await expectWords(page, "Dismissed.");
  await expect(row).toHaveCount(0);
  await page.getByRole("tab", { name: "Failed jobs" }).click();
  await expect(page).toHaveURL(/#jobs$/);
  await page.goBack();
  await expect(page).toHaveURL(/admindecisionpanel/);

  await page.goto("/auditlog");
  const entry = page.getByRole("row").filter({ hasText: host });
  await expect(entry.filter({ hasText: "Dismissed a webhook message" })).toHaveCount(1);
  await expect(entry.filter({ hasText: "Sent a webhook message again" })).toHaveCount(1);
  await send("DELETE", `/api/webhooks/${id}`);
});

test.describe("a prime admin", () => {
  test.use({ account: "primeAdmin" });
  test("does not reach what failed", async ({ page, product }) => {
    await page.goto("/failures");
    await page.waitForURL(`${product.url}/`);
  });
});
