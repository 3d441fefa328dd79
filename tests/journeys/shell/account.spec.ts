import type { Page } from "@playwright/test";
import { demoAccounts } from "../../support/demo.ts";
import { button, demoMatch, heading, expectWords } from "../../support/player.ts";
import { expect, test } from "../../support/product.ts";
import { newPhone, staffCalls } from "../../support/staff-calls.ts";

test.use({ account: null });

const FIRST = "first-pass-phrase";
const OWN = "slow-green-ferry-8";

const accountKeys = ["tg_id", "ph_number", "tg_stuff", "temp_id", "fantasy_stuff_3"] as const;
type AccountKey = (typeof accountKeys)[number];

const storedOf = async (page: Page, key: AccountKey): Promise<unknown> =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? "null") as unknown, key);

const store = async (page: Page, key: AccountKey, value: unknown): Promise<void> =>
  page.evaluate(([name, text]) => localStorage.setItem(name, text), [key, JSON.stringify(value)] as const);

async function logIn(page: Page, phone: string, password: string): Promise<void> {
  await page.getByLabel("Phone number").fill(phone);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Login" }).click();
}

const mainLinks = (page: Page) => page.getByRole("navigation", { name: "Main" }).getByRole("link");

const planOf = (page: Page, name = "Plan") => page.getByRole("region", { name, exact: true });

test("a new account: first sign-in, its own password, the four destinations, a forgery, logging out", async ({
  page,
  product,
}) => {
  test.setTimeout(120_000);
  const admin = await staffCalls(product, "admin");
  const phone = newPhone();
  const id = await admin.register(phone, FIRST, 30);

  await test.step("nobody registers themselves, and a wrong password is told in the server's words", async () => {
    await page.clock.install();
    await page.goto("/login");
    await expect(heading(page, "Log in")).toBeVisible();
    await expectWords(page, "No account yet? Accounts are made by admins.");
    await expect(page.getByRole("link", { name: /regist|sign up|create/i })).toHaveCount(0);
    await expect(page.getByRole("button", { name: /regist|sign up|create/i })).toHaveCount(0);
    const reply = page.waitForResponse("**/api/auth/login");
    await logIn(page, phone, "not-the-password");
    expect((await reply).status()).toBe(201);
    const refusal = page.getByRole("alert").filter({ hasText: "Wrong phone number or password!" });
    await expect(refusal).toBeVisible();
    // It stays in the form, for a reader who looks away.
    await page.clock.runFor(10_000);
    await expect(refusal).toBeVisible();
    expect(await storedOf(page, "tg_id")).toBeNull();
  });

  await test.step("the first password must be changed", async () => {
    await logIn(page, phone, FIRST);
    await page.waitForURL("**/changepassword");
    await expectWords(page, "Login Successful! Kindly Change your Password");
    await expect(heading(page, "Change password")).toBeVisible();
    expect(await storedOf(page, "tg_id")).toBeNull();
    await page.goto("/match/demo-cricket-lineups");
    await page.waitForURL("**/changepassword");
    await page.goto("/");
    await page.getByRole("article").first().getByRole("link").first().click();
    await page.waitForURL("**/changepassword");
    await page.goto("/profile");
    await page.waitForURL("**/changepassword");
    await page.getByLabel("Name").fill("Ishan Bose");
    await page.getByLabel("E-mail").fill("ishan@demo.example");
    const password = page.getByLabel("New password", { exact: true });
    await password.fill("password123");
    await button(page, "Change Password").click();
    await expectWords(page, "This password is too common, choose another one!");
    await page.context().setOffline(true);
    await password.fill(OWN);
    await button(page, "Change Password").click();
    const toast = page.getByRole("alert").filter({ hasText: "Something went wrong!" });
    await expect(toast).toBeVisible();
    const box = await toast.boundingBox();
    expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - 390 / 2)).toBeLessThan(2);
    expect(box?.y).toBeLessThan(60);
    await page.context().setOffline(false);
    const status = page.waitForRequest(`**/api/plan/status/${id}`);
    await button(page, "Change Password").click();
    await expectWords(page, "Password Changed Successfully!");
    await status;
    expect(await storedOf(page, "tg_id")).toBe(id);
    expect(await storedOf(page, "ph_number")).toBe(phone);
    expect(await storedOf(page, "temp_id")).toBeNull();
  });

  await test.step("and then the screen is shown that needed the account", async () => {
    await expect(heading(page, "Profile")).toBeVisible();
    await page.goto("/");
  });

  await test.step("the bottom bar leads to home, my matches, research and the profile", async () => {
    await expect(heading(page, "Teamwright")).toBeVisible();
    await expect(mainLinks(page)).toHaveText([/^Home$/, /^My matches$/, /^new\s*Research$/, /^User$/]);
    for (const [link, title, path] of [
      ["My matches", "My matches", "/mymatches"],
      ["Research", "Research", "/research"],
      ["User", "Profile", "/profile"],
    ] as const) {
      await mainLinks(page).filter({ hasText: link }).click();
      await expect(heading(page, title)).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(path);
      if (path === "/research") await expectWords(page, "No finished match with teams of yours yet");
    }
    for (const detail of [phone, "Ishan Bose", "ishan@demo.example"])
      await expect(page.getByRole("definition").filter({ hasText: detail })).toBeVisible();
    await expect(button(page, "Logout")).toBeVisible();
  });

  await test.step("nothing in the browser grants a power", async () => {
    const forgedFields = { user_role: "admin", prime_admin: true, expert: true, team_limit: 25_000 };
    await store(page, "tg_stuff", { ...((await storedOf(page, "tg_stuff")) as object), ...forgedFields });
    await store(page, "ph_number", demoAccounts.admin.phone);
    await page.goto("/notify");
    await page.waitForURL((url) => url.pathname === "/");
    await button(page, "Open menu").click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await expect(menu.getByRole("link", { name: "How To Generate" })).toBeVisible();
    for (const name of ["Register User", "Manage User", "Admin Dashboard", "Hash Value"])
      await expect(menu.getByRole("link", { name })).toHaveCount(0);
    await expect(menu.getByText(phone, { exact: true })).toBeVisible();
    expect(await storedOf(page, "tg_stuff")).toMatchObject({ user_role: "customer", team_limit: 2000 });
    expect((await page.request.get("/api/admin/audit")).status()).toBe(403);

    await store(page, "ph_number", "12345");
    await page.goto("/profile");
    await expect(page.getByRole("definition").filter({ hasText: phone })).toBeVisible();
    expect(await storedOf(page, "ph_number")).toBe("0000000000");
    expect((await page.request.get("/api/admin/audit")).status()).toBe(403);

    const staff = await product.sessionOf("admin");
    const adminId = staff.origins[0]?.localStorage.find(({ name }) => name === "tg_id")?.value ?? "";
    await store(page, "tg_id", JSON.parse(adminId));
    await page.goto("/profile");
    await page.waitForURL("**/login");
  });

  await test.step("signing in again loads the plan status; logging out leaves nothing behind", async () => {
    const status = page.waitForResponse(`**/api/plan/status/${id}`);
    await logIn(page, phone, OWN);
    await expectWords(page, "Login Successfully Verfified");
    expect((await status).status()).toBe(200);
    await page.waitForURL("**/profile");
    expect(await storedOf(page, "tg_stuff")).toMatchObject({ login: true, plan: true, phoneNumber: phone });
    await store(page, "fantasy_stuff_3", []);
    await button(page, "Logout").click();
    await page.getByRole("dialog").getByRole("button", { name: "Yes", exact: true }).click();
    await page.waitForURL((url) => url.pathname === "/");
    for (const key of accountKeys) expect(await storedOf(page, key), key).toBeNull();
    expect((await page.request.get("/api/session/list")).status()).toBe(401);
    await page.goto("/profile");
    await page.waitForURL("**/login");
  });
});

