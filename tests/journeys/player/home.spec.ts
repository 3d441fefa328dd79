import type { Locator, Page } from "@playwright/test";
import { holdApplication } from "../../support/hold-application.ts";
import { signIn } from "../../support/flow.ts";
import { ApiCaller } from "../../support/payload.ts";
import { button, demoMatch } from "../../support/player.ts";
import { expect, test } from "../../support/product.ts";
import { servedMatches } from "../../support/served-matches.ts";
import type { ServedMatch } from "../../support/served-matches.ts";
import { newPhone, staffCalls } from "../../support/staff-calls.ts";
import { type RunningServer, command, startServer } from "../../support/server.ts";

const admin = {
  phone: "9111111111",
  name: "Asha Rao",
  email: "asha@example.org",
  password: "lantern-by-the-quay-5",
};

const cardOf = (
  page: Page,
  { left_team_name: left, right_team_name: right, series_name: series }: ServedMatch,
) =>
  page
    .getByRole("article")
    .filter({ hasText: left })
    .filter({ hasText: right })
    .filter({ hasText: series })
    .first();

const promotions = (page: Page): Locator => page.getByRole("region", { name: "Promotions" });

/** The list as transmitted, and the content of its envelopes. */
test.describe("on the demo's matches", () => {
  test("each sport's tab shows its matches, opened from one envelope each", async ({ page }) => {
    await page.goto("/");
    for (const sport of ["Cricket", "Football", "Basketball", "Kabaddi"]) {
      await page.getByRole("tab", { name: sport }).click();
      const slug = sport.toLowerCase();
      const { text, list } = await servedMatches(page.request, slug);
      const match = list.find(({ id }) => id === demoMatch("cricket", "lineups").replace("cricket", slug));
      expect(match).toBeDefined();
      if (match === undefined) continue;
      expect(text).not.toContain(match.series_name);
      const card = cardOf(page, match);
      await expect(card).toBeVisible();
      await expect(card.getByRole("timer")).toHaveText(/^(\d+h )?\d+m \d\ds$/);
      await expect(card.getByText("Lineups out", { exact: true })).toBeVisible();
      // Two badges are in view, with Lineups out; the others are behind the "?".
      const shownItems = card
        .getByRole("listitem")
        .filter({ visible: true, hasNot: page.getByRole("button") });
      await expect(shownItems).toHaveCount(1);
      await card.getByRole("button", { name: "What the badges mean" }).click();
      const badgeMeanings = card.getByRole("group", { name: "What the badges mean" });
      for (const badge of ["Auto Create", "Mega GL", "SL", "H2H"])
        await expect(
          badgeMeanings.getByRole("term").filter({ hasText: new RegExp(`^${badge}$`) }),
        ).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(card.getByRole("img", { name: "Automatic" })).toBeVisible();
      const crests = card.locator('img[src^="/demo/crest/"]');
      await expect(crests).toHaveCount(2);
      for (const crest of await crests.all())
        await expect
          .poll(() => crest.evaluate((img: HTMLImageElement) => img.naturalWidth))
          .toBeGreaterThan(0);
      const plain = list.find(({ id }) => id === `demo-${slug}-plain`);
      expect(plain).toMatchObject({ automatic: false, lineup_out: false });
      if (plain === undefined) continue;
      await expect(cardOf(page, plain).getByText("Lineups out")).toHaveCount(0);
      await expect(cardOf(page, plain).getByRole("img", { name: "Automatic" })).toHaveCount(0);
    }
    const finishedMatch = (await servedMatches(page.request, "kabaddi")).list.find(({ id }) =>
      id.endsWith("-running"),
    );
    if (finishedMatch !== undefined)
      await expect(cardOf(page, finishedMatch).getByText("Expired")).toBeVisible();
  });

  test("the next deadline leads; a card has two badges at most; what began has its own part", async ({
    page,
  }) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto("/");
      const cards = page.getByRole("article");
      await expect(cards.first().getByRole("link", { name: /Make teams$/ })).toBeVisible();
      await expect(page.getByRole("link", { name: /Make teams$/ })).toHaveCount(1);
      const top = async (part: Locator): Promise<number> => (await part.boundingBox())?.y ?? 0;
      expect(await top(cards.first())).toBeLessThan(await top(promotions(page)));
      const over = page.getByRole("region", { name: "Started and finished" }).getByRole("article");
      await expect(over.first()).toBeVisible();
      await expect(over.getByText("Expired")).toHaveCount(await over.count());
      await expect(page.getByText("Expired")).toHaveCount(await over.count());
      await expect(page.getByRole("region", { name: "Later" }).getByRole("article").first()).toBeVisible();
      for (const card of await cards.all()) {
        const badges = card.getByRole("listitem").filter({ hasNot: page.getByRole("button") });
        const lineups = card.getByText("Lineups out", { exact: true });
        expect((await badges.count()) + (await lineups.count())).toBeLessThanOrEqual(2);
      }
    }
  });

  test("no card moves when the account's lists arrive", async ({ page }) => {
    let letThrough = (): void => undefined;
    const heldReply = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route("**/api/expert/teamlist", async (route) => {
      await heldReply;
      await route.continue();
    });
    const response = page.waitForResponse("**/api/expert/teamlist");
    await page.goto("/");
    const cards = page.getByRole("article");
    await expect(promotions(page).getByRole("link").first()).toBeVisible();
    await expect(cards.getByRole("button", { name: /^Fantasy apps of / }).first()).toBeVisible();
    const places = async () =>
      cards.evaluateAll((elements) =>
        elements.map((element) => {
          const { x, y, height } = element.getBoundingClientRect();
          return [x, y + window.scrollY, height];
        }),
      );
    const before = await places();
    await expect(page.getByText("D11", { exact: true })).toHaveCount(0);
    letThrough();
    await response;
    await expect(page.getByText("D11", { exact: true }).first()).toBeVisible();
    expect(await places()).toEqual(before);
  });

  test("a crest that fails gives way to initials; the apps of a match stand in a popover", async ({
    page,
  }) => {
    const { list } = await servedMatches(page.request, "cricket");
    const match = list.find(({ id }) => id === demoMatch("cricket", "lineups"));
    if (match === undefined) throw new Error("the demo has no such match");
    await page.route(`**${match.left_team_image}`, (route) => route.abort());
    await page.goto("/");
    const card = cardOf(page, match);
    await expect(card.getByText(match.left_team_name, { exact: true }).first()).toBeVisible();
    await expect(card.locator(`img[src="${match.left_team_image}"]`)).toHaveCount(0);
    await expect(card.locator('img[src^="/demo/crest/"]')).toHaveCount(1);

    const names = new Map([
      ["dream11", "Dream11"],
      ["my11circle", "My11Circle"],
      ["myfab11", "Myfab11"],
      ["myteam11", "MyTeam11"],
      ["vision11", "Vision11"],
    ]);
    expect(match.fantasy_list.length).toBeGreaterThan(1);
    const shownApps = async (): Promise<string[]> => {
      const entries = card.getByRole("listitem").filter({ visible: true });
      const texts = await entries.allTextContents();
      return [...names].filter(([, name]) => texts.includes(name)).map(([slug]) => slug);
    };
    expect(await shownApps()).toEqual([]);
    await card.getByRole("button", { name: /^Fantasy apps of / }).click();
    await expect.poll(shownApps).toEqual([...match.fantasy_list].toSorted());
    await page.keyboard.press("Escape");
    await expect.poll(shownApps).toEqual([]);
  });

  test("a list that cannot be loaded shows the empty-data picture and loads on a second try", async ({
    page,
  }) => {
    await page.route("**/api/fantasy/matches/football", (route) => route.abort());
    await page.goto("/?sport=football");
    const alert = page.getByRole("alert");
    await expect(alert.locator("svg").first()).toBeVisible();
    await expect(alert).toContainText("The matches could not be loaded");
    await page.unroute("**/api/fantasy/matches/football");
    await alert.getByRole("button").click();
    await expect(page.getByRole("article").first()).toBeVisible();
    await expect(alert).toHaveCount(0);
  });
});

