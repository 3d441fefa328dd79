import { readFileSync, writeFileSync } from "node:fs";
import type { Browser, Page } from "@playwright/test";
import { dataFileSchema } from "@teamwright/contract/data-file";
import type { DataFile } from "@teamwright/contract/data-file";
import { demoAccounts } from "../../support/demo.ts";
import { layersLeft, untilOfflineReady } from "../../support/flow.ts";
import { holdCalls } from "../../support/hold-calls.ts";
import { button, demoMatch, openPlayers, quickTeams, expectWords } from "../../support/player.ts";
import { endRoutes, expect, test } from "../../support/product.ts";
import type { Product } from "../../support/product.ts";
import { axeFindings, axeInBothSchemes } from "../../support/screen-check.ts";
import { newPhone, staffCalls } from "../../support/staff-calls.ts";
import { storedTeams } from "../../support/stored-teams.ts";

test.use({ account: null });

const FIRST = "first-pass-phrase";
const OWN = "slow-green-ferry-8";

async function logIn(page: Page, phone: string, password: string): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("Phone number").fill(phone);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Login" }).click();
}

async function chooseFirstPassword(page: Page): Promise<void> {
  await page.waitForURL("**/changepassword");
  await page.getByLabel("Name").fill("Ishan Bose");
  await page.getByLabel("E-mail").fill("ishan@demo.example");
  await page.getByLabel("New password", { exact: true }).fill(OWN);
  await button(page, "Change Password").click();
  await expectWords(page, "Password Changed Successfully!");
}

test("a person deletes the own account by keyboard; the number can be registered again", async ({
  page,
  product,
}) => {
  const admin = await staffCalls(product, "admin");
  const phone = newPhone();
  await admin.register(phone, FIRST, 30);
  await logIn(page, phone, FIRST);
  await chooseFirstPassword(page);
  await page.evaluate(() => localStorage.setItem("last_time:0", "{}"));

  await page.goto("/profile");
  const opener = page
    .getByRole("region", { name: "Delete my account" })
    .getByRole("button", { name: "Delete my account" });
  await opener.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  await expect(dialog).toContainText("This cannot be undone.");
  expect(await axeInBothSchemes(page, "delete account")).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press("Enter");
  await dialog.getByLabel("Your password").fill("not the password");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("The current password is wrong!")).toBeVisible();
  await dialog.getByRole("switch", { name: "Also delete what is on this device" }).click();
  await dialog.getByLabel("Your password").fill(OWN);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/login#deleted");
  await expect(page.getByRole("status").filter({ hasText: "Your account is deleted." })).toBeVisible();
  expect(
    await page.evaluate(() => [localStorage.getItem("tg_id"), localStorage.getItem("last_time:0")]),
  ).toEqual([null, null]);

  await logIn(page, phone, OWN);
  await expect(page.getByRole("alert").filter({ hasText: "Wrong phone number or password!" })).toBeVisible();
  await admin.register(phone, FIRST, 30);
});

/** A new browser of the demo's customer. */
async function openDevice(browser: Browser, product: Product): Promise<Page> {
  const context = await browser.newContext({
    storageState: await product.sessionOf("customer"),
    baseURL: product.url,
    viewport: { width: 390, height: 844 },
    serviceWorkers: "allow",
  });
  return context.newPage();
}

const dataCard = (page: Page) => page.getByRole("region", { name: "Your data" });

async function chooseFile(page: Page, path: string) {
  await page.getByLabel("Add from a file").setInputFiles(path);
  return page.getByRole("dialog", { name: "Add to this device" });
}

