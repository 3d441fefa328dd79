import type { Page } from "@playwright/test";
import { startTestSandbox, type TestSandbox } from "../../../apps/server/src/testing/sandbox.ts";
import { signIn } from "../../support/flow.ts";
import { ownMatch } from "../../support/own-match.ts";
import { ApiCaller } from "../../support/payload.ts";
import { expect, test } from "../../support/product.ts";
import { command, startServer, type RunningServer } from "../../support/server.ts";
import { button, expectWords } from "./staff.ts";

const admin = {
  phone: "9111111112",
  name: "Asha Rao",
  email: "asha@example.org",
  password: "lantern-by-the-quay-5",
};
let sandbox: TestSandbox;
let server: RunningServer;
test.use({ account: null });
test.setTimeout(240_000);

const roles = ["wk", "wk", "bat", "bat", "bat", "bat", "all", "all", "bowl", "bowl", "bowl", "bowl", "bowl"];
const side = (
  name: string,
  short_name: string,
  odd: Readonly<Record<number, object>>,
  wantedRoles: readonly string[] = roles,
) => ({
  name,
  short_name,
  players: wantedRoles.map((role, index) => ({
    name: `${short_name} ${index}`,
    role,
    rating: 8,
    ...odd[index],
  })),
});

/** Tomorrow's match of the vendor: three players with unknown roles, and one without a rating. */
const oddMatch = () => ({
  key: "odd",
  sport: "cricket",
  start_time: new Date(Date.now() + 20 * 3_600_000).toISOString(),
  series: "Coastal League",
  season: "2026",
  venue: { name: "Quay Oval", location: "Kochi" },
  left: side("Harbour Terns", "TER", {
    0: { name: "Arun Nair", role: "wizard" },
    2: { name: "Bala Nair", rating: null },
  }),
  right: side("Lantern Loons", "LOO", {
    0: { name: "Arun Rao", role: "juggler" },
    1: { name: "Chetan Rao", role: "tumbler" },
  }),
});

const footballers = [
  "Goalkeeper",
  ...Array<string>(6).fill("Defender"),
  ...Array<string>(6).fill("Midfielder"),
];

/** One match of football as two vendors spell it, an hour apart. */
const twins = (["entitysport", "api-football"] as const).map((vendor, index) => ({
  ...oddMatch(),
  key: `twin-${vendor}`,
  vendor,
  sport: "football",
  start_time: new Date(Date.now() + (20 + index) * 3_600_000).toISOString(),
  left: side("Quay Terns", "QUA", {}, footballers),
  right: side(index === 0 ? "Fell Loons" : "Fell Loons Reserves", "FEL", {}, footballers),
}));

test.beforeAll(async () => {
  sandbox = await startTestSandbox();
  await sandbox.vendorMatches([oddMatch(), ...twins]);
  const vendor = (path: string) => ({ key: "sandbox-vendor-key", baseUrl: `${sandbox.url}/vendors/${path}` });
  server = await startServer({
    demo: false,
    shortLived: true,
    settings: {
      SOURCES: JSON.stringify({
        "entitysport-cricket": vendor("entitysport/cricket/v2"),
        "entitysport-football": vendor("entitysport/football"),
        "api-football": { ...vendor("api-football"), leagues: [39] },
      }),
    },
  });
  const { output } = await command(["admin", "create", admin.phone], { DATA_DIR: server.dataDir });
  const staff = new ApiCaller(server.url);
  const token = /#link=(\S+)/.exec(output)?.[1];
  const { body } = await staff.call<{ data: { id: string } }>("POST", "/api/auth/link", { token });
  const { phone: _phone, ...ownFields } = admin;
  expect((await staff.call("PUT", `/api/auth/change_password/${body.data.id}`, ownFields)).status).toBe(200);
});
test.afterAll(async () => {
  await server.stop();
  await sandbox.close();
});

const question = (page: Page, name: string) =>
  page
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: "Ignore" }) })
    .filter({ has: page.locator("strong", { hasText: name }) });
const tab = (page: Page, name: string) => page.getByRole("tab", { name });

