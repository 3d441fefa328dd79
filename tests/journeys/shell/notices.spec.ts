import type { Page } from "@playwright/test";
import { importMatches, ownMatch } from "../../support/own-match.ts";
import { button, heading, expectWords } from "../../support/player.ts";
import { expect, test } from "../../support/product.ts";

// Another one at each try: line-ups of a match are announced once.
const MATCH = `notices-${Date.now()}`;
// The notices come through it.
test.use({ serviceWorkers: "allow" });

// No list shows the match to other tests afterwards.
test.afterAll(({ product }) => importMatches(product, ownMatch(MATCH, "finished")));

const row = (page: Page, name: string) => page.getByRole("switch", { name });

/** The match of `own-match.ts` tomorrow, without or with its line-ups. Its sides are no other test's. */
const tomorrow = (lineups: boolean) => {
  const match = ownMatch(MATCH, "in_progress", ({ playing }) => ({ playing: lineups && playing }));
  return {
    ...match,
    left: { ...match.left, name: "Tide Herons", short_name: "HER" },
    right: { ...match.right, name: "Moor Lapwings", short_name: "LAP" },
    status: "not_started",
    match_time: new Date(Date.now() + 20 * 3_600_000).toISOString(),
  };
};

/**
 * The headless browser has no push service and always denies. This stands for the browser's own question and for its
 * subscription; the rest is the product.
 */
const BROWSER_WITH_PUSH = `
  let permission = "default", subscription = null;
  Object.defineProperty(Notification, "permission", { get: () => permission });
  Notification.requestPermission = async () => (permission = "granted");
  const text = (bytes) => btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  PushManager.prototype.getSubscription = async () => subscription;
  PushManager.prototype.subscribe = async (options) => {
    const pair = await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, true, ["deriveBits"]);
    const p256dh = text(new Uint8Array(await crypto.subtle.exportKey("raw", pair.publicKey)));
    const keys = { p256dh, auth: text(crypto.getRandomValues(new Uint8Array(16))) };
    const endpoint = "https://fcm.googleapis.com/fcm/send/" + crypto.randomUUID();
    const unsubscribe = async () => ((subscription = null), true);
    return (subscription = { endpoint, options, toJSON: () => ({ endpoint, keys }), unsubscribe });
  };
  if (sessionStorage.getItem("allowed")) permission = "granted";
  addEventListener("pagehide", () => permission === "granted" && sessionStorage.setItem("allowed", "1"));
`;

/** The headless browser shows no notices: what would be shown is kept. */
const KEEP_SHOWN = `
  self.shown = [];
  self.registration.showNotification = async (title, options) => void self.shown.push({ title, ...options });
`;

test("notices are offered after a match was saved, chosen on the profile, and listed behind the bell", async ({
  page,
  product,
}) => {
  await importMatches(product, tomorrow(false));
  await page.addInitScript(BROWSER_WITH_PUSH);
  await page.goto("/");
  await expect(page.getByRole("article").first()).toBeVisible();
  // Nothing is asked on load; the code that offers is loaded some seconds after it.
  await (await page.waitForResponse(/start-notices/)).finished();
  await expect(page.getByText("Hear it here")).toHaveCount(0);
  await button(page, "Save HER VS LAP").click();
  const reportRequest = page.waitForRequest(
    (request) => request.url().endsWith("/api/notices/matches") && request.method() === "PUT",
  );
  await button(page, "Turn on").click();
  await expectWords(page, "Notices are on. Choose in your profile what you want to hear.");
  expect((await reportRequest).postDataJSON()).toEqual({
    matches: [{ matchId: MATCH, stored: false, untransferred: false, players: [] }],
  });

  await page.goto("/profile");
  await expect(row(page, "Notices on this phone or computer")).toBeChecked();
  await expect(row(page, "Line-ups are out")).toBeChecked();
  await expect(row(page, "15 minutes to the deadline")).toBeChecked();
  await expect(page.getByText("Only hashes of the players' ids leave this device")).toBeVisible();
  await expect(row(page, "A player of my teams is out")).toBeChecked();
  await row(page, "Quiet hours").click();
  await page.getByLabel("From", { exact: true }).selectOption("23:00");
  await expect(page.getByLabel("From", { exact: true })).toHaveValue(String(23 * 60));
  await page.reload();
  await expect(page.getByLabel("From", { exact: true })).toHaveValue(String(23 * 60));
  await row(page, "Quiet hours").click();
  await expect(page.getByLabel("From", { exact: true })).toHaveCount(0);

  // Journeys of the same account may have made an API key, which is a notice.
  const read = await page.request.post("/api/notices/read", { data: {}, headers: { origin: product.url } });
  expect(read.ok()).toBe(true);
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Notices" })).toBeVisible();
  await importMatches(product, tomorrow(true));
  const bell = page.getByRole("link", { name: /unread notice/ });
  await expect(bell).toBeVisible({ timeout: 30_000 });
  await bell.click();
  await expect(heading(page, "Notices")).toBeVisible();
  await page.getByRole("link", { name: /Line-ups are out: HER v LAP/ }).click();
  await expect(page).toHaveURL(new RegExp(`/match/${MATCH}$`));
  await page.goto("/notices");
  await expect(button(page, "Mark all as read")).toBeDisabled();
});