test("everything of one device is added to another one without a connection, once, and both versions stay", async ({
  browser,
  product,
}, info) => {
  test.setTimeout(150_000);
  const match = demoMatch("cricket", "lineups");
  const [phone, tablet] = [await openDevice(browser, product), await openDevice(browser, product)];
  const path = info.outputPath("copy.json");

  await test.step("the file has the teams, the strategy, the settings and the account", async () => {
    const attempt = await quickTeams(phone, match, 30);
    await phone.evaluate(() => localStorage.setItem("mantine-color-scheme-value", "dark"));
    await phone.goto("/profile");
    const download = phone.waitForEvent("download");
    await dataCard(phone).getByRole("button", { name: "Save a copy of everything" }).click();
    await (await download).saveAs(path);
    await expectWords(phone, "Copy saved.");
    const file = JSON.parse(readFileSync(path, "utf8")) as DataFile;
    expect(dataFileSchema.safeParse(file).error).toBeUndefined();
    expect(file.account?.profile.phoneNumber).toBe(demoAccounts.customer.phone);
    expect(file.device.attempts.map(({ teams }) => teams.length)).toEqual([30]);
    expect(readFileSync(path, "utf8")).not.toMatch(/authToken|tw_/);
    expect(await storedTeams(phone, match, attempt)).toHaveLength(30);
  });

  await test.step("another device shows what it adds, and adds it offline", async () => {
    await startOtherDraft(tablet, match);
    await tablet.goto("/profile");
    await untilOfflineReady(tablet);
    await tablet.context().setOffline(true);
    const dialog = await chooseFile(tablet, path);
    await expect(dialog).toContainText("1 attempt with 30 teams");
    await expect(dialog).toContainText("1 strategy is here in another version");
    expect(await axeFindings(tablet)).toEqual([]);
    await dialog.getByRole("button", { name: "Add", exact: true }).focus();
    await tablet.keyboard.press("Enter");
    await expectWords(tablet, "Added to this device.");
    expect(await storedTeams(tablet, match, 1)).toEqual(await storedTeams(phone, match, 1));
    await expect(tablet.locator("html")).toHaveAttribute("data-color-scheme", "dark");
  });

  await test.step("the other version of the strategy can be taken, and a second time adds nothing", async () => {
    const other = dataCard(tablet).getByRole("listitem");
    await expect(other).toHaveCount(1);
    await other.getByRole("button", { name: /^Use the strategy/ }).click();
    await expectWords(tablet, "Strategies swapped.");
    await expect(other).toHaveCount(1);
    // In the dark scheme that the file brought.
    expect(await axeFindings(tablet)).toEqual([]);
    const dialog = await chooseFile(tablet, path);
    await expect(dialog).toContainText("Everything in this file is on this device already.");
    await tablet.keyboard.press("Escape");
  });

  await test.step("a damaged file and another one are refused in words", async () => {
    const text = readFileSync(path, "utf8");
    for (const [content, words] of [
      [text.slice(0, -100), "This file is damaged, so nothing was added"],
      ['{"teams":[]}', "This is not a data file of Teamwright."],
      [text.replace('"version":1', '"version":9'), "This file is from a newer version."],
    ] as const) {
      writeFileSync(path, content);
      const dialog = await chooseFile(tablet, path);
      await expect(dialog.getByRole("alert")).toContainText(words);
      await dialog.getByRole("button", { name: "Close" }).last().click();
    }
  });
  for (const page of [phone, tablet]) await page.context().close();
});

/** The same points for every player, by hand. */
async function typePoints(page: Page, match: string, points: string): Promise<void> {
  await page.goto(`/addpoint/${match}`);
  const fields = page.getByRole("textbox", { name: /^Points of/ });
  await fields.first().waitFor();
  for (const field of await fields.all()) await field.fill(points);
  await button(page, "Save").click();
  await expectWords(page, "Player points Updated Successfully!");
  await layersLeft(page);
}

/** A strategy for the match with other players than the one of `quickTeams`. */
async function startOtherDraft(page: Page, match: string): Promise<void> {
  await openPlayers(page, match);
  await page.getByRole("checkbox").nth(2).click();
  await page.waitForFunction((id) => localStorage.getItem(`strategy_draft:${id}`) !== null, match);
}