test("a card that is tapped before the account's lists have come leads to the hub all the same", async ({
  page,
}) => {
  let deliver: () => void = () => undefined;
  const delivery = new Promise<void>((resolve) => (deliver = resolve));
  await page.route("**/api/expert/teamlist", async (route) => {
    await delivery;
    await route.continue();
  });
  const { list } = await servedMatches(page.request, "cricket");
  const match = list.find(({ id }) => id === demoMatch("cricket", "lineups"))!;
  await page.goto("/");
  await cardOf(page, match).getByRole("link").click();
  await expect(page).toHaveURL(/\?sport=cricket&open=/);
  deliver();
  await expect(page).toHaveURL(`/decision/${match.id}`);
  await page.goBack();
  await expect(page).toHaveURL("/");
});

test.describe("a visitor", () => {
  test.use({ account: null });

  test("signs in from a card and is where the card leads when signed in", async ({ page, product }) => {
    // An account of its own, because each may be on few devices at once.
    const [phone, first, password] = [newPhone(), "first-pass-phrase", "slow-green-ferry-8"];
    const id = await (await staffCalls(product, "admin")).register(phone, first, 30);
    const headers = { origin: product.url };
    await page.request.post("/api/auth/login", { headers, data: { phoneNumber: phone, password: first } });
    const ownFields = { name: "Jaya Pillai", email: "jaya@demo.example", password };
    await page.request.put(`/api/auth/change_password/${id}`, { headers, data: ownFields });
    await page.request.post("/api/auth/logout", { headers });
    // By name: other journeys add matches, and the list's first ones change.
    const { list } = await servedMatches(page.request, "cricket");
    for (const [scene, screen] of [
      ["lineups", "decision"],
      ["evening", "match"],
    ] as const) {
      const address = `/${screen}/${demoMatch("cricket", scene)}`;
      const card = cardOf(
        page,
        list.find(({ id }) => id === demoMatch("cricket", scene))!,
      );
      await page.goto("/");
      await card.getByRole("link").click();
      await page.waitForURL(/login/);
      await page.getByLabel("Phone number").fill(phone);
      await page.getByLabel("Password", { exact: true }).fill(password);
      await page.getByRole("main").getByRole("button", { name: "Login" }).click();
      await expect(page).toHaveURL(address);
      await page.goBack();
      await page.waitForURL((url) => url.pathname === "/");
      // The card leads there once the account's lists have come.
      await expect(card.getByRole("link")).toHaveAttribute("href", address);
      await card.getByRole("link").click();
      await expect(page).toHaveURL(address);
      await page.goto("/profile");
      await button(page, "Logout").click();
      await page.getByRole("dialog").getByRole("button", { name: "Yes", exact: true }).click();
      await page.waitForURL((url) => url.pathname === "/");
    }
  });
});

