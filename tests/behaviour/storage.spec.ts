import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { CheckedTeam } from "../support/check-teams.ts";
import { exportedTeams, untilStored } from "../support/flow.ts";
import {
  button,
  choosePlayers,
  demoMatch,
  displayPath,
  heading,
  quickTeams,
  expectWords,
} from "../support/player.ts";
import { expect, test } from "../support/product.ts";
import { type DatabaseDump, dumpDatabase, restoreDatabase } from "../support/records.ts";

const DATABASE = "teamwright";
const match = demoMatch("cricket", "lineups");

/** At the quick review with this number of teams entered, one tap before storing. */
async function readyToGenerate(page: Page, teams: number): Promise<void> {
  await choosePlayers(page, match);
  await button(page, "Continue").click();
  await button(page, "Quick teams").click();
  await page.getByRole("textbox", { name: "Enter Number of Teams" }).fill(String(teams));
}

test("two tabs on the same match do not lose each other's attempts", async ({ page, context }) => {
  const other = await context.newPage();
  await readyToGenerate(page, 70);
  await other.goto(page.url());
  await other.getByRole("textbox", { name: "Enter Number of Teams" }).fill("40");
  await Promise.all([page, other].map(async (tab) => button(tab, "Generate Teams").click()));
  await Promise.all([page, other].map(async (tab) => tab.waitForURL(/\/display\//)));
  const [myTeams, otherTeams] = [await exportedTeams(page), await exportedTeams(other)];
  expect([myTeams.length, otherTeams.length]).toEqual([70, 40]);
  expect(new URL(page.url()).pathname).not.toBe(new URL(other.url()).pathname);
  await page.goto(`/previousmatch/${match}`);
  await expect(page.getByRole("article")).toHaveCount(2);
  await expect(page.getByText("70 teams")).toBeVisible();
  await expect(page.getByText("40 teams")).toBeVisible();

  await other.goto(`/previousmatch/${match}`);
  await button(other, "Delete attempt 1").click();
  await other.getByRole("dialog").getByRole("button", { name: "Yes", exact: true }).click();
  await expect(page.getByRole("article")).toHaveCount(1);
});

/** The rows of an attempt. The tab hangs while one of them is written, inside the transaction, and is killed. */
for (const store of ["tgk_data", "tgk_attempts", "tgk_teams"])
  test(`a tab killed while it writes ${store} leaves the whole attempt or none`, async ({
    page,
    context,
  }) => {
    await quickTeams(page, match, 30);
    const before = await exportedTeams(page);

    const doomedPage = await context.newPage();
    await doomedPage.addInitScript((name) => {
      for (const method of ["add", "put"] as const) {
        const write = IDBObjectStore.prototype[method];
        IDBObjectStore.prototype[method] = function (this: IDBObjectStore, ...args: [unknown, IDBValidKey?]) {
          const request = write.apply(this, args);
          if (this.name === name) {
            console.log("hangs while storing");
            for (;;);
          }
          return request;
        };
      }
    }, store);
    await doomedPage.goto("/advanced");
    await doomedPage.getByRole("textbox", { name: "Enter Number of Teams" }).fill("2000");
    const hangs = doomedPage.waitForEvent("console", (message) => message.text() === "hangs while storing");
    await button(doomedPage, "Generate Teams").click({ noWaitAfter: true });
    await hangs;
    await doomedPage.close();

    await page.goto(`/previousmatch/${match}`);
    await expect(page.getByRole("article").first()).toBeVisible();
    for (const attempt of await page.getByRole("article").all())
      await expect(attempt).toContainText(/(^|\D)(30|2,000) teams/);
    await page.goto(displayPath(match, 1));
    expect(await exportedTeams(page)).toEqual(before);
    const next = await quickTeams(page, match, 12);
    expect(await exportedTeams(page)).toHaveLength(12);
    await page.goto(displayPath(match, next));
    await expect(heading(page, "12 teams")).toBeAttached();
  });

test.describe("on a device that is nearly full", () => {
  // The cached application would use the space that the test limits.
  test.use({ serviceWorkers: "block" });

  test("a full quota shows the documented message and dialog and loses nothing", async ({
    page,
    product,
  }) => {
    test.setTimeout(180_000);
    const cdp = await page.context().newCDPSession(page);
    const { origin } = new URL(product.url);
    await page.goto("/config.json");
    await cdp.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 260_000 });
    await quickTeams(page, match, 30);
    const before = await exportedTeams(page);
    const full = page.getByText("Storage Limit Exceeded!", { exact: true });
    let attempts = 1;
    for (let room = true; room && attempts < 12;) {
      await readyToGenerate(page, 3000);
      await button(page, "Generate Teams").click();
      room = await Promise.race([full.waitFor().then(() => false), untilStored(page).then(() => true)]);
      if (room) attempts += 1;
    }
    await expect(full).toBeVisible();
    const dialog = page.getByRole("dialog", { name: "Storage Limit Reached" });
    await expect(dialog).toBeVisible();
    await expect(dialog).toContainText("Delete old teams or match data in the my matches section.");
    await expect(dialog).toContainText(/used/);
    // The teams stay on the page, and can be taken along.
    await page.keyboard.press("Escape");
    await expect(heading(page, "3,000 teams")).toBeAttached();
    expect(await exportedTeams(page)).toHaveLength(3000);
    await page.goto(displayPath(match, 1));
    expect(await exportedTeams(page)).toEqual(before);
    await page.goto(`/previousmatch/${match}`);
    await expect(page.getByRole("article")).toHaveCount(attempts);
  });
});

test("more than 12,000 stored teams open the dialog, which frees room there and then and blocks nothing", async ({
  page,
}) => {
  test.setTimeout(240_000);
  for (let round = 0; round < 4; round++) await quickTeams(page, match, 3000);
  const dialog = page.getByRole("dialog", { name: "Storage Limit Reached" });
  await expect(dialog).toHaveCount(0);
  await readyToGenerate(page, 200);
  await button(page, "Generate Teams").click();
  await page.waitForURL(/\/display\//);
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText("12,200 teams");
  await expect(dialog).toContainText(/used, .* left/);
  await dialog.getByRole("button", { name: /^Delete / }).click();
  await expect(dialog).toContainText("Nothing is stored.");
});

test("where the browser refuses its storage, what everybody may read still opens", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: (): never => {
        throw new DOMException("Storage is refused", "SecurityError");
      },
    });
  });
  await page.goto("/");
  await expect(page.getByRole("article").first()).toBeVisible();
  for (const [path, title] of [
    ["/aboutus", "About Us"],
    ["/login", "Log in"],
  ] as const) {
    await page.goto(path);
    await expect(heading(page, title), path).toBeVisible();
  }
});

