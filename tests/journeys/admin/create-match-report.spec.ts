import type { Page } from "@playwright/test";
import { reportSections, storeReportRecords } from "../../support/match-reports-data.ts";
import type { ReportRecords } from "../../support/match-reports-data.ts";
import { importMatches, ownMatch, ownPlayers } from "../../support/own-match.ts";
import { expect, test } from "../../support/product.ts";
import type { Product } from "../../support/product.ts";
import { axeInBothSchemes, sidewaysScroll } from "../../support/screen-check.ts";
import { add, addSection, choose, openSection, storeMatch, view } from "./report-form.ts";
import { button, publishReport, expectWords } from "./staff.ts";

test.use({ account: "primeAdmin" });

/** Chooses a record by filtering the list for its name. */
async function pick(page: Page, label: string, name: string, addedText: string): Promise<void> {
  await view(page, "Filter");
  await page.getByLabel(label, { exact: true }).fill(name);
  await button(page, "Add Filter").click();
  await expectWords(page, addedText);
  await page.getByRole("radio", { name: new RegExp(name) }).check();
  await add(page);
}

/** The sections of a report by their numbers, as the device stores them: FEL chase 168 with four wickets lost. */
function draftOf({ mark, ...ids }: ReportRecords) {
  const report = reportSections("", { gender: "men", format: "t20" }, true, 1);
  const team = { sportTeamCountry: "ind", sportTeamGender: "men" };
  return {
    1: {
      _id: ids.seriesId,
      seriesName: `Journey Trophy ${mark}`,
      seriesCountry: "ind",
      seriesType: "domestic",
      seriesYear: 2024,
      seriesMonth: "may",
      seriesGender: "men",
      seriesFormat: "t20",
    },
    2: { _id: ids.pitchId, pitchName: `Quay Oval ${mark}`, pitchCountry: "ind", pitchCity: "Kochi" },
    3: {
      one: { ...team, _id: ids.teamOneId, sportTeamName: `Quay Otters ${mark}`, sportTeamCode: "QUO" },
      two: { ...team, _id: ids.teamTwoId, sportTeamName: `Fell Falcons ${mark}`, sportTeamCode: "FEL" },
    },
    4: report.dreamTeamData,
    5: report.matchInformation,
    6: report.matchResult,
    7: report.playing11Data,
  };
}

/** Opens the page of a match that began; `draft` has the sections that its report already has on this device. */
async function openReport(
  { page, product }: { readonly page: Page; readonly product: Product },
  name: string,
  draft: Partial<ReturnType<typeof draftOf>> = {},
): Promise<string> {
  const id = `${name}-${Date.now()}`;
  await importMatches(
    product,
    ownMatch(id, "in_progress", ({ playing }, index) => ({ points: playing ? (index % 13) * 5 : 0 })),
  );
  await storeMatch(page, id);
  await page.evaluate(
    (drafts) => localStorage.setItem("report_draft", drafts),
    JSON.stringify({ version: 1, drafts: [{ id, changedAt: Date.now(), value: draft }] }),
  );
  await page.goto(`/creatematchreport/${id}`);
  await expect(page.getByRole("button", { name: /^Remove / })).toHaveCount(Object.keys(draft).length);
  return id;
}

test("a report begins at the stored match and says what is missing", async ({ page, product }) => {
  const id = await openReport({ page, product }, "report-begin");
  await page.goto(`/previousmatch/${id}`);
  await page.getByRole("link", { name: "Report Data" }).click();
  await expect(page).toHaveURL(new RegExp(`/creatematchreport/${id}$`));
  await expectWords(page, "Results Trophy");
  await expectWords(page, "OTT");
  await expectWords(page, "FAL");
  await expectWords(page, "VS");
  await expectWords(page, "No Data Is Added");
  await button(page, "Continue").click();
  await expectWords(page, "please fill all fields data!");
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
  await expectWords(page, "Please selected team data to add this section!");
  await expect(page.getByRole("tab", { name: "Team One" })).toBeVisible();
});