test("a source is switched on knowing its cost, its questions take one tap, and what is double is merged", async ({
  page,
}) => {
  await signIn(page, server.url, admin.phone, admin.password);
  await page.goto(`${server.url}/matchdesk`);
  await tab(page, "Sources").click();
  const football = page.getByRole("row").filter({ hasText: "API-Football" });
  await expect(football).toContainText("Off");
  await expect(football).toContainText(/\d+ requests a match/);
  await expect(football).toContainText(/A day of \d+ match(es)?: [\d,]+ of \d+/);
  const readStored = async () =>
    (await page.request.get(`${server.url}/api/admin/matches?sport=football`)).text();
  await expect.poll(readStored, { timeout: 90_000 }).toContain("Fell Loons");
  await football.getByRole("button", { name: "Switch on" }).click();

  await tab(page, "Needs Attention").click();
  const twin = page.getByRole("listitem").filter({ hasText: "Fell Loons Reserves" });
  await twin.getByRole("button", { name: /^It is Quay Terns v Fell Loons, / }).click({ timeout: 90_000 });
  await expect(twin).toHaveCount(0);
  await tab(page, "Sources").click();
  await football.getByRole("button", { name: "Switch off" }).click();
  await expect(football.getByRole("button", { name: "Switch on" })).toBeEnabled();
  expect(await readStored()).not.toContain("Reserves");

  await tab(page, "Needs Attention").click();
  // The server asks the vendor by itself; the list is read again every half minute.
  await expect(question(page, "Arun Nair")).toBeVisible({ timeout: 90_000 });
  await expect(question(page, "Arun Nair")).toContainText("Role");
  await question(page, "Arun Nair").getByRole("button", { name: "WK", exact: true }).click();
  await expect(question(page, "Arun Nair")).toHaveCount(0);
  await question(page, "Bala Nair").getByRole("button", { name: "8.5", exact: true }).click();
  await expect(question(page, "Bala Nair")).toHaveCount(0);
  await question(page, "Chetan Rao").getByLabel("Same player as…").selectOption("LOO 3");
  await expect(question(page, "Chetan Rao")).toHaveCount(0);
  await question(page, "Arun Rao").getByRole("button", { name: "Ignore" }).click();
  await expectWords(page, "Nothing needs attention");

  await page.getByLabel("Line-up").fill("import, entitysport-cricket");
  await button(page, "Save order").click();
  await expect(button(page, "Save order")).toBeDisabled();

  await tab(page, "Matches").click();
  const content = JSON.stringify({ matches: [ownMatch("stored-twice", "finished")] });
  const importReply = await page.request.post(`${server.url}/api/admin/matches/import`, {
    headers: { origin: server.url },
    data: { files: [{ name: "matches.json", content }] },
  });
  expect(importReply.status()).toBe(200);
  await page.getByRole("link", { name: "Harbour Terns v Lantern Loons" }).click();
  await button(page, "More of TER 3").click();
  await page.getByLabel("Same as, TER 3").selectOption("TER 4");
  await button(page, "Merge").click();
  await expect(page.getByText("Left the squad")).toBeVisible();

  const adding = page.getByRole("group").filter({ hasText: "Add a player" });
  await page.getByText("Add a player").click();
  await adding.getByLabel("Name").fill("Late Joiner");
  await adding.getByLabel("Role").selectOption("BOWL");
  await adding.getByLabel("Credits").fill("7.5");
  await button(page, "Add").click();
  await expect(page.getByLabel("Credits, Late Joiner")).toHaveValue("7.5");
  await page.getByText("Teams and pictures").click();
  await page.getByLabel("Left team").fill("Harbour Terns of the Old Quay");
  await page.getByLabel("Venue").fill("Pier Ground");
  await page.getByLabel("Hidden", { exact: true }).selectOption("Yes");
  await button(page, "Review changes (3)").click();
  await page.getByRole("dialog").getByRole("button", { name: "Apply" }).click();
  await expectWords(page, "3 values set!");
  // By its button: while the dialog leaves the history, the browser ends the load of an address.
  await button(page, "Back").click();
  const renamedMatch = page.getByRole("row").filter({ hasText: "Harbour Terns of the Old Quay" });
  await expect(renamedMatch).toContainText("Hidden");
  await renamedMatch.getByRole("link").click();
  await page.getByLabel("Hidden", { exact: true }).selectOption("No");
  await button(page, "Review changes (1)").click();
  await page.getByRole("dialog").getByRole("button", { name: "Apply" }).click();
  await expectWords(page, "1 value set!");

  await page.getByText("The same match is stored twice").click();
  await page.getByPlaceholder("Search teams, series or id").fill("stored-twice");
  await page.getByLabel("Same as", { exact: true }).selectOption({ index: 1 });
  await button(page, "Merge").click();
  await expect(page.getByText("The same match is stored twice")).toHaveCount(0);
});
