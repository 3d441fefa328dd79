import { importMatches, ownMatch } from "../../support/own-match.ts";
import { layersLeft } from "../../support/flow.ts";
import { expect, test } from "../../support/product.ts";
import { staffCalls } from "../../support/staff-calls.ts";
import { axeInBothSchemes, sidewaysScroll } from "../../support/screen-check.ts";
import { button, expectWords } from "./staff.ts";

test.use({ account: "admin" });
// The first test imports the match that the other tests correct.
test.describe.configure({ mode: "serial" });

const roles = ["WK", "BAT", "BAT", "BAT", "BAT", "AL", "AL", "BOWL", "BOWL", "BOWL", "BOWL", "BOWL"];

/** A match of two invented sides in the documented CSV; `credits` are those of the first player. */
const squads = (credits = "8"): string => {
  const heading =
    "match_id,sport,match_time,series,left_team,right_team,left_short,right_short,side,player_id,name,role,credits";
  const rows = (["left", "right"] as const).flatMap((side) =>
    roles.map((role, index) =>
      [
        "desk-journey,cricket,2031-01-01T14:00:00Z,Desk Series,Quay Herons,Fell Ravens,HER,RAV",
        side,
        `${side}-${index}`,
        `${side === "left" ? "Heron" : "Raven"} ${index}`,
        role,
        side === "left" && index === 0 ? credits : "8",
      ].join(","),
    ),
  );
  return [heading, ...rows].join("\n");
};
const file = (content: string) => ({
  name: "squads.csv",
  mimeType: "text/csv",
  buffer: Buffer.from(content),
});

test("files are previewed before anything is stored, and refused with every reason", async ({ page }) => {
  await page.goto("/matchdesk#import");
  await page.getByLabel("Files to import").setInputFiles(file(squads("eight")));
  await expectWords(page, "1 problem in these files");
  await expect(page.getByRole("alert")).toContainText("squads.csv · row 2");
  await expect(page.getByRole("button", { name: /^Import / })).toHaveCount(0);

  await button(page, "Other files").click();
  await page.getByLabel("Files to import").setInputFiles(file(squads()));
  await expectWords(page, "What would change");
  await expectWords(page, "1 new");
  await page.goto("/matchdesk");
  await expect(page.getByRole("row").first()).toBeAttached();
  await expect(page.getByRole("link", { name: "Quay Herons v Fell Ravens" })).toHaveCount(0);

  await page.getByRole("tab", { name: "Import" }).click();
  await page.getByLabel("Files to import").setInputFiles(file(squads()));
  await button(page, "Import 1 match").dblclick();
  await expectWords(page, "1 match imported!");

  await page.getByRole("tab", { name: "Feed Runs" }).click();
  const run = page.getByRole("row").filter({ hasText: "squads.csv" });
  await expect(run.first()).toContainText("1 new");

  await page.getByRole("tab", { name: "Import" }).click();
  await page.getByLabel("Files to import").setInputFiles(file(squads("9.5")));
  await expectWords(page, "1 changed");
  await expect(page.getByRole("listitem").filter({ hasText: "Heron 0" }).last()).toContainText(/8\s*9\.5/);
});