test("stored attempts are synchronised between two devices; the server gets only ciphertext and deletes it in the end", async ({
  browser,
  product,
}) => {
  test.setTimeout(150_000);
  const PASSPHRASE = "five boats in a quiet harbour";
  const match = demoMatch("football", "lineups");
  const [phone, tablet] = [await openDevice(browser, product), await openDevice(browser, product)];
  const cardOf = (page: Page) => page.getByRole("region", { name: "Synchronisation" });
  const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Turn on synchronisation" });
  const passphraseOf = (page: Page) =>
    dialogOf(page).getByRole("textbox", { name: "Passphrase", exact: true });
  const open = async (page: Page) => {
    await page.goto("/profile");
    await cardOf(page).getByRole("button", { name: "Turn on synchronisation" }).click();
  };
  const waitForSync = (page: Page) =>
    expect(cardOf(page)).toContainText("The attempts of this device and the server are the same.");

  await test.step("the first device chooses a passphrase and sends what it has", async () => {
    await quickTeams(phone, match, 20);
    await open(phone);
    await passphraseOf(phone).fill("short");
    await phone.keyboard.press("Enter");
    await expect(dialogOf(phone)).toContainText("The passphrase needs 12 characters or more.");
    expect(await axeInBothSchemes(phone, "turn on synchronisation")).toEqual([]);
    await passphraseOf(phone).fill(PASSPHRASE);
    await dialogOf(phone).getByLabel("Passphrase again").fill(PASSPHRASE);
    const sentRequest = phone.waitForRequest(
      (request) => request.method() === "PUT" && request.url().includes("/api/sync/"),
    );
    await phone.keyboard.press("Enter");
    const content = (await sentRequest).postDataBuffer();
    expect(content?.length).toBeGreaterThan(1000);
    expect(content?.toString("latin1")).not.toContain(match);
    await waitForSync(phone);
  });

  await test.step("a wrong passphrase is told, the right one brings the teams", async () => {
    await open(tablet);
    await passphraseOf(tablet).fill("five boats in a loud harbour");
    await tablet.keyboard.press("Enter");
    await expect(dialogOf(tablet)).toContainText("This is not the passphrase of your other device.");
    await passphraseOf(tablet).fill(PASSPHRASE);
    await tablet.keyboard.press("Enter");
    await waitForSync(tablet);
    expect(await storedTeams(tablet, match, 1)).toEqual(await storedTeams(phone, match, 1));
  });

  await test.step("what was made without a connection is merged, and a deletion reaches the other device", async () => {
    await tablet.context().setOffline(true);
    await cardOf(tablet).getByRole("button", { name: "Synchronise now" }).click();
    await expect(cardOf(tablet)).toContainText("The last synchronisation did not finish.");
    await quickTeams(phone, match, 12);
    await phone.goto("/profile");
    await cardOf(phone).getByRole("button", { name: "Synchronise now" }).click();
    await waitForSync(phone);
    await tablet.context().setOffline(false);
    await waitForSync(tablet);
    expect(await storedTeams(tablet, match, 2)).toHaveLength(12);
    expect(await axeInBothSchemes(tablet, "synchronisation")).toEqual([]);
  });

  await test.step("points that are typed later reach the other device, and those typed on both are both kept", async () => {
    // Who types after seeing the other's points replaces them.
    await tablet.route("**/api/sync/**", (route) => route.abort());
    await typePoints(phone, match, "31");
    await typePoints(tablet, match, "42");
    await tablet.unroute("**/api/sync/**");
    for (const page of [phone, tablet, phone]) {
      await page.goto("/profile");
      await cardOf(page).getByRole("button", { name: "Synchronise now" }).click();
      await waitForSync(page);
    }
    await phone.goto(`/addpoint/${match}`);
    const first = phone.getByRole("textbox", { name: /^Points of/ }).first();
    await expect(first).toHaveValue("42");
    await expect(phone.getByText(/^Other points were typed on another device on /)).toBeVisible();
    await button(phone, "Use those").click();
    await expect(first).toHaveValue("31");
    expect(await axeInBothSchemes(phone, "other points")).toEqual([]);
    await phone.goto("/profile");
  });

  await test.step("what is deleted while the device synchronises is deleted on the server after it", async () => {
    const letThrough = await holdCalls(phone, "**/api/sync/**");
    const heldRequest = phone.waitForRequest("**/api/sync/**");
    await phone.goto(`/previousmatch/${match}`);
    await heldRequest;
    await button(phone, "Delete attempt 2").click();
    await phone.getByRole("dialog").getByRole("button", { name: "Yes", exact: true }).click();
    await expectWords(phone, "Attempt Deleted Successfully!");
    const removal = phone.waitForResponse(/\/api\/sync\/items\/[^/]+\/delete$/);
    letThrough();
    expect((await removal).status()).toBe(200);
    await endRoutes(phone);
    await phone.goto("/profile");
  });

  await test.step("turning it off deletes the server's copies, and every device keeps its teams", async () => {
    await cardOf(tablet).getByRole("button", { name: "Turn off synchronisation" }).click();
    await tablet.getByRole("dialog").getByRole("button", { name: "Turn off", exact: true }).click();
    await expectWords(tablet, "Synchronisation is off. The server has deleted its copies.");
    await cardOf(phone).getByRole("button", { name: "Synchronise now" }).click();
    await expect(cardOf(phone)).toContainText(
      "Synchronisation was turned off or on again on another device.",
    );
    for (const page of [phone, tablet]) expect(await storedTeams(page, match, 1)).toHaveLength(20);
  });
  for (const page of [phone, tablet]) await page.context().close();
});
