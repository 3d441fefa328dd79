import { type Page, expect } from "@playwright/test";
import { button, choosePlayers, demoMatch, quickTeams } from "../support/player.ts";
import { missingInOrder, readTooLate, readingOrder } from "../support/reading-order.ts";
import { linkOnProfile, test } from "../support/sandbox.ts";

test.use({ serverName: "reading-order" });

const match = demoMatch("cricket", "lineups");

/** The parts are read in this order on a phone and on a wide screen, nothing is read after what is below it, no control is without a name. */
async function checkReading(page: Page, parts: readonly string[]): Promise<void> {
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect
      .poll(async () => missingInOrder(await readingOrder(page), parts), { message: `at ${width}` })
      .toEqual([]);
    const stops = await readingOrder(page);
    expect(
      stops.filter((stop) => /^(heading|link|button|checkbox|radio|combobox|textbox|tab|region)$/.test(stop)),
    ).toEqual([]);
    expect(stops.filter((stop) => stop === "main")).toHaveLength(1);
    expect(await readTooLate(page), `at ${width}`).toEqual([]);
  }
}

test("home, players, teams and transfer are read in the order in which they are seen", async ({
  page,
  own: { sandbox },
}) => {
  test.setTimeout(180_000);
  await page.goto("/");
  await expect(page.getByRole("region", { name: "Promotions" })).toBeVisible();
  await checkReading(page, [
    "link Skip to content",
    "heading Teamwright",
    "tab Cricket",
    "tab Kabaddi",
    "main",
    "article",
    "link Harriers VS Kestrels",
    "button What the badges mean",
    "region Promotions",
    "region Later",
    "article",
    "region Started and finished",
    "article",
  ]);

  await choosePlayers(page, match);
  await checkReading(page, [
    "link Skip to content",
    "heading Choose players",
    "button Back",
    "button teams possible",
    "tab All",
    "main",
    "button Select all announced",
    "combobox Sort by",
    "checkbox",
    "link About",
    "checkbox",
    "button Auto Create Teams",
    "button Continue",
  ]);

  await linkOnProfile(page, sandbox, "Dream11", "9000000701");
  await quickTeams(page, match, 12);
  await checkReading(page, [
    "link Skip to content",
    "button Back",
    "heading 12 teams",
    "button Filters",
    "main",
    "combobox Order",
    "button Select",
    "article Team 1",
    "button Team 1: show on the ground",
    "button Copy as text: team 1",
    "article Team 2",
    "link Analytics",
    "button Send to app",
  ]);

  await page.setViewportSize({ width: 390, height: 844 });
  await button(page, /^Send to app/).click();
  await page.getByRole("button", { name: "Transfer to Dream11" }).click();
  await expect(button(page, "Transfer 12 changes")).toBeVisible();
  await checkReading(page, [
    "link Skip to content",
    "button Back",
    "heading Transfer to Dream11",
    "main",
    "tab All selected",
    "tab New slots only",
    "tab Custom",
    "button Transfer 12 changes",
  ]);
});
