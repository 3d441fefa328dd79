import { decodeTeams, encodeTeams } from "@teamwright/engine";
import { expect, test } from "../../support/product.ts";
import { postTwoTeams } from "../../support/expert-posts.ts";
import { layersLeft } from "../../support/flow.ts";
import { importMatches } from "../../support/own-match.ts";
import { button, demoMatch, heading, expectWords } from "../../support/player.ts";
import { matchInDays } from "../../support/predictions.ts";
import { axeInBothSchemes, sidewaysScroll, takePicture } from "../../support/screen-check.ts";
import { staffCalls } from "../../support/staff-calls.ts";
import type { Page } from "@playwright/test";

const match = demoMatch("kabaddi", "ahead");
const wide = { width: 1280, height: 800 };

/** The screen is sound on a phone and on a wide screen. */
async function checked(page: Page, label: string): Promise<void> {
  const findings: string[] = [];
  for (const size of [wide, { width: 390, height: 844 }]) {
    await page.setViewportSize(size);
    expect(await sidewaysScroll(page), `${label} at ${size.width}`).toBe(0);
    findings.push(...(await axeInBothSchemes(page, `${label} at ${size.width}`)));
  }
  expect(findings).toEqual([]);
}

test.describe("an expert", () => {
  test.use({ account: "expert" });

  test("builds a team by hand under live rules, posts it, and withdraws it", async ({ page }) => {
    await page.goto(`/match/${match}`);
    await page.getByRole("link", { name: "Expert Choice" }).click();
    await expect(heading(page, "Expert Choice")).toBeAttached();
    await checked(page, "Expert Choice");
    await page.getByRole("link", { name: /Build teams by hand/ }).click();
    await expect(heading(page, "Build a team")).toBeAttached();
    await page.goto(`/createpanel/${match}`);
    await page.getByRole("link", { name: "Add Team", exact: true }).click();
    await expect(heading(page, "Build a team")).toBeAttached();
    await button(page, "Add Team").press("Enter");
    await expectWords(page, "Team should have exactly 7 players!");
    await button(page, /^Continue/).press("Enter");
    await expectWords(page, "Select Atleast One Teams!");

    // By role: defenders, all-rounders, raiders; with the keyboard alone, from the first tab on.
    await page.getByRole("tab", { selected: true }).focus();
    for (const [role, count] of [
      ["DEF", 3],
      ["ALL", 2],
      ["RAI", 2],
    ] as const) {
      const tab = page.getByRole("tab", { name: new RegExp(`^${role}`) });
      await page.getByRole("tab", { selected: true }).focus();
      for (let step = 0; step < 4 && (await tab.getAttribute("aria-selected")) !== "true"; step++)
        await page.keyboard.press("ArrowRight");
      await expect(tab).toHaveAttribute("aria-selected", "true");
      const rows = page.getByRole("list", { name: "Players" }).getByRole("checkbox");
      const names = await rows.evaluateAll((all) => all.map((row) => row.getAttribute("aria-label")));
      const listedPlayers = page.getByRole("list", { name: "Players" }).getByRole("listitem");
      const lefts = await listedPlayers.evaluateAll((all) =>
        all.map((row) => row.querySelector('[class*="left"]') !== null),
      );
      // Sides in turn, so that each has three or more.
      const sides = [true, false].map((left) => names.filter((_, index) => lefts[index] === left));
      for (let takenCount = 0; takenCount < count; takenCount++) {
        const from = sides[(takenCount + (role === "ALL" ? 1 : 0)) % 2]!;
        const row = page.getByRole("checkbox", { name: from.shift()!, exact: true });
        await row.focus();
        await page.keyboard.press("Space");
        await expect(row).toBeChecked();
      }
    }
    await page.getByRole("tab", { name: /^All/ }).press("Enter");
    await button(page, "Add Team").press("Enter");
    await expectWords(page, "Select captain and vice-captain properly!");
    const vice = page.getByRole("button", { name: /: vice-captain$/ });
    await vice.first().press("Enter");
    await expectWords(page, "Select captain first!");
    await page
      .getByRole("button", { name: /: captain$/ })
      .first()
      .press("Enter");
    await vice.first().press("Enter");
    await expectWords(page, "Cannot Select one player for both C and VC");
    await vice.nth(1).press("Enter");
    const [extra] = await page
      .getByRole("checkbox", { checked: false })
      .evaluateAll((all) => all.map((row) => row.getAttribute("aria-label")));
    await page.getByRole("checkbox", { name: extra!, exact: true }).click();
    await expectWords(page, "Already Selected 7 players!");
    await checked(page, "Build a team");
    await button(page, "Add Team").click();
    await expectWords(page, "Team 1 added");

    await layersLeft(page);
    await page.reload();
    await expect(page.getByText("Teams built: 1")).toBeVisible();
    await button(page, "Continue (1)").click();
    await expect(heading(page, "Post Teams")).toBeAttached();
    await checked(page, "Post Teams");
    await button(page, "Post Teams").click();
    await expectWords(page, "Select Fantasy App!");
    await page.getByRole("radio", { name: "My11Circle" }).check();
    await button(page, "Post Teams").click();
    await expectWords(page, "Select Toss Data of players!");
    await page.getByRole("radio", { name: "Predicted11" }).check();
    await button(page, "Post Teams").click();
    await expectWords(page, "Select Teams Used in Contest!");
    await page.getByRole("radio", { name: "MiniGL" }).check();
    await button(page, "Post Teams").dblclick();
    await expectWords(page, "Teams Posted Successfully!");
    await expect(page.getByRole("article")).toHaveCount(1);
    await checked(page, "Expert teams");

    await page.goto(`/superdecision/${match}`);
    await page.getByRole("link", { name: /^Edit 1 team/ }).press("Enter");
    await page.getByRole("link", { name: "Change the teams" }).press("Enter");
    await expect(page.getByText("Teams built: 1")).toBeVisible();
    await button(page, "Continue (1)").press("Enter");
    await expect(heading(page, "Edit post")).toBeAttached();
    await page.getByRole("radio", { name: "SL", exact: true }).check();
    await button(page, "Save changes").press("Enter");
    await expectWords(page, "Teams used in contest: MiniGL → SL");

    await page.goto(`/superdecision/${match}`);
    await page.getByRole("button", { name: /^Withdraw 1 team/ }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Withdraw", exact: true }).click();
    await expectWords(page, "Post withdrawn. It still counts in your record.");
    // The dialog leaves the history as it closes; a new address meanwhile would be given up.
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.goto(`/expertpanel/${match}`);
    await expectWords(page, "No expert has posted teams for this match");
  });

  test("posts a video, which needs a link of the web and a language", async ({ page }) => {
    await page.goto(`/storeexpertvideo/${match}`);
    await button(page, "Post Video").click();
    await expectWords(page, "link and video language fields are required!");
    await page.getByLabel("Video link").fill("http://plain.example/x");
    await page.getByRole("radio", { name: "Telugu" }).check();
    await button(page, "Post Video").click();
    await expectWords(page, "The link must be the https:// address of a public web page");
    await page.getByLabel("Video link").fill("https://videos.example/watch?v=1");
    await checked(page, "Post a video");
    await button(page, "Post Video").click();
    await expectWords(page, "Video Posted Successfully!");
    await expect(heading(page, "Expert Videos")).toBeAttached();
    const watch = page.getByRole("link", { name: /^Watch Now/ });
    await expect(watch).toHaveAttribute("href", "https://videos.example/watch?v=1");
    await expect(watch).toHaveAttribute("target", "_blank");
    // Whatever the link is tapped with, the site is named before it opens, and there is a way back.
    await page.context().route("https://videos.example/**", (route) => route.fulfill({ body: "a video" }));
    const leaving = page.getByRole("dialog", { name: "You are leaving Teamwright" });
    for (const tap of [
      () => watch.click(),
      () => watch.click({ button: "middle" }),
      () => watch.click({ modifiers: ["ControlOrMeta"] }),
    ]) {
      await tap();
      await expect(leaving.getByText("videos.example", { exact: true })).toBeVisible();
      await leaving.getByRole("button", { name: "Stay here" }).click();
      await expect(leaving).toHaveCount(0);
    }
    expect(page.context().pages()).toHaveLength(1);
    await watch.press("Enter");
    await checked(page, "Before another site");
    await takePicture(page, "leaving");
    const popup = page.waitForEvent("popup");
    await leaving.getByRole("link", { name: "Open the site" }).click();
    await expect(await popup).toHaveURL("https://videos.example/watch?v=1");
    await (await popup).close();
    await expect(leaving).toHaveCount(0);
    await expect(page.getByRole("main").getByText("Telugu", { exact: true })).toBeVisible();
    await checked(page, "Expert Videos");
    const side = page.getByRole("article").getByText("Falcons", { exact: true });
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await sidewaysScroll(page), `at ${width}`).toBeLessThanOrEqual(0);
      const cut = await side.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      expect(cut, `the side's name at ${width}`).toBeLessThanOrEqual(0);
    }
  });
});