test("values set by hand win, are marked, and are lifted", async ({ page }) => {
  await page.goto("/matchdesk/desk-journey");
  const credits = page.getByLabel("Credits, Heron 0", { exact: true });
  await credits.fill("8.3");
  await expectWords(page, "Invalid value for credits!");
  await expect(page.getByRole("button", { name: /^Review changes/ })).toBeDisabled();
  await credits.fill("10");
  await page.getByLabel("Role, Heron 0", { exact: true }).selectOption("BAT");
  await page.getByLabel("Status").selectOption("Match inprogress");
  await page.getByRole("button", { name: "Review changes (3)" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("listitem")).toHaveCount(3);
  await expect(dialog).toContainText(/Heron 0 Credits\s*8\s*10/);
  await dialog.getByRole("button", { name: "Apply" }).click();
  await expectWords(page, "3 values set!");

  const mark = page.getByRole("button", { name: "Lift Credits, Heron 0. Feed: 8" });
  await expect(mark).toBeVisible();
  await mark.click();
  await expectWords(page, "Lifted!");
  await expect(credits).toHaveValue("8");
  await button(page, "Undo").click();
  await expect(credits).toHaveValue("10");

  await mark.click();
  await expect(credits).toHaveValue("8");
  await page.route("**/overrides", (route) => route.abort());
  await button(page, "Undo").last().click();
  await expectWords(page, "Something went wrong!");
  await page.unroute("**/overrides");
  await expect(credits).toHaveValue("8");
  await credits.fill("10");
  await page.getByRole("button", { name: "Review changes (1)" }).click();
  await dialog.getByRole("button", { name: "Apply" }).click();
  await expect(mark).toBeVisible();

  await button(page, "Lift all 3").click();
  await dialog.getByRole("button", { name: "Lift all 3" }).click();
  await expect(button(page, "Lift all 3")).toHaveCount(0);
  await expect(credits).toHaveValue("8");
  await expect(page.getByLabel("Status")).toHaveValue("not_started");
});

test("values that were set are saved while the match is read again, and what is typed meanwhile stays", async ({
  page,
}) => {
  await page.goto("/matchdesk/desk-journey");
  await page.getByText("Teams and pictures").click();
  await page.getByRole("textbox", { name: "Venue" }).fill("Pier Ground");
  await button(page, "Review changes (1)").click();
  const replies = Promise.withResolvers<void>();
  await page.route("**/api/admin/matches/desk-journey", async (route) => {
    await replies.promise;
    await route.continue();
  });
  await page.getByRole("dialog").getByRole("button", { name: "Apply" }).click();
  await expectWords(page, "1 value set!");
  await expect(button(page, "Discard")).toHaveCount(0);
  const credits = page.getByLabel("Credits, Heron 1", { exact: true });
  await credits.fill("9");
  replies.resolve();
  await expect(page.getByRole("button", { name: /^Lift Venue/ })).toBeVisible();
  await expect(credits).toHaveValue("9");
  await button(page, "Discard").click();
  await page.getByRole("button", { name: /^Lift Venue/ }).click();
  await expectWords(page, "Lifted!");
  await button(page, "Back").click();
  await expect(page).toHaveURL(/\/matchdesk$/);
});

test("a value that another admin changed during the review is not overwritten", async ({ page, product }) => {
  await page.goto("/matchdesk/desk-journey");
  const credits = page.getByLabel("Credits, Heron 1", { exact: true });
  await credits.fill("10");
  await button(page, "Review changes (1)").click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(/Heron 1 Credits\s*8\s*10/);
  const colleague = await staffCalls(product, "admin");
  const changes = [{ player_index: 1, field: "credits", value: 9 }];
  await colleague.send("PUT", "/api/admin/matches/desk-journey/overrides", { changes });
  await dialog.getByRole("button", { name: "Apply" }).click();
  await expectWords(
    page,
    "Heron 1: somebody else set credits to 9 meanwhile. Nothing was changed, look at it again!",
  );
  await expect(dialog).toHaveCount(0);
  await expect(credits).toHaveValue("10");
  await button(page, "Review changes (1)").click();
  await expect(dialog).toContainText(/Heron 1 Credits\s*9\s*10/);
  await dialog.getByRole("button", { name: "Apply" }).click();
  await expectWords(page, "1 value set!");
  await button(page, "Lift all 1").click();
  await dialog.getByRole("button", { name: "Lift all 1" }).click();
  await expect(credits).toHaveValue("8");
});

test("both elevens set by hand bring the line-ups out", async ({ page }) => {
  await page.goto("/matchdesk/desk-journey");
  for (const [team, name] of [
    ["Quay Herons", "Heron"],
    ["Fell Ravens", "Raven"],
  ] as const) {
    await page.getByRole("tab", { name: new RegExp(team) }).click();
    for (let index = 0; index < 11; index++)
      await page.getByRole("switch", { name: `Playing, ${name} ${index}`, exact: true }).click();
    await expectWords(page, "11 of 11 playing");
  }
  await page.getByRole("button", { name: "Review changes (22)" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Apply" }).click();
  await expectWords(page, "22 values set!");
  await expectWords(page, "Lineups out");

  await page.getByLabel("Search players").fill("raven 11");
  await page.getByRole("switch", { name: "Playing, Raven 11", exact: true }).click();
  await page.getByRole("button", { name: "Review changes (1)" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Apply" }).click();
  await expectWords(page, "1 value set!");
  await layersLeft(page);
  await page.goto("/auditlog");
  await expect(page.getByRole("row").filter({ hasText: "Set match values by hand" }).first()).toContainText(
    "Raven 11",
  );
});

test("another rule-set counts the points again; what is uncertain is shown; the change is audited", async ({
  page,
  product,
}) => {
  const id = `rule-set-${Date.now()}`;
  const counts = { starter: true, parts: [{ announced: 1, runs: 10, fours: 2 }] };
  const match = ownMatch(id, "finished", ({ playing, side }) =>
    playing
      ? {
          points: 16,
          points_by_rule: [
            { rule: "announced", times: 1, points: 4 },
            { rule: "run", times: 10, points: 10 },
            { rule: "four", times: 2, points: 2 },
          ],
          performance: counts,
          points_marks: side === "left" ? ["run-out-without-fielder"] : [],
        }
      : {},
  );
  const warnings = [{ code: "run-out-without-fielder", subject: "Bala Chandra" }];
  await importMatches(product, { ...match, scoring: { rule_set: "dream11-t20-2021", warnings } });

  await page.goto(`/matchdesk/${id}`);
  const scoring = page.getByRole("region", { name: "Scoring" });
  await expect(scoring).toContainText("dream11-t20-2021");
  await expect(scoring).toContainText("last-day");
  await expect(scoring).toContainText("1 run-out without a named fielder");
  await expect(page.getByText("Points may differ")).toHaveCount(11);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await axeInBothSchemes(page, `scoring at ${width}`)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
  }

  const points = page.getByLabel("Points, Arjun Bakshi", { exact: true });
  const select = scoring.getByLabel("Rule-set");
  await expect(points).toHaveValue("16");
  await select.selectOption("dream11-t20-2025-04");
  await expectWords(page, "Rule-set selected: 22 totals changed!");
  await expect(points).toHaveValue("22");
  await expect(scoring).toContainText("By hand");
  await expect(scoring).toContainText("wicket-30-date");
  await select.selectOption({ label: "By date and format" });
  await expect(points).toHaveValue("16");
  await expect(scoring).not.toContainText("By hand");
  await page.goto("/auditlog");
  const line = page.getByRole("row").filter({ hasText: "Selected a scoring rule-set" }).first();
  await expect(line).toContainText("dream11-t20-2021");
});
