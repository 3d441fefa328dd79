import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { MINUTE } from "@teamwright/domain/durations";
import { importMatches, ownMatch, ownPlayers } from "../../support/own-match.ts";
import { expect, test as base } from "../../support/own-product.ts";
import { type RunningServer, root, startServer } from "../../support/server.ts";
import { staffCalls } from "../../support/staff-calls.ts";
import { button, expectWords } from "./staff.ts";

/** A server whose demo has posts of prime teams. */
const test = base.extend<object, { readonly server: RunningServer }>({
  server: [
    async ({ browser, settings }, give) => {
      const server = await startServer({ shortLived: true, posts: true, settings });
      await give(server);
      for (const context of browser.contexts()) await context.close();
      await server.stop();
    },
    { scope: "worker", timeout: 180_000 },
  ],
});

/** The numbered steps under a heading of docs/desk.md. */
function stepsOf(task: string): string[] {
  const [, section = ""] = readFileSync(join(root, "docs/desk.md"), "utf8").split(`## ${task}\n`);
  const [own = ""] = section.split("\n## ");
  return [...own.matchAll(/^\d+\. (.+)$/gm)].map(([, step]) => step ?? "");
}

/** Does the steps of a task in the page's order, from the home page, in less than a minute. */
async function walk(page: Page, task: string, acts: Readonly<Record<string, () => Promise<void>>>) {
  await page.goto("/");
  await expect(page.getByRole("article").first()).toBeVisible();
  const steps = stepsOf(task);
  expect(Object.keys(acts)).toEqual(steps);
  const start = Date.now();
  for (const step of steps) await test.step(step, acts[step]!);
  expect(Date.now() - start).toBeLessThan(MINUTE);
}

const openMenu = (page: Page) => async () => button(page, "Open menu").click();
const inMenu = (page: Page, name: RegExp) => async () =>
  page.getByRole("dialog").getByRole("link", { name }).click();

test.describe("an admin", () => {
  test.use({ account: "admin" });

  test("extends 20 plans in six steps", async ({ page, product }) => {
    const admin = await staffCalls(product, "admin");
    const numbers = Array.from({ length: 20 }, (_, index) => `97230000${String(index + 10)}`);
    for (const number of numbers) await admin.register(number, "harbour-7", 3);
    await walk(page, "Extend 20 plans", {
      "Open menu": openMenu(page),
      Users: inMenu(page, /^Users/),
      "Paste a list": async () => page.getByRole("link", { name: "Paste a list" }).click(),
      'Paste the 20 numbers into "Phone numbers"': async () =>
        page.getByLabel("Phone numbers").fill(numbers.join("\n")),
      "Preview 20 numbers": async () => button(page, "Preview 20 numbers").click(),
      "Give 20 users 30 days": async () => {
        await button(page, "Give 20 users 30 days").click();
        await expectWords(page, "20 of 20 done.");
      },
    });
  });

  test("corrects a line-up of 11 in nine steps", async ({ page, product }) => {
    await importMatches(product, ownMatch("desk-steps", "in_progress"));
    const left = ownPlayers.filter(({ side }) => side === "left");
    const eleven = left.slice(1, 12).map(({ name }, index) => `${index + 1}. ${name}`);
    const dialog = page.getByRole("dialog");
    await walk(page, "Correct a line-up of 11", {
      "Open menu": openMenu(page),
      "Match Desk": inMenu(page, /^Match Desk/),
      'Type a part of a team\'s name into "Search teams, series or id"': async () =>
        page.getByLabel("Search teams, series or id").fill("desk-steps"),
      "Open the match": async () => page.getByRole("main").getByRole("link").first().click(),
      "Paste the line-up": async () => button(page, "Paste the line-up").click(),
      'Paste the 11 names into "Names"': async () => dialog.getByLabel("Names").fill(eleven.join("\n")),
      "Mark 11 players": async () => dialog.getByRole("button", { name: "Mark 11 players" }).click(),
      "Review changes": async () => page.getByRole("button", { name: /^Review changes/ }).click(),
      Apply: async () => {
        await dialog.getByRole("button", { name: "Apply" }).click();
        await expectWords(page, "2 values set!");
      },
    });
  });
});

test.describe("a prime admin", () => {
  test.use({ account: "primeAdmin" });

  test("withdraws a wrong post in five steps", async ({ page }) => {
    const dialog = page.getByRole("dialog");
    await walk(page, "Withdraw a wrong post", {
      "Open menu": openMenu(page),
      "Prime Desk": inMenu(page, /^Prime Desk/),
      "Withdraw the teams": async () => button(page, "Withdraw the teams").first().click(),
      'Type the reason into "Reason"': async () => dialog.getByLabel("Reason").fill("Wrong match"),
      "Withdraw the teams, in the question": async () => {
        await dialog.getByRole("button", { name: "Withdraw the teams" }).click();
        await expectWords(page, "The teams were withdrawn.");
      },
    });
  });
});