test("an account's plans: running, expired, prime and none, and where a user without one is sent", async ({
  page,
  product,
}) => {
  const admin = await staffCalls(product, "admin");
  const primeAdmin = await staffCalls(product, "primeAdmin");
  const phone = newPhone();
  const id = await admin.register(phone, FIRST, 30);
  await admin.send("DELETE", `/api/plan/remove/${id}/{me}`);
  await admin.send("POST", `/api/plan/add/super/${id}/{me}`, { duration: 7 });
  const origin = { origin: product.url };
  const credentials = { phoneNumber: phone, password: FIRST };
  await page.request.post("/api/auth/login", { headers: origin, data: credentials });
  const ownFields = { name: "Jaya Pillai", email: "jaya@demo.example", password: OWN };
  await page.request.put(`/api/auth/change_password/${id}`, { headers: origin, data: ownFields });

  await page.goto("/profile");
  await page.waitForURL("**/login");
  await logIn(page, phone, OWN);
  await expect(planOf(page)).toContainText("Active");
  await expect(planOf(page)).toContainText("7 days");
  await planOf(page).getByText("Previous plans (1)").click();
  await expect(planOf(page).getByRole("listitem")).toHaveText(/^\d\d-\d\d-\d{4} – .+Expired$/);
  await expect(planOf(page, "Prime plan")).toHaveCount(0);

  await primeAdmin.send("POST", "/api/auth/registerprime", { phoneNumber: phone });
  await page.reload();
  await expect(planOf(page, "Prime plan")).toContainText("You Don't have Active Plan");
  await primeAdmin.send("POST", `/api/primeplan/add/super/${id}/{me}`, { duration: 9 });
  await page.reload();
  await expect(planOf(page, "Prime plan")).toContainText("Active");
  await expect(planOf(page, "Prime plan")).toContainText("9 days");
  await primeAdmin.send("DELETE", `/api/primeplan/remove/${id}/{me}`);
  await admin.send("DELETE", `/api/plan/remove/${id}/{me}`);
  await page.reload();
  await expect(planOf(page)).toContainText("You Don't have Active Plan");
  await planOf(page, "Prime plan").getByText("Previous plans (1)").click();
  await expect(planOf(page, "Prime plan").getByRole("listitem")).toHaveText(/Expired$/);

  for (const path of [`/match/${demoMatch("cricket", "lineups")}`, "/section", "/captain"]) {
    await page.goto(path);
    await page.waitForURL("**/plandata");
  }
  await expect(heading(page, "No active plan")).toBeVisible();
  await expectWords(page, "You do not have a plan yet. Plans are granted by an admin.");
  await expect(page.getByRole("definition")).toHaveText(phone);
  await button(page, "Check again").click();
  await expectWords(page, "Still no active plan");
  // The server tells the open page of the plan: it goes on by itself.
  await admin.send("POST", `/api/plan/add/super/${id}/{me}`, { duration: 3 });
  await page.waitForURL((url) => url.pathname === "/");

  // Staff end the session while the application is open.
  await admin.send("POST", `/api/auth/removelimit/${id}/{me}`);
  await page.getByRole("tabpanel").getByRole("link").first().click();
  await page.waitForURL("**/login");
  await logIn(page, phone, OWN);
  // The page may learn of the end before the tap. Its card then leads to the match's two doors.
  await page.waitForURL(/\/(?:match|decision)\/demo-/);
  const door = page.getByRole("link", { name: "Build my own" });
  await expect(heading(page, "Choose players").or(door)).toBeAttached();
  if (await door.isVisible()) await door.click();
  await expect(heading(page, "Choose players")).toBeAttached();
});
