import type { Page } from "@playwright/test";
import { DAY } from "@teamwright/domain/durations";
import { signIn } from "../../support/flow.ts";
import { button, choosePlayers, demoMatch, heading, expectWords } from "../../support/player.ts";
import { expect, test } from "../../support/product.ts";
import { dumpDatabase } from "../../support/records.ts";
import { newPhone, staffCalls } from "../../support/staff-calls.ts";

const match = demoMatch("cricket", "lineups");

/** Ids of the rows in a store of the records' database. */
async function idsIn(page: Page, store: string): Promise<unknown[]> {
  const { stores } = await dumpDatabase(page, "teamwright");
  const rows = stores.find(({ name }) => name === store)?.rows ?? [];
  return rows.map((row) => (row as { id: unknown }).id);
}

/** Another page of the same browser, this many days later. */
async function laterPage(page: Page, days: number): Promise<Page> {
  const later = await page.context().newPage();
  await later.clock.install({ time: Date.now() + days * DAY });
  await later.goto("/");
  await expect(heading(later, "Teamwright")).toBeVisible();
  return later;
}

/** Stores a copy of the match's cached data under another id, as if it were this many days older. */
const keepOlderCopy = async (page: Page, id: string, days: number): Promise<void> =>
  page.evaluate(
    async ([copy, age]) => {
      const resultOf = <Value>(request: IDBRequest<Value>): Promise<Value> =>
        new Promise((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error ?? new Error("IndexedDB failed"));
        });
      const database = await resultOf(indexedDB.open("teamwright"));
      const rows = database.transaction("team_data", "readwrite").objectStore("team_data");
      const [row] = (await resultOf(rows.getAll())) as { time: number }[];
      await resultOf(rows.put({ ...row, id: copy, time: (row?.time ?? 0) - age }));
      database.close();
    },
    [id, days * DAY] as const,
  );

test.describe("powers of the account", () => {
  test.use({ account: null });

  test("the raised team limit and the long retention come from the account, and the start keeps to them", async ({
    page,
    product,
  }) => {
    test.setTimeout(150_000);
    const admin = await staffCalls(product, "admin");
    const phone = newPhone();
    const id = await admin.register(phone, "first-pass-phrase", 30);
    const origin = { origin: product.url };
    const ownFields = { name: "Kiran Das", email: "kiran@demo.example", password: "slow-green-ferry-8" };
    const credentials = { phoneNumber: phone, password: "first-pass-phrase" };
    await page.request.post("/api/auth/login", { headers: origin, data: credentials });
    await page.request.put(`/api/auth/change_password/${id}`, { headers: origin, data: ownFields });
    await signIn(page, product.url, phone, ownFields.password);

    await page
      .getByRole("button", { name: /^Save / })
      .first()
      .click();
    await expectWords(page, "Match save successfully!");
    await choosePlayers(page, match);
    await button(page, "Continue").click();
    await button(page, "Quick teams").click();
    const number = page.getByRole("textbox", { name: "Enter Number of Teams" });
    await number.fill("3001");
    await button(page, "Generate Teams").click();
    await expectWords(page, "Enter Valid Number of Teams");
    const powers = `/api/admin/powers/${id}/{me}`;
    await admin.send("PUT", powers, { raised_team_limit: true, long_retention: true });
    await page.reload();
    await number.fill("3001");
    await button(page, "Generate Teams").click();
    await page.waitForURL(/\/display\/.+\/1\/9\/9$/);
    await expect(heading(page, "3,001 teams")).toBeAttached();

    await keepOlderCopy(page, "older", 5);
    expect(await idsIn(page, "team_data")).toHaveLength(2);
    const keptPage = await laterPage(page, 3);
    await expect.poll(async () => idsIn(keptPage, "team_data")).toEqual([match]);
    await keptPage.close();

    await admin.send("PUT", powers, { raised_team_limit: false, long_retention: false });
    const swept = await laterPage(page, 3);
    await expect.poll(async () => idsIn(swept, "team_data")).toEqual([]);
    expect(await idsIn(swept, "saved_match_data")).toHaveLength(1);
    await swept.close();
    const week = await laterPage(page, 8);
    await expect.poll(async () => idsIn(week, "saved_match_data")).toEqual([]);
    expect(await idsIn(week, "tgk_data")).toEqual([match]);
  });
});

test.describe("while the page's clock stands", () => {
  /** Far less than the seconds for which the specification shows a spinner. */
  const MAX_WAIT = 800;

  /** Advances the page's clock by small steps until `done`; fails when this takes as long as a wait would. */
  async function until(page: Page, isDone: () => Promise<boolean>): Promise<void> {
    for (let passed = 0; passed <= MAX_WAIT; passed += 20) {
      if (await isDone()) return;
      await page.clock.runFor(20);
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
    throw new Error(`Not done while the page's clock went on by ${MAX_WAIT} ms`);
  }

  const stopClock = async (page: Page): Promise<void> => {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1000);
  };

  test("teams are generated and toss teams made: no spinner waits for time to pass", async ({ page }) => {
    await choosePlayers(page, match);
    await button(page, "Continue").click();
    await button(page, "Smart").click();
    await stopClock(page);
    for (const [group, answer] of [
      ["Pitch Details", "Balanced"],
      ["Strong Team", "Equal"],
      ["Toss Completed", "No"],
    ] as const) {
      const choice = page.getByRole("group", { name: group }).getByRole("radio", { name: answer });
      await until(page, async () => (await choice.count()) === 1);
      await choice.press("Space");
    }
    await button(page, "Continue").dispatchEvent("click");
    const number = page.getByRole("textbox", { name: "Enter Number of Teams" });
    await until(page, async () => number.isVisible());
    await number.fill("20");
    await button(page, "Generate Teams").dispatchEvent("click");
    await until(page, async () => (await heading(page, "20 teams").count()) === 1);
    await until(page, async () => page.getByText("teams stored successfully!").isVisible());
    await page.goto(`/match/${match}`);
    await until(page, async () => button(page, "Auto Create Teams").isVisible());
    await button(page, "Auto Create Teams").dispatchEvent("click");
    const without = page.getByRole("dialog").getByRole("button", { name: "No", exact: true });
    await until(page, async () => without.isVisible());
    await without.dispatchEvent("click");
    await until(page, async () => /\/displayauto\//.test(page.url()));
    await until(page, async () => (await heading(page, /^\d+ teams$/).count()) === 1);
  });
});
