import { type Page, expect } from "@playwright/test";
import { layerEntered, layersLeft } from "../../support/flow.ts";
import { button, demoMatch, expectWords } from "../../support/player.ts";
import { finishLinking, test } from "../../support/sandbox.ts";
import { axeFindings, axeInBothSchemes, sidewaysScroll, takePicture } from "../../support/screen-check.ts";

test.use({ serverName: "mapper" });

/** The demo's match that no fantasy app is mapped to. */
const match = demoMatch("cricket", "evening");

/** Axe, and nothing beside the window. */
async function checked(page: Page, name: string): Promise<void> {
  await takePicture(page, name, true);
  expect(await axeInBothSchemes(page, name)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
}

const teams = (page: Page) => page.getByRole("article", { name: /^Team \d+$/ });

/** "7-4" on the card of each team. */
const splits = async (page: Page): Promise<string[]> =>
  (await teams(page).allTextContents()).map((text) => /(\d+-\d+)\d/.exec(text)?.[1] ?? text);

test.describe.configure({ mode: "serial" });

test("a prime admin maps a match, and customers get its teams with their links", async ({
  page,
  browser,
  baseURL,
  own: { sandbox, sessionOf },
}) => {
  test.setTimeout(180_000);
  // Not mapped: nothing to choose, and mapping is not for customers.
  await page.goto(`/mapperarena/${match}`);
  await expect(page.getByText("This match is not mapped to Dream11 yet")).toBeVisible();
  for (const path of ["dream11mapper", "automaticmapper"]) {
    await page.goto(`/${path}/${match}`);
    await expect(page).toHaveURL(/\/$/);
  }

  const context = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    storageState: await sessionOf("primeAdmin"),
    viewport: { width: 390, height: 844 },
  });
  const staff = await context.newPage();
  await staff.goto(`/match/${match}`);
  await staff.getByRole("link", { name: "Map", exact: true }).click();
  await staff.getByRole("link", { name: /Map to Dream11 with its match list/ }).click();
  const likely = staff.getByRole("button", { name: /likely/ });
  await expect(likely).toHaveCount(1);
  await checked(staff, "match-mapper");
  // Our match has the short names of the sides, the app the long ones.
  const [left = "", right = ""] = ((await likely.textContent()) ?? "").replace(/likely.*/, "").split(" v ");
  await likely.click();
  await expect(staff.getByRole("dialog", { name: `Map this match to ${left} v ${right}?` })).toBeVisible();
  await button(staff, "Map").click();
  await expectWords(staff, "Match mapped successfully!");
  await expect(staff.getByText(/^\d+ players are paired\./)).toBeVisible();
  await staff.getByRole("button", { name: /Mapped To This Match/ }).click();
  await expectWords(staff, "match already mapped!");
  await button(staff, "Take the mapping to Dream11 back").click();
  await staff.getByRole("dialog").getByRole("button", { name: "Take the mapping to Dream11 back" }).click();
  await expectWords(staff, "The mapping was taken back.");
  await expect(staff.getByRole("button", { name: /Mapped To This Match/ })).toHaveCount(0);
  await likely.click();
  await button(staff, "Map").click();
  await expect(staff.getByRole("button", { name: /Mapped To This Match/ })).toHaveCount(1);
  await checked(staff, "match-mapper-done");
  await context.close();

  // From the hub to the teams.
  await page.goto(`/decision/${match}`);
  await page.getByRole("link", { name: /^Fantasy app teams/ }).click();
  await expect(page.getByText(/players are known in Dream11/)).toBeVisible();
  await checked(page, "mapper-arena");
  await page.getByRole("link", { name: /^Choose the type of teams/ }).click();
  await expect(page.getByRole("radio", { name: "Equal" })).toBeChecked();
  const number = page.getByRole("textbox", { name: "Enter Number of Teams" });
  await expect(number).toHaveValue("20");
  await page
    .getByRole("radio", { name: /^More players of/ })
    .first()
    .check();
  for (const wrong of ["0", "21", "2.5", ""]) {
    await number.fill(wrong);
    await button(page, "Generate Teams").click();
    await expectWords(page, "Please enter valid number of teams!");
  }
  await checked(page, "mapper-generation");
  await number.fill("5");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/displaymapperteams/${match}$`));
  await expect(teams(page)).toHaveCount(5);
  for (const split of await splits(page)) expect(["7-4", "6-5"]).toContain(split);
  await checked(page, "mapper-teams");

  // A link of one team, kept over a reload; the app's page shows the match.
  const request = page.waitForRequest((request) => request.url().endsWith("/api/classic/dream11/addteam"));
  await page.getByRole("button", { name: "Copy To Dream11: team 1" }).click();
  expect(((await request).postDataJSON() as { generateLinkFlag: string }).generateLinkFlag).toBe("general");
  await page.getByRole("button", { name: "Transfer To Dream11: team 1" }).waitFor();
  await page.reload();
  await page.getByRole("button", { name: "Transfer To Dream11: team 1" }).click();
  const appPopup = page.waitForEvent("popup");
  await page.getByRole("dialog").getByRole("link", { name: "Transfer to D11" }).click();
  const popup = await appPopup;
  expect(popup.url()).toContain(sandbox.url);
  await expect(popup.getByText(left).first()).toBeVisible();
  await popup.close();
  await layersLeft(page);

  await button(page, "Select").click();
  await button(page, "Transfer").click();
  await expectWords(page, "Select Atleast One Team!");
  await button(page, "Select All").click();
  await button(page, "Transfer").click();
  const dialog = page.getByRole("dialog", { name: "Select Fantasy App To Transfer" });
  await expect(dialog).toContainText("5 teams selected");
  await expect(dialog.getByRole("button", { name: "Login to Dream11" })).toBeVisible();
});

test("advanced filters: each kind, none, and one that no team meets", async ({ page }) => {
  await page.goto(`/mapperarena/${match}`);
  await page.getByRole("link", { name: /^Advanced filters/ }).click();
  await button(page, "Generate Teams").click();
  await expectWords(page, "Add atleast one filter!");

  const pick = async (filter: string, index: number): Promise<string> => {
    await page.getByRole("button", { name: `Choose: ${filter}` }).click();
    const dialog = page.getByRole("dialog", { name: filter });
    const box = dialog.getByRole("checkbox").nth(index);
    const name = (await box.getAttribute("aria-label")) ?? "";
    await box.press("Space");
    await button(page, "Add").click();
    await expect(page.getByRole("button", { name: `Remove ${name}: ${filter}` })).toBeVisible();
    await layersLeft(page);
    return name;
  };
  const fixedPlayers = await pick("Fixed players", 0);
  const droppedPlayers = await pick("Dropped players", 0);
  expect(droppedPlayers).not.toBe(fixedPlayers);
  const captain = await pick("Captains", 1);
  await page.getByRole("checkbox", { name: "6-5", exact: true }).check();
  await page.getByRole("checkbox", { name: "1-4-2-4", exact: true }).check();
  const showAll = page.getByRole("button", { name: /^Show all/ }).last();
  const combinations = page.getByRole("group", { name: "Team combination" }).getByRole("checkbox");
  const shownCount = await combinations.count();
  await showAll.press("Enter");
  await expect(combinations.nth(shownCount)).toBeFocused();
  await page.getByLabel("From").fill("99");
  await page.getByLabel("To").fill("90");
  await button(page, "Generate Teams").click();
  await expectWords(page, "Enter Valid Credit Range");
  await page.getByLabel("From").fill("");
  await page.getByLabel("To").fill("");
  await checked(page, "mapper-filters");
  await button(page, "Generate Teams").click();
  // The wall renders the cards in sight.
  await expectWords(page, "20 teams");
  await expect(teams(page).first()).toBeVisible();
  const lastNames = (name: string) => name.split(" ").at(-1)?.slice(0, 5) ?? "";
  for (const text of await teams(page).allTextContents()) {
    expect(text).toContain("6-5");
    expect(text).toContain("1-4-2-4");
    expect(text).toContain(lastNames(fixedPlayers));
    expect(text).toContain(lastNames(captain));
  }

  // The filters are kept; a reload loses nothing.
  await page.getByRole("link", { name: "Change the filter" }).click();
  await page.reload();
  await expect(page.getByRole("button", { name: `Remove ${captain}: Captains` })).toBeVisible();
  await page.getByLabel("From").fill("1");
  await page.getByLabel("To").fill("2");
  await button(page, "Generate Teams").click();
  await expect(
    page.getByText("No team meets this filter. Allow more players, credits or combinations."),
  ).toBeVisible();
  await takePicture(page, "mapper-none", true);
  await page.getByRole("link", { name: "Change the filter" }).click();
  await button(page, "Reset").click();
  await expect(page.getByLabel("From")).toHaveValue("");
  await button(page, "Generate Teams").click();
  await expectWords(page, "Add atleast one filter!");

  // Another reply than the teams is one sentence and a way on.
  await page.route("**/api/dream11/teams/**", (route) => route.fulfill({ status: 503, body: "" }));
  await page.goto(`/displaymapperteams/${match}`);
  await expectWords(page, "Something went wrong!");
  await page.unroute("**/api/dream11/teams/**");
  await button(page, "Try again").click();
  await expectWords(page, "20 teams");
});

test.describe("the mapper of a linked app", () => {
  test.use({ storageState: async ({ own }, give) => give(await own.sessionOf("primeAdmin")) });

  test("asks for a link and a match, pairs by name, leaves doubts to the person, saves for all", async ({
    page,
    own: { sandbox },
  }) => {
    test.setTimeout(180_000);
    const mobile = "9000000701";
    await page.goto(`/automaticmapper/${match}`);
    await expect(page.getByRole("radio", { name: "My11Circle" })).toBeChecked();
    await checked(page, "automatic-app");
    await button(page, "Continue").press("Enter");
    await expect(page).toHaveURL(/\/profile$/);
    await expectWords(page, "Please link My11Circle and try again!");
    await finishLinking(page, sandbox, "My11Circle", mobile);

    await page.goto(`/automaticmapper/${match}`);
    await button(page, "Continue").press("Enter");
    await expect(page.getByRole("button", { name: /likely/ })).toHaveCount(1);
    await button(page, "Continue").press("Enter");
    await expectWords(page, "Please select match Id!");
    await checked(page, "automatic-match");
    await page.getByRole("button", { name: /likely/ }).press("Enter");

    // A failed player list is a toast, and the choice stays.
    await sandbox.fault({ kind: "error_500", app: "my11circle", operation: "list_players", times: 3 });
    await button(page, "Continue").press("Enter");
    await expectWords(page, "The app did not answer. Its teams are checked before anything is sent again.");
    await expect(page.getByRole("button", { name: /likely/, pressed: true })).toBeVisible();
    await sandbox.faultsOff();
    await button(page, "Continue").press("Enter");

    const pending = page.getByRole("region", { name: "Pending Player Mapping" });
    const pairedPlayers = page.getByRole("region", { name: "Paired players" });
    await expect(pairedPlayers.getByRole("listitem").first()).toBeVisible();

    // Back, the browser's and the page's, leads through the steps.
    await layerEntered(page);
    await page.goBack();
    await expect(page.getByRole("button", { name: /likely/ })).toBeVisible();
    await layerEntered(page);
    await page.getByRole("banner").getByRole("button", { name: "Back" }).click();
    await expect(page.getByRole("radio", { name: "My11Circle" })).toBeChecked();
    await layersLeft(page);
    await button(page, "Continue").press("Enter");
    await page.getByRole("button", { name: /likely/ }).press("Enter");
    await button(page, "Continue").press("Enter");
    await expect(pairedPlayers.getByRole("listitem").first()).toBeVisible();
    const count = await pairedPlayers.getByRole("listitem").count();
    expect(count).toBeGreaterThan(15);
    await checked(page, "automatic-players");

    // Another player's pair is refused; without a pair a player is left out, and stays so after a reload.
    const [first, second] = [
      pairedPlayers.getByRole("combobox").nth(0),
      pairedPlayers.getByRole("combobox").nth(1),
    ];
    const takenName = await second.inputValue();
    await first.selectOption(takenName);
    await expectWords(page, "This player mapping already added!");
    const before = await first.inputValue();
    expect(before).not.toBe(takenName);
    await first.selectOption({ label: "Not in My11Circle" });
    await page.reload();
    await button(page, "Continue").press("Enter");
    await page.getByRole("button", { name: /likely/ }).press("Enter");
    await button(page, "Continue").press("Enter");
    await expect(pairedPlayers.getByRole("listitem")).toHaveCount(count - 1);
    await pending.getByRole("combobox").first().selectOption(before);
    await button(page, "Save").press("Enter");
    await expect(page.getByText(/players of this match are mapped to My11Circle\./).first()).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await takePicture(page, "automatic-saved", true);

    // The app ends the session: the link is deleted here, and the profile says why.
    await sandbox.fault({
      kind: "session_expired",
      app: "my11circle",
      operation: "list_matches",
      times: 1,
    });
    await page.reload();
    await button(page, "Continue").press("Enter");
    await expect(page).toHaveURL(/\/profile$/);
    await expectWords(page, "Please link My11Circle and try again!");
    expect(await page.evaluate(() => localStorage.getItem("fantasy_stuff_3"))).toBeNull();
  });
});
