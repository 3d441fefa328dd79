// The long run: `RANDOM_ACTIONS=4000 RANDOM_SEED=7 npx playwright test random-use` in this workspace.
import { expect, test } from "../support/own-product.ts";
import type { AccountName } from "../support/product.ts";
import { sendSignIn } from "../support/flow.ts";
import { demoAccounts } from "../support/demo.ts";
import { faultsOf, watch } from "./properties.ts";
import { useAtRandom } from "./use-at-random.ts";

const ACTIONS = Number(process.env["RANDOM_ACTIONS"] ?? 25);
const SEED = Number(process.env["RANDOM_SEED"] ?? 1);
const roles: readonly AccountName[] = [
  "customer",
  "withoutPlan",
  "expert",
  "groupOwner",
  "primeAdmin",
  "superuser",
  "admin",
];

test.use({ instance: "random use", account: null });

for (const role of roles)
  test(`${role}: ${ACTIONS} random actions find no fault`, async ({ page }) => {
    test.setTimeout(120_000 + ACTIONS * 5000);
    const { phone, password } = demoAccounts[role];
    const signIn = async (): Promise<void> => {
      await page.goto("/login");
      await sendSignIn(page, phone, password);
    };
    await signIn();
    expect(await useAtRandom(page, { seed: SEED, actions: ACTIONS, signIn })).toEqual([]);
  });

test("planted faults are found", async ({ page }) => {
  await page.goto("/");
  const watcher = watch(page);
  expect(await faultsOf(page, watcher)).toEqual([]);
  await page.evaluate(() => {
    document.body.innerHTML = '<h1>This screen stopped working</h1><p style="width:500px">No way on</p>';
    console.error("planted");
    setTimeout(() => {
      throw new Error("planted");
    });
  });
  await page.waitForTimeout(50);
  const findings = await faultsOf(page, watcher);
  for (const fault of ["console: planted", "error: planted", "error screen", "no way on or back"])
    expect(findings).toContain(fault);
  expect(findings.join()).toContain("pixels too wide");
  await page.goto("/login");
  await page.route("**/api/auth/login", (route) => route.fulfill({ status: 503, body: "{}" }));
  await page.evaluate(() => fetch("/api/auth/login", { method: "POST" }));
  expect(await faultsOf(page, watcher)).toContain("503 at /api/auth/login");
});