test("the series of a report: every message, a new one, a filtered one", async ({ page, product }) => {
  const mark = String(Date.now());
  await openReport({ page, product }, "report-series");
  await openSection(page, "Series Data");
  await add(page);
  await expectWords(page, "Please select any series data!");
  await addSection(page);
  await expectWords(page, "Please select the series!");
  await view(page, "Add Series Data");
  await page.route("**/api/series/create", (route) => route.abort());
  await page.getByRole("button", { name: "Add Series Data" }).click();
  await page.getByLabel("Series name").fill(`  Harbour Cup ${mark} `);
  await choose(page, "Country", "India");
  await choose(page, "Gender", "Men");
  await choose(page, "Type", "Domestic");
  await choose(page, "Format", "T20");
  await page.getByRole("button", { name: "Add Series Data" }).click();
  await expectWords(page, "Error while adding series data!");
  await page.unroute("**/api/series/create");
  await page.getByRole("button", { name: "Add Series Data" }).click();
  await expectWords(page, "Series Data added successfully!");
  await expect(page.getByLabel("Series name")).toHaveValue("");
  await view(page, "Filter");
  await button(page, "Add Filter").click();
  await expectWords(page, "Please Enter Valid Series Name!");
  await choose(page, "Filter by", "Year");
  await button(page, "Add Filter").click();
  await expectWords(page, "Please select any series data to add!");
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
  await expectWords(page, "Series data added successfully!");
  await expect(page.getByRole("button", { name: "Remove Series Data" })).toBeVisible();
});

test("the pitch of a report: every message, a new one, a filtered one", async ({ page, product }) => {
  const mark = String(Date.now());
  await openReport({ page, product }, "report-pitch");
  await openSection(page, "Pitch Data");
  await add(page);
  await expectWords(page, "Please select any pitch data!");
  await addSection(page);
  await expectWords(page, "Please select the pitch!");
  await view(page, "Filter");
  await choose(page, "Filter by", "City");
  await button(page, "Add Filter").click();
  await expectWords(page, "Please select any pitch data to add!");
  await view(page, "Add Pitch Data");
  await page.getByLabel("Pitch name").fill(`Quay Oval ${mark}`);
  await choose(page, "Country", "India");
  await page.getByLabel("City").fill("Kochi");
  await page.route("**/api/pitch/create", (route) => route.abort());
  await page.getByRole("button", { name: "Add Pitch Data" }).click();
  await expectWords(page, "Error while adding pitch data!");
  await page.unroute("**/api/pitch/create");
  await page.getByRole("button", { name: "Add Pitch Data" }).click();
  await expectWords(page, "Pitch Data added successfully!");
  await pick(page, "Pitch name", `Quay Oval ${mark}`, "Pitch Filter Added!");
  await addSection(page);
  await expectWords(page, "Pitch data added successfully!");
});

test("the teams of a report: every message, two new ones, filtered ones", async ({ page, product }) => {
  test.slow();
  const mark = String(Date.now());
  await openReport({ page, product }, "report-teams");
  await openSection(page, "Teams Data");
  await addSection(page);
  await expectWords(page, "Please select the teams!");
  await view(page, "Team Two");
  await expectWords(page, "please select team one first!");
  await add(page);
  await expectWords(page, "Please select team one data!");
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
      await expectWords(page, "Error while adding sport team data!");
      await page.unroute("**/api/sportteam/create");
    }
    await page.getByRole("button", { name: "Add Team Data" }).click();
    await expectWords(page, "Sport team Data added successfully!");
    await expect(page.getByLabel("Team name")).toHaveValue("");
  }
  await view(page, "Filter");
  await button(page, "Add Filter").click();
  await expectWords(page, "Please Enter Valid Team Name!");
  await choose(page, "Filter by", "Team code");
  await button(page, "Add Filter").click();
  await expectWords(page, "Please Enter Valid Team Code!");
  await view(page, "List");
  await pick(page, "Team name", `Quay Otters ${mark}`, "Team Filter Added!");
  await view(page, "Team Two");
  await add(page);
  await expectWords(page, "Please select team two data!");
  await pick(page, "Team name", `Quay Otters ${mark}`, "Team Filter Added!");
  await expectWords(page, "Team one and two cannot be equal");
  await page.getByRole("button", { name: /^Remove filter/ }).click();
  await pick(page, "Team name", `Fell Falcons ${mark}`, "Team Filter Added!");
  await view(page, "Team One");
  await button(page, "Remove").click();
  await addSection(page);
  await expectWords(page, "Please select team one data first!");
  await pick(page, "Team name", `Quay Otters ${mark}`, "Team Filter Added!");
  await addSection(page);
  await expectWords(page, "Teams data added successfully!");
});

