import { holdApplication } from "../support/hold-application.ts";
import { demoMatch } from "../support/player.ts";
import { expect, test } from "../support/product.ts";

/** The limit of compressed script bytes for the first load of home; docs/measures-web.md has the measured value. */
const MAX_BYTES = 130 * 1024;

// The first screen does not wait for the service worker's precaching.
test.use({ serviceWorkers: "block" });

test("the first load of home stays small, on a device with stored matches too", async ({ page }) => {
  const sizes: Promise<{ path: string; bytes: number }>[] = [];
  page.on("requestfinished", (request) => {
    const { pathname: path } = new URL(request.url());
    if (path.endsWith(".js"))
      sizes.push(request.sizes().then(({ responseBodySize: bytes }) => ({ path, bytes })));
  });
  const load = async (): Promise<readonly string[]> => {
    sizes.length = 0;
    await page.goto("/");
    await page.getByRole("article").first().waitFor();
    await page.waitForLoadState("networkidle");
    const scripts = await Promise.all(sizes);
    const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0);
    expect(bytes, JSON.stringify(scripts)).toBeGreaterThan(50 * 1024);
    expect(bytes, JSON.stringify(scripts)).toBeLessThan(MAX_BYTES);
    return scripts.map(({ path }) => path);
  };

  await load();
  const save = page.getByRole("button", { name: /^Save / }).first();
  const name = (await save.getAttribute("aria-label")) ?? "";
  await save.click();
  const savedLabel = `${name.replace(/^Save /, "")} is saved`;
  await expect(page.getByRole("button", { name: savedLabel })).toBeVisible();

  // A route has no cache of its own: the page is loaded as in a new visit.
  await page.route("**/*", (route) => route.continue());
  const again = await load();
  await expect(page.getByRole("button", { name: savedLabel })).toBeVisible();
  expect(again.filter((path) => path.includes("records"))).toEqual([]);
});

test("the page of a screen names the screen's files, and each of them is there", async ({ request }) => {
  const namesIn = async (path: string): Promise<readonly string[]> => {
    const reply = await request.get(path, { headers: { accept: "text/html" } });
    return [...(reply.headers()["link"] ?? "").matchAll(/<([^>]+)>/g)].map(([, file]) => file ?? "");
  };
  const script = async (file: string): Promise<string> => (await request.get(file)).text();
  for (const [path, ownNames] of [
    ["/match/1254075", /match-page-/],
    ["/display/1254075/1/9/9", /display-page-/],
    ["/analytics/1254075/1", /analytics-page-/],
    ["/combination", /option-pages-/],
  ] as const) {
    const files = await namesIn(path);
    expect(
      files.filter((file) => ownNames.test(file) && file.endsWith(".js")),
      path,
    ).toHaveLength(1);
    // Each is run in a separate task: see src/app/main.ts and src/app/screens.tsx.
    for (const part of ["react", "libraries", "first", "shared", "records"])
      expect(
        files.filter((file) => file.startsWith(`/assets/${part}-`) && file.endsWith(".js")),
        part,
      ).toHaveLength(1);
    for (const file of files) expect((await request.get(file)).status(), file).toBe(200);
    // Chromium compiles it while it loads only if the mark comes first.
    for (const file of files.filter((each) => each.endsWith(".js")))
      expect(await script(file), file).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  }
  expect(await namesIn("/")).toEqual([]);
});

test("the frame and the screen's title stand before any file but the page is there, in light and in dark", async ({
  page,
}) => {
  await page.route(/\/(assets|api)\//, (route) => route.abort());
  for (const [colorScheme, paper] of [
    ["light", "rgb(244, 246, 249)"],
    ["dark", "rgb(12, 17, 29)"],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    for (const [path, name] of [
      ["/", "Teamwright"],
      ["/match/1254075", "Choose players"],
      ["/display/1254075/1/9/9", "Generated Teams"],
      ["/research", "Research"],
      ["/no-such-screen", "Teamwright"],
    ] as const) {
      await page.goto(path);
      await expect(page.getByText(name, { exact: true })).toBeVisible();
      await expect(page).toHaveTitle(name === "Teamwright" ? name : `${name} · Teamwright`);
      await expect(page.locator("html")).toHaveCSS("background-color", paper);
    }
  }
});

for (const [path, ownNames] of [
  ["/", ["/api/promotion/getlist", "/api/fantasy/matches/cricket"]],
  ["/?sport=football", ["/api/promotion/getlist", "/api/fantasy/matches/football"]],
  [`/match/${demoMatch("cricket", "lineups")}`, [`/api/fantasy/match/${demoMatch("cricket", "lineups")}`]],
] as const)
  test(`the first calls of ${path} are made before the application has come, and once each`, async ({
    page,
  }) => {
    const calls: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith("/api/") && request.method() === "GET") calls.push(pathname);
    });
    // Changes by other tests on the same server cause refetches.
    await page.route(/\/api\/events/, (route) => route.abort());
    const letThrough = await holdApplication(page);
    await page.goto(path, { waitUntil: "commit" });
    const first = ["/api/bootstrap", ...ownNames];
    await expect.poll(() => calls).toEqual(expect.arrayContaining(first));
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(0);
    letThrough();
    await expect(page.getByRole(path.startsWith("/match") ? "checkbox" : "article").first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    for (const call of first)
      expect(
        calls.filter((each) => each === call),
        call,
      ).toHaveLength(1);
  });

