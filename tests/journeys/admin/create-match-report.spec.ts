import type { Page } from "@playwright/test";
import { storeReports } from "../../support/match-reports-data.ts";
import { importMatches, ownMatch, ownPlayers } from "../../support/own-match.ts";
import { expect, test } from "../../support/product.ts";
import { axeInBothSchemes, sidewaysScroll } from "../../support/screen-check.ts";
import { add, addSection, choose, openSection, storeMatch, view } from "./report-form.ts";
import { button, publishReport, said } from "./staff.ts";

test.use({ account: "primeAdmin" });

/** Chooses a record by filtering the list for its name. */
async function pick(page: Page, label: string, name: string, added: string): Promise<void> {
  await view(page, "Filter");
  await page.getByLabel(label, { exact: true }).fill(name);
  await button(page, "Add Filter").click();
  await said(page, added);
  await page.getByRole("radio", { name: new RegExp(name) }).check();
  await add(page);
}

test("a report is written by hand: every section, every message, then it is read", async ({
  page,
  product,
}) => {
  test.slow();
  const id = `report-${Date.now()}`;
  const mark = String(Date.now());
  await importMatches(
    product,
    ownMatch(id, "in_progress", ({ playing }, index) => ({ points: playing ? (index % 13) * 5 : 0 })),
  );
  await storeMatch(page, id);
  await page.goto(`/previousmatch/${id}`);
  await page.getByRole("link", { name: "Report Data" }).click();
  await expect(page).toHaveURL(new RegExp(`/creatematchreport/${id}$`));
  await said(page, "Results Trophy");
  await said(page, "OTT");
  await said(page, "FAL");
  await said(page, "VS");
  await said(page, "No Data Is Added");
  await button(page, "Continue").click();
  await said(page, "please fill all fields data!");
  await expect(page.getByRole("combobox", { name: "Section", exact: true }).getByRole("option")).toHaveText([
    "Series Data",
    "Pitch Data",
    "Teams Data",
    "Dream Team Data",
    "Match Information",
    "Match Result Data",
    "Playing11 Data",
  ]);

  // Sections 5 and 6 need the teams.
  await openSection(page, "Match Information");
  await said(page, "Please selected team data to add this section!");
  await expect(page.getByRole("tab", { name: "Team One" })).toBeVisible();

  // 1: the series.
  await openSection(page, "Series Data");
  await add(page);
  await said(page, "Please select any series data!");
  await addSection(page);
  await said(page, "Please select the series!");
  await view(page, "Add Series Data");
  await page.route("**/api/series/create", (route) => route.abort());
  await page.getByRole("button", { name: "Add Series Data" }).click();
  await page.getByLabel("Series name").fill(`  Harbour Cup ${mark} `);
  await choose(page, "Country", "India");
  await choose(page, "Gender", "Men");
  await choose(page, "Type", "Domestic");
  await choose(page, "Format", "T20");
  await page.getByRole("button", { name: "Add Series Data" }).click();
  await said(page, "Error while adding series data!");
  await page.unroute("**/api/series/create");
  await page.getByRole("button", { name: "Add Series Data" }).click();
  await said(page, "Series Data added successfully!");
  await expect(page.getByLabel("Series name")).toHaveValue("");
  await view(page, "Filter");
  await button(page, "Add Filter").click();
  await said(page, "Please Enter Valid Series Name!");
  await choose(page, "Filter by", "Year");
  await button(page, "Add Filter").click();
  await said(page, "Please select any series data to add!");
  await expect(page.getByRole("combobox", { name: "Year", exact: true }).getByRole("option")).toHaveText([
    "",
    "2023",
    "2024",
    "2025",
    "2026",
    "2027",
    "2028",
    "2029",
    "2030",
  ]);
  await view(page, "List");
  await pick(page, "Series name", `Harbour Cup ${mark}`, "Series Filter Added!");
  await button(page, "Remove").click();
  await pick(page, "Series name", `Harbour Cup ${mark}`, "Series Filter Added!");
  await addSection(page);
  await said(page, "Series data added successfully!");
  await expect(page.getByRole("button", { name: "Remove Series Data" })).toBeVisible();

  // 2: the pitch.
  await openSection(page, "Pitch Data");
  await add(page);
  await said(page, "Please select any pitch data!");
  await addSection(page);
  await said(page, "Please select the pitch!");
  await view(page, "Filter");
  await choose(page, "Filter by", "City");
  await button(page, "Add Filter").click();
  await said(page, "Please select any pitch data to add!");
  await view(page, "Add Pitch Data");
  await page.getByLabel("Pitch name").fill(`Quay Oval ${mark}`);
  await choose(page, "Country", "India");
  await page.getByLabel("City").fill("Kochi");
  await page.route("**/api/pitch/create", (route) => route.abort());
  await page.getByRole("button", { name: "Add Pitch Data" }).click();
  await said(page, "Error while adding pitch data!");
  await page.unroute("**/api/pitch/create");
  await page.getByRole("button", { name: "Add Pitch Data" }).click();
  await said(page, "Pitch Data added successfully!");
  await pick(page, "Pitch name", `Quay Oval ${mark}`, "Pitch Filter Added!");
  await addSection(page);
  await said(page, "Pitch data added successfully!");

  // 3: the teams.
  await openSection(page, "Teams Data");
  await addSection(page);
  await said(page, "Please select the teams!");
  await view(page, "Team Two");
  await said(page, "please select team one first!");
  await add(page);
  await said(page, "Please select team one data!");
  await view(page, "Add Team Data");
  for (const [name, code] of [
    [`Quay Otters ${mark}`, "OTT"],
    [`Fell Falcons ${mark}`, "FAL"],
  ] as const) {
    await page.getByLabel("Team name").fill(name);
    await choose(page, "Country", "India");
    await page.getByLabel("Team code").fill(code);
    await choose(page, "Gender", "Men");
    if (code === "OTT") {
      await page.route("**/api/sportteam/create", (route) => route.abort());
      await page.getByRole("button", { name: "Add Team Data" }).click();
      await said(page, "Error while adding sport team data!");
      await page.unroute("**/api/sportteam/create");
    }
    await page.getByRole("button", { name: "Add Team Data" }).click();
    await said(page, "Sport team Data added successfully!");
    await expect(page.getByLabel("Team name")).toHaveValue("");
  }
  await view(page, "Filter");
  await button(page, "Add Filter").click();
  await said(page, "Please Enter Valid Team Name!");
  await choose(page, "Filter by", "Team code");
  await button(page, "Add Filter").click();
  await said(page, "Please Enter Valid Team Code!");
  await view(page, "List");
  await pick(page, "Team name", `Quay Otters ${mark}`, "Team Filter Added!");
  await view(page, "Team Two");
  await add(page);
  await said(page, "Please select team two data!");
  await pick(page, "Team name", `Quay Otters ${mark}`, "Team Filter Added!");
  await said(page, "Team one and two cannot be equal");
  await page.getByRole("button", { name: /^Remove filter/ }).click();
  await pick(page, "Team name", `Fell Falcons ${mark}`, "Team Filter Added!");
  await view(page, "Team One");
  await button(page, "Remove").click();
  await addSection(page);
  await said(page, "Please select team one data first!");
  await pick(page, "Team name", `Quay Otters ${mark}`, "Team Filter Added!");
  await addSection(page);
  await said(page, "Teams data added successfully!");

  // 4: the dream team.
  await openSection(page, "Dream Team Data");
  await addSection(page);
  await said(page, "please select dream team!");
  await add(page);
  await said(page, "Please selected Dream team!");
  const playing = ownPlayers.filter((player) => player.playing);
  const wanted = ["WK", "BAT", "BAT", "BAT", "AL", "AL", "AL", "BOWL", "BOWL", "BOWL", "BOWL"];
  const members: string[] = [];
  for (const role of wanted) {
    const cheapest = playing
      .filter((player) => player.role === role && !members.includes(player.name))
      .toSorted((one, other) => one.credits - other.credits)[0]!;
    members.push(cheapest.name);
    await page.getByRole("checkbox", { name: new RegExp(`^${cheapest.name} ·`) }).check();
  }
  await choose(page, "Captain", members[0]!);
  await choose(page, "Vice captain", members[1]!);
  await add(page);
  await expect(page.getByRole("table", { name: "Dream team" })).toContainText(`${members[0]} (C)`);
  await addSection(page);
  await said(page, "Dream team data added successfully!");

  // 5 and 6: match and result.
  await openSection(page, "Match Information");
  await addSection(page);
  await said(page, "please enter all field!");
  // Gender, type and format are those of the series until somebody chooses others, which the page questions.
  const chosen = (label: string) => page.getByRole("combobox", { name: label, exact: true });
  await expect(chosen("Gender")).toHaveValue("men");
  await expect(chosen("Type")).toHaveValue("domestic");
  await expect(chosen("Format")).toHaveValue("t20");
  await choose(page, "Toss won by", `Quay Otters ${mark}`);
  await choose(page, "Elected to", "Batting");
  await choose(page, "Format", "T10");
  await addSection(page);
  await said(page, "Match Result Data Added!");
  const contradiction = page.getByText("The series is T20, the match information says T10.");
  await expect(contradiction).toBeVisible();
  await openSection(page, "Match Result Data");
  await addSection(page);
  await said(page, "please enter all field!");
  await choose(page, "Winner", `Fell Falcons ${mark}`);
  const innings = [
    ["First innings score", "168"],
    ["First innings overs", "20"],
    ["First innings wickets", "6"],
    ["Second innings score", "169"],
    ["Second innings overs", "19.4"],
    ["Second innings wickets", "4"],
  ] as const;
  for (const [label, value] of innings) await page.getByLabel(label).fill(value);
  await addSection(page);
  await said(page, "First innings: a T10 innings has 10 overs at most!");
  await expect(page.getByRole("button", { name: "Remove Match Result Data" })).toHaveCount(0);
  await openSection(page, "Match Information");
  await choose(page, "Format", "T20");
  await addSection(page);
  await expect(contradiction).toHaveCount(0);
  await openSection(page, "Match Result Data");
  await choose(page, "Winner", `Fell Falcons ${mark}`);
  for (const [label, value] of innings) await page.getByLabel(label).fill(value);
  await addSection(page);

  // 7: the playing 11. A reload keeps what was added.
  await page.reload();
  await expect(page.getByRole("button", { name: /^Remove (Series|Pitch|Teams|Dream|Match)/ })).toHaveCount(6);
  await openSection(page, "Playing11 Data");
  const first = page.getByRole("checkbox").first();
  await first.uncheck();
  await addSection(page);
  await said(page, "please selected playing11 data!");
  await first.check();
  await addSection(page);
  await said(page, "playing11 data added successfully!");
  await expect(page.getByText(/^Not added yet/)).toHaveCount(0);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await axeInBothSchemes(page, `authoring at ${width}`)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
  }

  await page.route("**/api/matchreport/create", (route) => route.abort());
  await publishReport(page);
  await said(page, "Error while adding the data!");
  await page.unroute("**/api/matchreport/create");
  // The question says what would be missing; Cancel leads back to it.
  await openSection(page, "Match Information");
  await choose(page, "Elected to", "Bowling");
  const question = page.getByRole("dialog", { name: "Publish this report?" });
  await button(page, "Continue").click();
  await expect(question).toContainText("Not added yet: Match Information.");
  await expect(question).toContainText("Readers see it at once, and the statistics count it.");
  await question.getByText("Cancel", { exact: true }).click();
  await choose(page, "Elected to", "Batting");
  await addSection(page);
  await publishReport(page);
  await said(page, "Report data added successfully!");
  await page.waitForURL(`${product.url}/`);

  await page.goto("/matchreports?tab=list");
  const card = page.getByRole("article").filter({ hasText: `Harbour Cup ${mark}`.slice(0, 25) });
  await card.getByRole("link", { name: /See Match Report/ }).click();
  await expect(page.getByRole("region", { name: "Result" })).toContainText(
    `Fell Falcons ${mark} won by 6 wickets`,
  );
});