test("the dream team of a report is built of the eleven", async ({ page, product }) => {
  await openReport({ page, product }, "report-dream");
  await openSection(page, "Dream Team Data");
  await addSection(page);
  await expectWords(page, "please select dream team!");
  await add(page);
  await expectWords(page, "Please selected Dream team!");
  const playing = ownPlayers.filter((player) => player.playing);
  const wantedRoles = ["WK", "BAT", "BAT", "BAT", "AL", "AL", "AL", "BOWL", "BOWL", "BOWL", "BOWL"];
  const members: string[] = [];
  for (const role of wantedRoles) {
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
  await expectWords(page, "Dream team data added successfully!");
});

test("match, result and playing 11 of a report: every message, and what contradicts the series", async ({
  page,
  product,
}) => {
  test.slow();
  const records = await storeReportRecords(product);
  const { mark } = records;
  const { 1: series, 2: pitch, 3: teams, 4: dreamTeam } = draftOf(records);
  await openReport({ page, product }, "report-match", { 1: series, 2: pitch, 3: teams, 4: dreamTeam });
  await openSection(page, "Match Information");
  await addSection(page);
  await expectWords(page, "please enter all field!");
  // Gender, type and format are those of the series until somebody chooses others, which the page questions.
  const chosenBoxes = (label: string) => page.getByRole("combobox", { name: label, exact: true });
  await expect(chosenBoxes("Gender")).toHaveValue("men");
  await expect(chosenBoxes("Type")).toHaveValue("domestic");
  await expect(chosenBoxes("Format")).toHaveValue("t20");
  await choose(page, "Toss won by", `Quay Otters ${mark}`);
  await choose(page, "Elected to", "Batting");
  await choose(page, "Format", "T10");
  await addSection(page);
  await expectWords(page, "Match Result Data Added!");
  const contradiction = page.getByText("The series is T20, the match information says T10.");
  await expect(contradiction).toBeVisible();
  await openSection(page, "Match Result Data");
  await addSection(page);
  await expectWords(page, "please enter all field!");
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
  await expectWords(page, "First innings: a T10 innings has 10 overs at most!");
  await expect(page.getByRole("button", { name: "Remove Match Result Data" })).toHaveCount(0);
  await openSection(page, "Match Information");
  await choose(page, "Format", "T20");
  await addSection(page);
  await expect(contradiction).toHaveCount(0);
  await openSection(page, "Match Result Data");
  await choose(page, "Winner", `Fell Falcons ${mark}`);
  for (const [label, value] of innings) await page.getByLabel(label).fill(value);
  await addSection(page);

  // A reload keeps what was added.
  await page.reload();
  await expect(page.getByRole("button", { name: /^Remove (Series|Pitch|Teams|Dream|Match)/ })).toHaveCount(6);
  await openSection(page, "Playing11 Data");
  const first = page.getByRole("checkbox").first();
  await first.uncheck();
  await addSection(page);
  await expectWords(page, "please selected playing11 data!");
  await first.check();
  await addSection(page);
  await expectWords(page, "playing11 data added successfully!");
  await expect(page.getByText(/^Not added yet/)).toHaveCount(0);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await axeInBothSchemes(page, `authoring at ${width}`)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
  }
});

test("a whole report is published, then it is read", async ({ page, product }) => {
  const records = await storeReportRecords(product);
  await openReport({ page, product }, "report-publish", draftOf(records));
  await page.route("**/api/matchreport/create", (route) => route.abort());
  await publishReport(page);
  await expectWords(page, "Error while adding the data!");
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
  await publishReport(page);
  await expectWords(page, "Report data added successfully!");
  await page.waitForURL(`${product.url}/`);

  await page.goto("/matchreports?tab=list");
  const card = page.getByRole("article").filter({ hasText: `Journey Trophy ${records.mark}`.slice(0, 25) });
  await card.getByRole("link", { name: /See Match Report/ }).click();
  await expect(page.getByRole("region", { name: "Result" })).toContainText(
    `Fell Falcons ${records.mark} won by 6 wickets`,
  );
});

test("other teams after the result do not fit and are refused", async ({ page, product }) => {
  const draft = draftOf(await storeReportRecords(product));
  const tossOfAnother = { ...draft[5], tossWon: "XXX" };
  const id = await openReport({ page, product }, "report-mismatch", { ...draft, 5: tossOfAnother });
  await button(page, "Continue").click();
  await expectWords(page, "Teams data mismatch please check!");

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
  const addedSections = page.getByRole("group", { name: "Added sections" });
  await expect(addedSections.getByRole("button")).toHaveCount(2);
  await expect(addedSections).toContainText("Dream Team Data");
  await expect(addedSections).toContainText("Playing11 Data");
  await openSection(page, "Dream Team Data");
  await expect(button(page, "Remove")).toBeVisible();
  expect(await sidewaysScroll(page)).toBe(0);
});