test("an expert's software teams are read, stored as the reader's own, and a link without a post says so", async ({
  page,
  product,
}) => {
  const expert = await staffCalls(product, "expert");
  const other = demoMatch("cricket", "plain");
  // The reader's own quick teams are what the expert posts: real teams of the match.
  await page.goto(`/match/${other}`);
  await expect(page.getByRole("link", { name: "Expert Choice" })).toHaveCount(0);
  await page.goto("/superdecision/" + other);
  await expect(page).toHaveURL(`${product.url}/`);
  await page.goto(`/showexpertteams/00000000-0000-4000-8000-000000000000`);
  await expectWords(page, "Failed to fetch data!");

  const { id: post, teamData } = await postTwoTeams(product.url, other, expert.send);
  await page.goto(`/expertpanel/${other}`);
  await expect(page.getByText("Not started")).toBeVisible();
  await page.getByRole("link", { name: /2 teams/ }).click();
  await expect(page.getByRole("tab", { name: "Creation Data" })).toHaveAttribute("aria-selected", "true");
  // As every other time of the product, after the 24-hour clock.
  await expect(
    page
      .getByRole("tabpanel")
      .getByText(/^\d+ \w+ 20\d\d, \d\d:\d\d$/)
      .first(),
  ).toBeVisible();
  await expectWords(page, "MegaGL");
  await checked(page, "Creation Data");
  await page.getByRole("tab", { name: /^Expert Teams/ }).click();
  await expect(page.getByRole("article")).toHaveCount(teamData.length);
  await button(page, "Select").click();
  await button(page, "Make mine from these").click();
  await expectWords(page, "Select Atleast One Team!");
  await page.getByRole("checkbox").first().check();
  await checked(page, "Expert Teams");
  await button(page, "Make mine from these").click();
  await expect(page).toHaveURL(/\/display\/.*\/1\/9\/9$/);
  await expect(page.getByRole("article")).toHaveCount(1);
  await page.goto(`/decision/${other}`);
  await expect(heading(page, "Choose Here")).toBeAttached();
  await expect(page.getByRole("link", { name: /^Expert teams/ })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Expert videos/ })).toHaveCount(0);
  await checked(page, "Choose Here");
  await page.getByRole("link", { name: /^Expert teams/ }).click();
  await page.getByRole("link", { name: /2 teams/ }).click();
  await page.getByRole("link", { name: "Record" }).click();
  await expectWords(page, "Too few to say");
  await checked(page, "Record");

  const facts = { fantasyApp: "dream11", tossData: "Predicted11", teamUse: "MegaGL" };
  await expert.send("POST", `/api/expert/updateteams/${post}`, { ...facts, teamData: teamData.slice(1) });
  await page.goto(`/showexpertteams/${post}`);
  await expectWords(page, "1 team removed");
  await button(page, "Show the 2 teams before").click();
  await expect(page.getByRole("dialog").getByRole("article")).toHaveCount(2);
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("tab", { name: "Expert Teams 1" })).toBeVisible();
});

