import { exportedTeams, openExport } from "../support/flow.ts";
import { button, choosePlayers, demoMatch, fromMenu, heading, quickTeams } from "../support/player.ts";
import { openScreen } from "../support/player-screens.ts";
import { expect, test } from "../support/product.ts";
import { axeInBothSchemes } from "../support/screen-check.ts";

const match = demoMatch("cricket", "lineups");

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test("axe finds nothing on the second steps and in the sheets of the way, light and dark", async ({
  page,
}) => {
  test.setTimeout(240_000);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const findings: string[] = [];
  const check = async (name: string) => {
    findings.push(...(await axeInBothSchemes(page, name)));
  };
  await quickTeams(page, match, 12);
  expect(await exportedTeams(page)).toHaveLength(12);
  await openExport(page);
  await check("export sheet");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Share link/ })
    .click();
  await expect(page.getByText("Link copied!", { exact: true })).toBeVisible();
  await page.goto(await page.evaluate(async () => navigator.clipboard.readText()));
  await expect(button(page, "Generate Teams")).toBeVisible();
  await check("/shared");
  await page.goto("/shared#1.nothing");
  await expect(page.getByText("This link cannot be read", { exact: true })).toBeVisible();
  await check("/shared, unreadable");

  await choosePlayers(page, match);
  await fromMenu(page, "Line-up and marks");
  await expect(page.getByRole("dialog")).toBeVisible();
  await check("marks sheet");
  await page.getByRole("dialog").getByRole("button", { name: /^Drop/ }).click();
  await expect(button(page, "Add")).toBeVisible();
  await check("picker");
  await openScreen(page, `/match/${match}`);
  await button(page, "Auto Create Teams").click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await check("impact prompt");
  await button(page, "Yes").click();
  await expect(button(page, "Add")).toBeVisible();
  await check("impact picker");

  await openScreen(page, "/section");
  await button(page, "Quick teams").click();
  await expect(heading(page, "Quick teams")).toBeAttached();
  await check("quick teams");
  await openScreen(page, "/smart");
  for (const choice of ["Batting", "Equal", "No"])
    await page.getByRole("radio", { name: choice, exact: true }).first().press("Space");
  await button(page, "Continue").click();
  await expect(button(page, "Generate Teams")).toBeVisible();
  await check("smart, the number of teams");
  expect(findings).toEqual([]);
});

test.describe("while the engine is at work", () => {
  test("axe finds nothing on /auto before its teams are there", async ({ page }) => {
    await choosePlayers(page, match);
    await page.route(/engine\.worker/, () => undefined);
    await button(page, "Auto Create Teams").click();
    await page.getByRole("dialog").getByRole("button", { name: "No", exact: true }).click();
    await expect(
      page.getByRole("status").filter({ hasText: "Making teams for three leagues" }),
    ).toBeVisible();
    expect(await axeInBothSchemes(page, "as it stands")).toEqual([]);
  });
});

test.describe("as a prime admin", () => {
  test.use({ account: "primeAdmin" });

  test("axe finds nothing on the percentage frequency", async ({ page }) => {
    await choosePlayers(page, match);
    await page.goto("/percentagefrequency");
    await expect(heading(page, "Percentage Frequency")).toBeAttached();
    expect(await axeInBothSchemes(page, "as it stands")).toEqual([]);
  });
});