test("other teams after the result do not fit and are refused", async ({ page, product }) => {
  const id = `report-mismatch-${Date.now()}`;
  await importMatches(product, ownMatch(id, "in_progress"));
  const scene = await storeReports(product, 0);
  await storeMatch(page, id);
  await page.goto(`/creatematchreport/${id}`);
  const mark = scene.teamName.split(" ").at(-1)!;
  await page.evaluate(
    ([key, draft]) => {
      localStorage.setItem(key!, draft!);
    },
    [
      "report_draft",
      JSON.stringify({ version: 1, drafts: [{ id, changedAt: Date.now(), value: draftOf(mark) }] }),
    ],
  );
  await page.reload();
  const sections = page.getByRole("button", { name: /^Remove / });
  await expect(sections).toHaveCount(7);
  await button(page, "Continue").click();
  await said(page, "Teams data mismatch please check!");

  // The draft is the device's, not the tab's: another tab has it too, until it is started again.
  const other = await page.context().newPage();
  await other.goto(`/creatematchreport/${id}`);
  await expect(other.getByText(/^Your draft of .* is back\./)).toBeVisible();
  await expect(other.getByRole("button", { name: /^Remove / })).toHaveCount(7);
  await button(other, "Start again").click();
  await expect(other.getByText(/^Your draft of/)).toHaveCount(0);
  await other.close();
  await page.reload();
  await expect(page.getByText(/^Your draft of/)).toHaveCount(0);
});

