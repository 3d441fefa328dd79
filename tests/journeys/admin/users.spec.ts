import type { Page } from "@playwright/test";
import { demoAccounts } from "../../support/demo.ts";
import { layerEntered, layersLeft } from "../../support/flow.ts";
import { expect, test } from "../../support/product.ts";
import { newPhone } from "../../support/staff-calls.ts";
import { button, fillRegistration, lookUp, register, expectWords } from "./staff.ts";

test.describe("an admin registers a user", () => {
  test.use({ account: "admin" });

  test("each mistake is told in the specification's words", async ({ page }) => {
    await page.goto("/register463980");
    await fillRegistration(page, { phone: "98765", days: "0", password: "four" });
    await button(page, "Register").click();
    await expectWords(page, "Enter Valid Phone Number");
    await expectWords(page, "Ener Valid Duration");
    await expectWords(page, "Password length should be more than 5");
  });

  test("a double click makes one account, and it can be handed over and opened", async ({ page }) => {
    await page.goto("/register463980");
    await page.getByLabel("Phone number").fill("+91 97000 00001");
    await expect(page.getByLabel("Phone number")).toHaveValue("9700000001");
    await button(page, "30 days").click();
    await button(page, "Make one").click();
    await button(page, "Register").dblclick();
    await expectWords(page, "User Registered Successfully!");
    await expect(page.getByText("This phone number is already registered!")).toHaveCount(0);
    await button(page, "Copy sign-in details").click();
    await button(page, "Open this user").click();
    await expect(page.getByText("30 days left")).toBeVisible();
    await expect(page.getByText("No name yet")).toBeVisible();
    await expect(page.getByText("Registered the user")).toHaveCount(1);
  });

  test("a password that nobody copied is not left behind without a question", async ({ page }) => {
    await page.goto("/register463980");
    await fillRegistration(page, { phone: "9700000021", days: "7", password: "harbour-7" });
    await button(page, "Register").click();
    await expectWords(page, "User Registered Successfully!");
    const question = page.getByRole("dialog", { name: "Leave without copying the sign-in details?" });
    await layerEntered(page);
    for (const leave of [
      () => page.goBack(),
      () => button(page, "Open this user").click(),
      () => button(page, "Register another").click(),
      () => page.getByRole("link", { name: "Paste a list" }).click(),
    ]) {
      await leave();
      await expect(question).toBeVisible();
      await question.getByRole("button", { name: "Keep editing" }).last().click();
      await expect(question).toHaveCount(0);
      await layerEntered(page);
    }
    await expect(page.getByText("harbour-7")).toBeVisible();
    await button(page, "Register another").click();
    await question.getByRole("button", { name: "Leave" }).click();
    await expect(page.getByLabel("Phone number")).toHaveValue("");
    await expect(question).toHaveCount(0);
  });

  test("a number cannot be registered twice", async ({ page }) => {
    await register(page, { phone: "9700000002", days: "7", password: "harbour-7" });
    await page.goto("/register463980");
    await fillRegistration(page, { phone: "9700000002", days: "7", password: "harbour-7" });
    await button(page, "Register").click();
    await expectWords(page, "This phone number is already registered!");
    await expect(page.getByLabel("Phone number")).toHaveValue("9700000002");
  });
});