test("a database that the browser clears under an open page is made anew, and teams are stored in it", async ({
  page,
  context,
}) => {
  await readyToGenerate(page, 40);
  const cdp = await context.newCDPSession(page);
  const { origin } = new URL(page.url());
  const clear = () => cdp.send("Storage.clearDataForOrigin", { origin, storageTypes: "indexeddb" });
  await clear();
  await button(page, "Generate Teams").click();
  await page.waitForURL(/\/display\//);
  await untilStored(page);
  await page.reload();
  expect(await exportedTeams(page)).toHaveLength(40);
  await clear();
  await page.reload();
  await expect(page).toHaveURL(`${origin}/`);
  await expect(page.getByRole("article").first()).toBeVisible();
});

test("stored records that cannot be read cost the readable ones nothing", async ({ page }) => {
  await quickTeams(page, match, 8);
  await page.evaluate(
    async (name) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => {
          const transaction = request.result.transaction(["tgk_data", "tgk_attempts"], "readwrite");
          transaction.objectStore("tgk_data").put({ id: "broken", sport_index: 0, version: 1 });
          transaction
            .objectStore("tgk_attempts")
            .put({ match_id: "demo-cricket-lineups", id: 9, version: 77 });
          transaction.oncomplete = () => resolve();
          transaction.onabort = () => reject(new Error("The broken rows could not be written"));
        };
      }),
    DATABASE,
  );
  await page.goto("/mymatches");
  await expect(page.getByText("1 attempt · 8 teams")).toBeVisible();
  await page.goto(displayPath(match, 1));
  expect(await exportedTeams(page)).toHaveLength(8);
});

const fixture = new URL("./fixtures/records-v1.json", import.meta.url);
interface FirstRelease {
  readonly database: DatabaseDump;
  readonly local: Readonly<Record<string, string>>;
  /** The teams of attempts 1 and 2 as the first release exported them. */
  readonly teams: readonly (readonly CheckedTeam[])[];
}

test("a database of the first release opens with every match, attempt, team and saved match", async ({
  page,
}) => {
  if (process.env["TEAMWRIGHT_MAKE_FIXTURE"] === "1" && !existsSync(fixture)) {
    await page.goto("/");
    await page
      .getByRole("button", { name: /^Save / })
      .first()
      .click();
    await expectWords(page, "Match save successfully!");
    await quickTeams(page, match, 12);
    const first = await exportedTeams(page);
    await quickTeams(page, match, 5);
    const teams = [first, await exportedTeams(page)];
    const local = await page.evaluate(() =>
      Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith("strategy"))),
    );
    const firstRelease: FirstRelease = { database: await dumpDatabase(page, DATABASE), local, teams };
    writeFileSync(fixture, JSON.stringify(firstRelease));
  }
  const old = JSON.parse(readFileSync(fixture, "utf8")) as FirstRelease;

  // A page of the same origin without the product, because the database must not be open yet.
  await page.goto("/config.json");
  await page.evaluate(async (name) => {
    await new Promise((resolve) => {
      const request = indexedDB.deleteDatabase(name);
      request.onsuccess = resolve;
    });
  }, DATABASE);
  await restoreDatabase(page, old.database);
  await page.evaluate((local) => {
    for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value);
  }, old.local);

  await page.goto("/mymatches");
  await expect(page.getByText("2 attempts · 17 teams")).toBeVisible();
  for (const [index, teams] of old.teams.entries()) {
    await page.goto(displayPath(match, index + 1));
    expect(await exportedTeams(page)).toEqual(teams);
  }
  await page.goto(`/analytics/${match}/1`);
  await expect(page.getByRole("list", { name: "Captain", exact: true })).toBeVisible();
  const addedTeams = await quickTeams(page, match, 3);
  expect(addedTeams).toBe(3);
});