test("an early answer that waited for the application does not put the clock wrong", async ({ page }) => {
  /** When the first match's line-ups close, as the screen shows it, milliseconds. */
  const deadline = async (): Promise<number> => {
    const left = await page
      .getByText(/^(\d+h )?\d+m \d\ds$/)
      .first()
      .textContent();
    const [seconds = 0, minutes = 0, hours = 0] = (left ?? "").match(/\d+/g)?.map(Number).toReversed() ?? [];
    return Date.now() + ((hours * 60 + minutes) * 60 + seconds) * 1000;
  };
  await page.goto("/");
  const right = await deadline();
  const letThrough = await holdApplication(page);
  const response = page.waitForResponse(/\/api\/bootstrap/);
  await page.goto("/", { waitUntil: "commit" });
  await response;
  await page.waitForTimeout(4000);
  letThrough();
  await page.getByRole("article").first().waitFor();
  // Countdowns change every second.
  await page.waitForTimeout(1500);
  expect(Math.abs((await deadline()) - right)).toBeLessThan(2500);
});

test("a first load that loses its line says so, and a later try opens the screen", async ({ page }) => {
  // The first time the application retries by itself.
  await page.addInitScript(() => sessionStorage.setItem("reloaded_for_chunk", String(Date.now())));
  await page.route(/\/assets\/first-.*\.js/, (route) => route.abort());
  await page.goto("/");
  await expect(page.getByRole("alert")).toContainText("could not be loaded");
  await page.unroute(/\/assets\/first-.*\.js/);
  await page.getByRole("link", { name: "try again" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Teamwright" })).toBeVisible();
  await expect(page.getByRole("alert")).toBeHidden();
});

test("code that cannot be loaded without a connection leaves the open screen", async ({ page, context }) => {
  const navigations: string[] = [];
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1, name: "Teamwright" })).toBeVisible();
  page.on("framenavigated", (frame) => navigations.push(frame.url()));
  // The code of the notices is loaded some seconds after the start.
  const failedRequest = page.waitForEvent("requestfailed", (request) =>
    request.url().includes("start-notices"),
  );
  await context.setOffline(true);
  await failedRequest;
  await page.waitForTimeout(500);
  expect(navigations).toEqual([]);
  await expect(page.getByRole("heading", { level: 1, name: "Teamwright" })).toBeVisible();
});

test("a connection that drops once leaves what is typed", async ({ page }) => {
  const navigations: string[] = [];
  await page.goto("/login");
  const phone = page.getByLabel("Phone number");
  await phone.fill("98765");
  page.on("framenavigated", (frame) => navigations.push(frame.url()));
  await page.route(/\/assets\/start-notices.*\.js/, (route) => route.abort(), { times: 1 });
  await page.waitForEvent("requestfailed", (request) => request.url().includes("start-notices"));
  await page.waitForTimeout(1000);
  expect(navigations).toEqual([]);
  await expect(phone).toHaveValue("98765");
});

test("code that an older build names and the server no longer has loads the new build", async ({ page }) => {
  await page.route(/\/assets\/start-notices.*\.js/, (route) => route.fulfill({ status: 404, body: "" }));
  // The entry's name changes with every build.
  await page.route(/\/assets\/index-.*\.js/, (route) =>
    route.request().method() === "HEAD" ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.goto("/");
  await page.waitForRequest((request) => request.isNavigationRequest());
  await expect(page.getByRole("heading", { level: 1, name: "Teamwright" })).toBeVisible();
});

test("the engine has started before the first player is chosen", async ({ page }) => {
  const engine = page.waitForEvent("worker", (worker) => worker.url().includes("engine.worker"));
  await page.goto(`/match/${demoMatch("cricket", "evening")}`);
  await engine;
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0);
});
