import { layerEntered, layersLeft } from "../../support/flow.ts";
import { expect, test } from "../../support/product.ts";
import { button, lookUp, register, expectWords } from "./staff.ts";

test.use({ account: "admin" });

test("users are found by a part of the number, and a list of them is extended in one act", async ({
  page,
}) => {
  await register(page, { phone: "9711100001", days: "3", password: "harbour-7" });
  await register(page, { phone: "9711100002", days: "5", password: "harbour-7" });
  await page.goto("/users");
  await page.getByLabel("Number or name").fill("97111000");
  await page.getByRole("button", { name: /^Ends this week/ }).click();
  await expect(page.getByRole("link", { name: "9711100001" })).toBeVisible();
  await button(page, "Extend these 2").click();
  await button(page, "30 days").click();
  await button(page, "Preview 2 numbers").click();
  await button(page, "Give 2 users 30 days").click();
  await expectWords(page, "2 of 2 done.");
  await lookUp(page, "9711100002");
  await expect(page.getByText("35 days left")).toBeVisible();
});

test("a pasted list shows what it would do, and hands over the passwords of new users once", async ({
  page,
}) => {
  await register(page, { phone: "9711100003", days: "3", password: "harbour-7" });
  await page.goto("/users/many");
  await page.getByLabel("Phone numbers").fill("Asha\t97111 00003\n+91 97111 00004\n97111");
  await expectWords(page, "No phone numbers: 97111");
  await button(page, "Preview 2 numbers").click();
  await expect(page.getByRole("row", { name: /9711100004/ })).toContainText("Register");
  await button(page, "Give 2 users 30 days").click();
  await expectWords(page, "2 of 2 done.");
  await expect(page.getByRole("row", { name: /9711100004/ })).toContainText(/[a-z]{5}-\d{4}/);
});

test("the outcome of a long list is in view, and its passwords are not left behind without a question", async ({
  page,
}) => {
  const numbers = Array.from({ length: 15 }, (_, index) => `97111001${String(index + 10)}`);
  await page.goto("/users/many");
  await page.getByLabel("Phone numbers").fill(numbers.join("\n"));
  await button(page, "Preview 15 numbers").click();
  await button(page, "Give 15 users 30 days").click();
  await expect(page.getByText("15 of 15 done.")).toBeInViewport();
  await expect(button(page, "Copy sign-in details")).toBeInViewport();

  const question = page.getByRole("dialog", { name: "Leave without copying the sign-in details?" });
  await button(page, "Back").click();
  await button(page, "Keep editing").last().click();
  await expect(question).toHaveCount(0);
  await layerEntered(page);
  await page.goBack();
  await expect(question).toBeVisible();
  await button(page, "Keep editing").last().click();
  await expect(question).toHaveCount(0);
  await button(page, "Copy sign-in details").click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("Phone: 9711100124");
  await layersLeft(page);
  await button(page, "Back").click();
  await expect(page).toHaveURL("/");
});

test("a pasted document is refused at once, and so are more numbers than one act takes", async ({ page }) => {
  await page.goto("/users/many");
  const field = page.getByLabel("Phone numbers");
  await field.fill("lorem ipsum 12 ".repeat(14_000));
  await expectWords(page, "This list is too long: 2,000 numbers at most.");
  await expect(field).toHaveValue("");
  await page.reload();
  await field.fill(Array.from({ length: 2001 }, (_, index) => 9_711_200_000 + index).join(","));
  await button(page, "Preview 2,001 numbers").click();
  await expectWords(page, "This list is too long: 2,000 numbers at most.");
});

test("a removed plan is restored from the user's screen", async ({ page }) => {
  await register(page, { phone: "9711100005", days: "20", password: "harbour-7" });
  await lookUp(page, "9711100005");
  await button(page, "Remove Plan").click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove Plan" }).click();
  await button(page, "Restore it").click();
  await expectWords(page, "Plan Restored Successfully!");
  await expect(page.getByText("20 days left")).toBeVisible();
});