test("teams with a player who has left the match show him as out; with an unknown one they lead home, and say whom to ask", async ({
  page,
  product,
}) => {
  const id = "expert-left-player";
  const whole = matchInDays(id, 3);
  await importMatches(product, whole);
  const expert = await staffCalls(product, "expert");
  const { id: post } = await postTwoTeams(product.url, id, expert.send);
  const leaver = whole.left.players.find(({ role }) => role === "WK")!;
  const players = whole.left.players.filter(({ role }) => role !== "WK");
  const keeper = { ...leaver, id: "a-new-keeper", name: "New Keeper" };
  await importMatches(product, { ...whole, left: { ...whole.left, players: [keeper, ...players] } });
  const openTeams = async () => {
    await page.goto(`/showexpertteams/${post}`);
    await page.getByRole("tab", { name: /^Expert Teams/ }).click();
  };
  await openTeams();
  await expect(page.getByRole("article")).toHaveCount(2);
  const name = leaver.name.split(" ").at(-1)!.slice(0, 5);
  const struckName = page
    .getByRole("article")
    .first()
    .getByRole("link", { name: new RegExp(`${name}.* \\(out\\)$`) });
  await expect(struckName).toBeVisible();
  await takePicture(page, "expert-teams-player-left");
  await struckName.click();
  await expect(heading(page, leaver.name)).toBeAttached();
  await takePicture(page, "player-left");

  await page.route("**/api/expert/specific/getteams/*", async (route) => {
    const reply = await route.fetch();
    const body = (await reply.json()) as { teamData: string };
    const columns = decodeTeams(Buffer.from(body.teamData, "base64"));
    if (!columns.ok) throw new Error(columns.error);
    const { members, ...others } = columns.value;
    const first = 31 - Math.clz32(members[0]!);
    const changed = members.with(0, members[0]! & ~(1 << first)).with(2, members[2]! | (1 << (69 - 64)));
    const teamData = Buffer.from(encodeTeams({ ...others, members: changed })).toString("base64");
    await route.fulfill({ response: reply, json: { ...body, teamData } });
  });
  await openTeams();
  await expectWords(page, "A player of this match is unknown!, please contact the support number");
  await expect(page).toHaveURL(`${product.url}/`);
  await expert.send("POST", `/api/expert/withdrawteams/${post}`);
});
