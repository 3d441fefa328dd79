import { postTwoTeams } from "../../support/expert-posts.ts";
import { importMatches, ownMatch } from "../../support/own-match.ts";
import { demoMatch } from "../../support/player.ts";
import { expect, test } from "../../support/product.ts";
import { staffCalls } from "../../support/staff-calls.ts";
import { checkBothWidths } from "../../support/screen-check.ts";

test.use({ account: "expert" });

const match = demoMatch("cricket", "lineups");

test("the names of chosen players are whole while captain and vice-captain are picked", async ({ page }) => {
  await page.goto(`/sharehuman/${match}`);
  const players = page.getByRole("list", { name: "Players", exact: true }).last();
  const rows = players.getByRole("listitem");
  await expect(rows.first()).toBeVisible();
  for (let index = 0; index < 6; index++) await rows.nth(index).getByRole("checkbox").check();
  await expect(page.getByRole("button", { name: /: captain$/ })).toHaveCount(6);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const cut = await rows.evaluateAll((items) =>
      items.slice(0, 6).flatMap((item) => {
        const name = item.querySelector("input")?.getAttribute("aria-label") ?? "";
        const shownName = [...item.querySelectorAll("span")].find((span) => span.textContent === name);
        const texts = [shownName, shownName?.nextElementSibling];
        return texts.some((text) => !text || text.scrollWidth > text.clientWidth) ? [name] : [];
      }),
    );
    expect(cut, `at ${width}`).toEqual([]);
  }
  await checkBothWidths(page, "hand builder");
});

test("a chip about an expert's record is explained where it stands", async ({ page, product }) => {
  const id = `record-chip-${Date.now()}`;
  await importMatches(product, {
    ...ownMatch(id, "in_progress"),
    status: "not_started",
    match_time: new Date(Date.now() + 3_600_000).toISOString(),
  });
  const { send } = await staffCalls(product, "expert");
  await postTwoTeams(product.url, id, send);
  await page.goto(`/expertpanel/${id}`);
  const card = page.getByRole("article").first();
  await card.getByRole("button", { name: /^What is Too few to say/ }).click();
  await expect(card.getByText(/Figures are shown from 5 matches on\./)).toBeVisible();
  await expect(page).toHaveURL(/\/expertpanel\//);
  await page.keyboard.press("Escape");
  // The chip itself is still part of the link that the card is.
  await card.getByText("Too few to say", { exact: true }).first().click({ force: true });
  await expect(page).toHaveURL(/\/showexpertteams\//);
});

test("what is chosen has one colour, the accent, in tabs and chips", async ({ page }) => {
  const colourOf = (name: string) =>
    page.evaluate((variable) => {
      const probe = document.body.appendChild(document.createElement("i"));
      probe.style.color = `var(${variable})`;
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    }, name);
  await page.goto("/");
  await expect(page.getByRole("tab", { name: "Cricket" })).toHaveCSS(
    "background-color",
    await colourOf("--accent"),
  );
  await page.goto(`/match/${match}`);
  await page.goto(`/sharehuman/${match}`);
  const chip = page.getByRole("button", { name: "Announced", exact: true });
  await chip.click();
  await expect(chip).toHaveCSS("background-color", await colourOf("--accent"));
});