test.describe("on a server of its own", () => {
  test.use({ account: null });
  // The tests use the server one after the other.
  test.describe.configure({ mode: "serial" });
  let server: RunningServer;
  let staff: ApiCaller;
  test.beforeAll(async () => {
    server = await startServer({ demo: false, shortLived: true });
    const { output } = await command(["admin", "create", admin.phone], { DATA_DIR: server.dataDir });
    staff = new ApiCaller(server.url);
    const token = /#link=(\S+)/.exec(output)?.[1];
    const { body } = await staff.call<{ data: { id: string } }>("POST", "/api/auth/link", { token });
    const { name, email, password } = admin;
    const passwordReply = await staff.call("PUT", `/api/auth/change_password/${body.data.id}`, {
      name,
      email,
      password,
    });
    expect(passwordReply.status).toBe(200);
  });
  test.afterAll(async () => server.stop());

  const promote = async (
    label: string,
    to: { readonly urlType: 0 | 1; readonly notificationUrl: string },
    order: number,
    active = true,
  ) => {
    const promotion = { label, imageUrl: `/missing/${order}.svg`, ...to, order, active };
    expect((await staff.call("POST", "/api/promotion/create", promotion)).status).toBe(200);
  };

  const roles = ["WK", "BAT", "BAT", "BAT", "BAT", "AL", "AL", "BOWL", "BOWL", "BOWL", "BOWL", "BOWL"];
  const squad = (side: string) => ({
    name: `${side} Town`,
    short_name: side,
    players: roles.map((role, index) => ({
      id: `${side}-${index}`,
      name: `${side} ${index}`,
      role,
      credits: 8,
    })),
  });
  const lineup = (side: string): string[] => roles.slice(1).map((_, index) => `${side}-${index}`);
  const sides = <Side>(of: (name: string) => Side) => ({ left: of("Quay"), right: of("Fell") });

  /** Imports a feed's data of the one match, as an admin's upload does. */
  const feed = async (knownFields: object): Promise<void> => {
    const match = { id: "line-ups", sport: "cricket", partial: true, ...knownFields };
    const files = [{ name: "line-ups.json", content: JSON.stringify(match) }];
    const { status, body } = await staff.call("POST", "/api/admin/matches/import", { files });
    expect(status, JSON.stringify(body)).toBe(200);
  };

  test("without matches and promotions the empty-data picture stands alone", async ({ page }) => {
    await page.goto(server.url);
    const panel = page.getByRole("tabpanel");
    await expect(panel.getByText("No upcoming matches")).toBeVisible();
    await expect(panel.locator("svg").first()).toBeVisible();
    await expect(promotions(page)).toHaveCount(0);
  });

  test("promotions advance every 6000 ms, lead outside or inside, and can be switched off", async ({
    page,
  }) => {
    await promote("A book on captains", { urlType: 0, notificationUrl: "https://books.example/captains" }, 1);
    await promote("How teams are made", { urlType: 1, notificationUrl: "/howtogenerate" }, 2);
    await promote("Not yet", { urlType: 1, notificationUrl: "/besttips" }, 3, false);
    await page.context().route("https://books.example/**", (route) => route.fulfill({ body: "a book" }));
    await page.clock.install();
    await page.goto(server.url);
    const current = promotions(page).locator('button[aria-current="true"]');
    await expect(current).toHaveAccessibleName(/^Promotion [12] of 2$/);
    await expect(promotions(page).getByText("Not yet")).toHaveCount(0);
    // The clock stops here, so that each advance starts the next wait at a known time.
    await page.clock.pauseAt(Date.now() + 60_000);
    const [next, after] = (await current.getAttribute("aria-label"))?.startsWith("Promotion 1")
      ? [2, 1]
      : [1, 2];
    await page.clock.runFor(6000);
    await expect(current).toHaveAccessibleName(`Promotion ${next} of 2`);
    await page.clock.runFor(5999);
    await expect(current).toHaveAccessibleName(`Promotion ${next} of 2`);
    await page.clock.runFor(1);
    await expect(current).toHaveAccessibleName(`Promotion ${after} of 2`);
    await page.clock.resume();

    await page.getByRole("button", { name: "Pause promotions" }).click();
    await promotions(page).getByRole("button", { name: "Promotion 1 of 2" }).click();
    const popup = page.waitForEvent("popup");
    await promotions(page).getByRole("link", { name: "A book on captains" }).click();
    await expect(await popup).toHaveURL("https://books.example/captains");
    await promotions(page).getByRole("button", { name: "Promotion 2 of 2" }).click();
    await promotions(page).getByRole("link", { name: "How teams are made" }).click();
    await expect(page).toHaveURL(`${server.url}/howtogenerate`);

    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(server.url);
    await expect(current).toHaveAccessibleName("Promotion 1 of 2");
    await page.clock.fastForward(20_000);
    await expect(current).toHaveAccessibleName("Promotion 1 of 2");

    await staff.call("PUT", "/api/utildb/promotion", { notificationActive: false });
    await page.goto(server.url);
    await expect(page.getByText("No upcoming matches")).toBeVisible();
    await expect(promotions(page)).toHaveCount(0);
  });

  test("line-ups reach open screens, and a late withdrawal does not take them back", async ({ page }) => {
    await signIn(page, server.url, admin.phone, admin.password);
    await page.goto(server.url);
    await expect(page.getByText("No upcoming matches")).toBeVisible();

    await feed({ match_time: new Date(Date.now() + 7_200_000).toISOString(), ...sides(squad) });
    const card = page.getByRole("article").filter({ hasText: "Quay" });
    await expect(card).toBeVisible();
    await expect(card.getByText("Lineups out")).toHaveCount(0);
    await card.getByRole("link").click();
    const row = page.getByRole("listitem").filter({ hasText: "Quay 4" });
    await expect(row).toBeVisible();
    await expect(page.getByText("Lineups out", { exact: true })).toHaveCount(0);

    await feed(sides((side) => ({ lineup: lineup(side) })));
    await expect(page.getByText("Lineups out", { exact: true })).toBeVisible();
    await expect(row).toContainText("Announced");

    await feed({ left: { lineup: lineup("Quay").filter((id) => id !== "Quay-4") } });
    await expect(row).toContainText("Not in the line-up");
    await expect(page.getByText("Lineups out", { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "Auto Create Teams" })).toBeVisible();
    await page.goto(server.url);
    await expect(card.getByText("Lineups out", { exact: true })).toBeVisible();

    await feed(sides(() => ({ lineup: [] })));
    await expect(card).toBeVisible();
    await expect(card.getByText("Lineups out")).toHaveCount(0);
  });

  test("what changes between the first calls and the open stream is not lost", async ({ page }) => {
    await feed({ match_time: new Date(Date.now() + 7_200_000).toISOString(), ...sides(squad) });
    const letThrough = await holdApplication(page);
    const response = page.waitForResponse(/\/api\/fantasy\/matches\/cricket/);
    await page.goto(server.url, { waitUntil: "commit" });
    await (await response).finished();
    await feed(sides((side) => ({ lineup: lineup(side) })));
    letThrough();
    const card = page.getByRole("article").filter({ hasText: "Quay" });
    await expect(card.getByText("Lineups out", { exact: true })).toBeVisible();
  });

  test("a long list is rendered as far as it is scrolled, and Back returns to its place", async ({
    page,
  }) => {
    const COUNT = 150;
    const matches = Array.from({ length: COUNT }, (_, at) => ({
      id: `long-${at}`,
      sport: "cricket",
      match_time: new Date(Date.now() + 86_400_000 + at * 60_000).toISOString(),
      series: `Long Season ${at}`,
      ...sides(squad),
    }));
    const files = [{ name: "long.json", content: JSON.stringify({ matches }) }];
    const { status, body } = await staff.call("POST", "/api/admin/matches/import", { files });
    expect(status, JSON.stringify(body)).toBe(200);
    await page.goto(server.url);
    const cards = page.getByRole("article");
    await expect(cards.first()).toBeVisible();
    expect(await cards.count()).toBeLessThan(COUNT);
    // The last match of the list; earlier tests have added others.
    const last = cards.filter({ hasText: `Long Season ${COUNT - 1}` });
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expect(last).toBeVisible({ timeout: 500 });
    }).toPass();

    const one = cards.filter({ hasText: "Long Season 140" });
    await one.scrollIntoViewIfNeeded();
    await one.getByRole("link").first().click();
    await page.waitForURL(/login/);
    await page.goBack();
    await expect(one).toBeInViewport();
  });
});
