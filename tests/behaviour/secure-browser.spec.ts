import { expect, test } from "../support/product.ts";

/** What makes a browser without the feature of one that has it. */
const without = {
  "a secure context": () => Object.defineProperty(window, "isSecureContext", { value: false }),
  "the content security policy": () => Reflect.deleteProperty(window, "SecurityPolicyViolationEvent"),
};

for (const [feature, remove] of Object.entries(without))
  test(`a browser without ${feature} is told, and no call is made`, async ({ page }) => {
    const calls: string[] = [];
    page.on("request", (request) => {
      if (new URL(request.url()).pathname.startsWith("/api/")) calls.push(request.url());
    });
    await page.addInitScript(remove);
    await page.goto("/login");
    await expect(page.getByRole("alert")).toHaveText(/This browser cannot protect this page/);
    await expect(page.getByLabel("Phone number")).toHaveCount(0);
    expect(calls).toEqual([]);
  });

test("a browser with both sees nothing of it", async ({ page }) => {
  await page.goto("/login");
  await expect(page.getByRole("main").getByLabel("Phone number")).toBeVisible();
  await expect(page.getByText("cannot protect this page")).toHaveCount(0);
});