/** A draft of all sections whose toss was won by a team that is not in it. */
function draftOf(mark: string): object {
  const _id = "5f0c2f46-8a2a-4c0e-9d1c-2f3a4b5c6d7e";
  const team = (sportTeamName: string, sportTeamCode: string) => ({
    _id,
    sportTeamName,
    sportTeamCode,
    sportTeamCountry: "ind",
    sportTeamGender: "men",
  });
  const sides = { leftTeamName: "OTT", rightTeamName: "FAL", leftTeamImage: "", rightTeamImage: "" };
  const player = {
    player_index: 0,
    player_fixed_id: "a",
    name: "A",
    image: "",
    role: 0,
    team_index: 0,
    credits: 9,
    points: 4,
    selected_by: 9,
  };
  return {
    1: {
      _id,
      seriesName: mark,
      seriesCountry: "ind",
      seriesType: "domestic",
      seriesYear: 2026,
      seriesMonth: "nov",
      seriesGender: "men",
      seriesFormat: "t20",
    },
    2: { _id, pitchName: mark, pitchCountry: "ind", pitchCity: "Kochi" },
    3: { one: team("Quay Otters", "OTT"), two: team("Fell Falcons", "FAL") },
    4: { captain: 0, vicecaptain: 1, team: [[0], [1], [], []] },
    5: {
      ...sides,
      matchGender: "men",
      matchType: "domestic",
      matchFormat: "t20",
      tossWon: "XXX",
      tossResult: "batting",
      seriesName: mark,
      matchTime: "2026-11-20T14:00:00.000Z",
      year: 2026,
      month: "nov",
    },
    6: {
      matchResult: "OTT",
      firstInningsScore: 168,
      firstInningsOvers: 20,
      firstInningsWickets: 6,
      secondInningsScore: 154,
      secondInningsOvers: 20,
      secondInningsWickets: 8,
    },
    7: { ...sides, leftTeamData: [player], rightTeamData: [{ ...player, player_index: 1, team_index: 1 }] },
  };
}