test("a further device of an account that wants notices reports its matches too", async ({
  page,
  product,
}) => {
  // As the test before leaves it, and a sign-out on the same device.
  const kinds = { lineups: true, playersOut: true, deadline: true, results: true };
  const data = { kinds, quiet: null, timeZone: "Asia/Kolkata" };
  const headers = { origin: product.url };
  expect((await page.request.put("/api/notices/settings", { data, headers })).ok()).toBe(true);
  await page.addInitScript(BROWSER_WITH_PUSH);
  await page.goto("/");
  await (await page.waitForResponse(/start-notices/)).finished();
  await button(page, /^Save /)
    .first()
    .click();
  const reportRequest = page.waitForRequest(
    (request) => request.url().endsWith("/api/notices/matches") && request.method() === "PUT",
  );
  await button(page, "Turn on").click();
  expect((await reportRequest).postDataJSON()).toMatchObject({ matches: [{ stored: false, players: [] }] });
});

test("a pushed notice is shown once, and a tap opens its screen, offline too", async ({ page, context }) => {
  await page.goto("/");
  await page.evaluate(() => navigator.serviceWorker.ready);
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
  await worker.evaluate(KEEP_SHOWN);
  const session = await context.newCDPSession(page);
  const ids: { registrationId: string; scopeURL: string }[] = [];
  session.on(
    "ServiceWorker.workerRegistrationUpdated",
    ({ registrations }) => void ids.push(...registrations),
  );
  await session.send("ServiceWorker.enable");
  await expect.poll(() => ids.length).toBeGreaterThan(0);
  const { registrationId = "", scopeURL = "" } = ids[0] ?? {};
  const origin = new URL(scopeURL).origin;
  const notice = {
    id: "n-1",
    kind: "lineups",
    path: "/savedmatches",
    language: "te",
    title: "A v B",
    body: "C",
  };
  for (const data of ["no notice", JSON.stringify(notice)])
    await session.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data });
  const shownNotices = () => worker.evaluate("self.shown");
  await expect.poll(shownNotices).toHaveLength(1);
  expect(await shownNotices()).toMatchObject([
    { title: "A v B", body: "C", lang: "te", tag: "n-1", data: { path: "/savedmatches" } },
  ]);
  await context.setOffline(true);
  const tap = (path: string) =>
    worker.evaluate(`self.dispatchEvent(Object.assign(new ExtendableEvent("notificationclick"), {
      notification: { data: { path: ${JSON.stringify(path)} }, close: () => undefined },
    }))`);
  await tap("/savedmatches");
  await expect(heading(page, "Saved Matches")).toBeVisible();
  // An address elsewhere is not opened.
  await tap("https://evil.example/");
  await expect(page).toHaveURL(`${origin}/`);
});

test("the switch of the profile turns on what matters most, once", async ({ page }) => {
  await page.addInitScript(BROWSER_WITH_PUSH);
  await page.goto("/profile");
  const device = row(page, "Notices on this phone or computer");
  const kinds = ["Line-ups are out", "A player of my teams is out", "15 minutes to the deadline"];
  const all = async (on: boolean) => {
    for (const kind of kinds) await expect(row(page, kind)).toBeChecked({ checked: on });
  };
  await expect(device).toBeVisible();
  // Nothing is wanted yet, as on a new account.
  for (const kind of [...kinds, "Results are ready"])
    if (await row(page, kind).isChecked()) {
      await row(page, kind).click();
      await expect(row(page, kind)).not.toBeChecked();
    }
  if (await device.isChecked()) await device.click();
  await all(false);
  await device.click();
  await expect(device).toBeChecked();
  await all(true);
  // Who then switches a part off is not overruled.
  await row(page, "Line-ups are out").click();
  await device.click();
  await expect(device).not.toBeChecked();
  await device.click();
  await expect(device).toBeChecked();
  await expect(row(page, "Line-ups are out")).not.toBeChecked();
});