test.describe("an admin manages a user", () => {
  test.use({ account: "admin" });

  test("a number nobody has is said so and offered for registration", async ({ page }) => {
    await page.goto("/manageuser");
    await page.getByLabel("Find a user by phone number").fill("9700009999");
    await expectWords(page, "No user has this phone number!");
    await page.getByRole("link", { name: "Register this number" }).click();
    await expect(page.getByLabel("Phone number")).toHaveValue("9700009999");
  });

  test("a plan is extended, removed after asking, and kept in the history", async ({ page }) => {
    await register(page, { phone: "9700000003", days: "10", password: "harbour-7" });
    await lookUp(page, "9700000003");
    await button(page, "Add Plan").click();
    await expectWords(page, "Enter Correct Duration");
    await button(page, "7 days").click();
    await expect(page.getByText(/^The plan will then end on \d\d-\d\d-\d{4}\.$/)).toBeVisible();
    await button(page, "Add Plan").dblclick();
    await expectWords(page, "Plan Added Successfully!");
    await expect(page.getByText("17 days left")).toBeVisible();

    await button(page, "Remove Plan").click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText("17 days are lost");
    await dialog.getByRole("button", { name: "Cancel" }).last().click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText("17 days left")).toBeVisible();
    await button(page, "Remove Plan").click();
    await dialog.getByRole("button", { name: "Remove Plan" }).click();
    await expectWords(page, "Plan Removed Successfully!");
    await expectWords(page, "No active plan");
    await expect(page.getByText("Expired").first()).toBeVisible();
  });

  test("an account is blocked, unblocked and freed of its login limit", async ({ page }) => {
    await register(page, { phone: "9700000004", days: "10", password: "harbour-7" });
    await lookUp(page, "9700000004");
    await button(page, "Block").click();
    await page.getByRole("dialog").getByRole("button", { name: "Block" }).click();
    await expectWords(page, "User Blocked Successfully!");
    await expectWords(page, "Blocked");
    await button(page, "Unblock").click();
    await expectWords(page, "User Unblocked Successfully!");
    await expect(button(page, "Block")).toBeVisible();
    await button(page, "Remove Login Limit").click();
    await page.getByRole("dialog").getByRole("button", { name: "Remove Login Limit" }).click();
    await expectWords(page, "Login Limit Removed Successfully!");
  });

  test("powers change together after a summary, and the audit log tells it", async ({ page }) => {
    await register(page, { phone: "9700000005", days: "10", password: "harbour-7" });
    await lookUp(page, "9700000005");
    const expert = page.getByRole("switch", { name: "Expert" });
    await expert.click();
    await page.getByRole("switch", { name: "Raised team limit" }).click();
    await page.getByRole("switch", { name: "7-day retention" }).click();
    await page.getByRole("switch", { name: "7-day retention" }).click();
    await expectWords(page, "2 changes");
    await button(page, "Review changes").click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("listitem")).toHaveText(["Expertoff to on", "Raised team limitoff to on"]);
    const apply = dialog.getByRole("button", { name: "Apply" });
    await expect(apply).toBeDisabled();
    await dialog.getByLabel("Your password").fill("another password");
    await apply.click();
    await expectWords(page, "The current password is wrong!");
    await dialog.getByLabel("Your password").fill(demoAccounts.admin.password);
    await apply.click();
    await expectWords(page, "Account Powers Changed Successfully!");
    await expect(expert).toBeChecked();
    await expect(button(page, "Review changes")).toHaveCount(0);

    await page.getByRole("link", { name: "Whole audit log" }).click();
    await expect(page.getByLabel("Phone number, who or whom")).toHaveValue("9700000005");
    const changedRow = page.getByRole("row").filter({ hasText: "Changed role or powers" });
    await expect(changedRow).toContainText(/expert\s*off\s*on/);
    await page.getByLabel("Action").selectOption("Registered the user");
    await expect(page.getByRole("row").filter({ hasText: "Registered the user" })).toHaveCount(1);
    await expect(changedRow).toHaveCount(0);
  });

  test("what another tab changed is no change of this one, which keeps its own", async ({
    page,
    context,
  }) => {
    await register(page, { phone: "9700000006", days: "10", password: "harbour-7" });
    await lookUp(page, "9700000006");
    await page.getByRole("switch", { name: "7-day retention" }).click();
    const other = await context.newPage();
    await lookUp(other, "9700000006");
    await other.getByRole("switch", { name: "Expert" }).click();
    await button(other, "Review changes").click();
    await other.getByLabel("Your password").fill(demoAccounts.admin.password);
    await other.getByRole("dialog").getByRole("button", { name: "Apply" }).click();
    await expectWords(other, "Account Powers Changed Successfully!");
    await other.close();

    // Any change of the account reads it again.
    await button(page, "7 days").click();
    await button(page, "Add Plan").click();
    await expect(page.getByRole("switch", { name: "Expert" })).toBeChecked();
    await expectWords(page, "1 change");
    await button(page, "Review changes").click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("listitem")).toHaveText(["7-day retentionoff to on"]);
    await dialog.getByRole("button", { name: "Apply" }).click();
    await expectWords(page, "Account Powers Changed Successfully!");
    await expect(button(page, "Review changes")).toHaveCount(0);
  });

  test("nobody locks themselves out", async ({ page }) => {
    await lookUp(page, "9000000004");
    await expect(button(page, "Block")).toBeDisabled();
    await expectWords(page, "You cannot change your own role or powers.");
    await expect(page.getByRole("switch", { name: "Expert" })).toBeDisabled();
  });
});