test("a list of records that cannot be loaded says so", async ({ page, product }) => {
  const id = `report-outage-${Date.now()}`;
  await importMatches(product, ownMatch(id, "in_progress"));
  await storeMatch(page, id);
  await page.route("**/api/series/getlist", (route) => route.abort());
  await page.goto(`/creatematchreport/${id}`);
  await expect(button(page, "Try again")).toBeVisible();
  await page.unroute("**/api/series/getlist");
  await button(page, "Try again").click();
  await expect(page.getByRole("radio").first()).toBeVisible();
});

test.describe("a customer", () => {
  test.use({ account: "customer" });
  test("does not write reports", async ({ page, product }) => {
    await page.goto("/creatematchreport/any");
    await page.waitForURL(`${product.url}/`);
  });
});

test("a finished match fills in what it knows; the admin checks it and adds the rest", async ({
  page,
  product,
}) => {
  const id = `draft-${Date.now()}`;
  const points = ({ playing }: { playing?: boolean }, index: number) => ({
    points: playing === true ? (index % 13) * 5 : 0,
  });
  await importMatches(product, ownMatch(id, "in_progress", points));
  await storeMatch(page, id);
  await importMatches(product, ownMatch(id, "finished", points));
  await page.goto(`/creatematchreport/${id}`);
  await expect(page.getByText("The finished match filled in what it knows")).toBeVisible();
  const added = page.getByRole("group", { name: "Added sections" });
  await expect(added.getByRole("button")).toHaveCount(2);
  await expect(added).toContainText("Dream Team Data");
  await expect(added).toContainText("Playing11 Data");
  await openSection(page, "Dream Team Data");
  await expect(button(page, "Remove")).toBeVisible();
  expect(await sidewaysScroll(page)).toBe(0);
});