async function setRole(page: Page, phone: string, role: string): Promise<void> {
  await lookUp(page, phone);
  await button(page, role).click();
  await button(page, "Review changes").click();
  const dialog = page.getByRole("dialog");
  const password = dialog.getByLabel("Your password");
  if ((await password.count()) > 0) await password.fill(demoAccounts.admin.password);
  await dialog.getByRole("button", { name: "Apply" }).click();
  await expectWords(page, "Account Powers Changed Successfully!");
  await layersLeft(page);
}

test.describe("prime", () => {
  test.use({ account: "primeAdmin" });

  test("a prime admin gives and takes prime accounts, plans and group ownership", async ({
    page,
    browser,
    product,
  }) => {
    const admin = await browser.newContext({
      baseURL: product.url,
      storageState: await product.sessionOf("admin"),
    });
    const desk = await admin.newPage();
    const phone = newPhone();
    await register(desk, { phone, days: "10", password: "harbour-7" });
    await lookUp(page, phone);
    await expect(button(page, "Add Plan")).toHaveCount(0);
    await expectWords(page, "Not a prime user. A prime account is needed before a prime plan.");
    await button(page, "Create Prime Account").click();
    await expectWords(page, "Prime Account Created Successfully!");
    await button(page, "90 days").click();
    await button(page, "Add Prime Plan").click();
    await expectWords(page, "Prime Plan Added Successfully!");
    await expect(page.getByText("90 days left")).toBeVisible();
    await button(page, "Remove Prime Plan").click();
    await page.getByRole("dialog").getByRole("button", { name: "Remove Prime Plan" }).click();
    await expectWords(page, "Prime Plan Removed Successfully!");
    await expect(page.getByText("90 days left")).toHaveCount(0);

    await expect(button(page, "Create Group Owner Access")).toHaveCount(0);
    // Group ownership also requires a staff role.
    const sharedContext = await browser.newContext({
      baseURL: product.url,
      storageState: await product.sessionOf("primeSuperuser"),
    });
    const office = await sharedContext.newPage();
    await lookUp(office, phone);
    await button(office, "Create Group Owner Access").click();
    await expectWords(office, "Group Owner Access Created Successfully!");
    await expectWords(office, "Group owner");
    await button(office, "Remove Group Owner Access").click();
    await office.getByRole("dialog").getByRole("button", { name: "Remove Group Owner Access" }).click();
    await expectWords(office, "Group Owner Access Removed Successfully!");
    await sharedContext.close();
    await setRole(desk, phone, "Superuser");
    await setRole(desk, phone, "Customer");
    await admin.close();
  });
});

test.describe("a prime admin who is a superuser", () => {
  test.use({ account: "primeSuperuser" });

  test("is told which accounts only an admin manages, and is offered nothing that is refused", async ({
    page,
  }) => {
    await page.goto("/manageuser");
    const search = page.getByLabel("Find a user by phone number");
    await search.fill("9000000004");
    await expectWords(page, "Only an admin sees and manages this account.");
    await expect(page.getByRole("link", { name: "Register this number" })).toHaveCount(0);
    await lookUp(page, "9000000007");
    await expectWords(page, "The account belongs to staff: only an admin makes it a prime account.");
    await expect(button(page, "Create Prime Account")).toBeDisabled();
  });
});
