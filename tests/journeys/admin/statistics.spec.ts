import { expect, test } from "../../support/product.ts";
import { button, lookUp, register, expectWords } from "./staff.ts";

const SUPERUSER = "9000000005";

test("a superuser's work shows in their own statistics, the admin's and the notify list", async ({
  browser,
  product,
}) => {
  const open = async (account: "superuser" | "admin") => {
    const context = await browser.newContext({
      baseURL: product.url,
      storageState: await product.sessionOf(account),
      viewport: { width: 390, height: 844 },
    });
    return context.newPage();
  };
  const superuser = await open("superuser");
  const total = superuser.getByRole("definition").first();
  await superuser.goto("/accountsdata");
  const before = Number(await total.textContent());

  await register(superuser, { phone: "9700000011", days: "30", password: "harbour-7" });
  await lookUp(superuser, "9700000011");
  await button(superuser, "7 days").click();
  await button(superuser, "Add Plan").click();
  await expectWords(superuser, "Plan Added Successfully!");

  await superuser.goto("/accountsdata");
  await expect(superuser.getByRole("tab")).toHaveText(["Account Data", "Last 7 Days", "Complete Data"]);
  await expect(total).toHaveText(String(before + 2));
  const doneRow = superuser.getByRole("row").filter({ hasText: "9700000011" });
  await superuser.getByRole("tab", { name: "Complete Data" }).click();
  await expect(doneRow).toHaveCount(2);
  await expect(doneRow.first()).toContainText("Plan added");
  await expect(doneRow.first()).toContainText("7 days");
  await expect(doneRow.last()).toContainText("Registered");
  await expect(doneRow.last()).toContainText("30 days");
  await superuser.getByRole("tab", { name: "Last 7 Days" }).click();
  await expectWords(superuser, "The 7 days before today. Today is not counted.");
  await expect(doneRow).toHaveCount(0);

  const admin = await open("admin");
  await admin.goto("/adminaccountsdata");
  const field = admin.getByLabel("Superuser's phone number");
  await field.fill("90000");
  await button(admin, "Show").click();
  await expectWords(admin, "Invalid Mobile Number!");
  await field.fill("9799999999");
  await expectWords(admin, "Some Error occured to fetch!");
  await field.fill("9000000001");
  await expectWords(admin, "This account is no superuser!");
  await field.fill(SUPERUSER);
  await expect(admin.getByRole("definition").first()).toHaveText(String(before + 2));

  await admin.goto("/notify");
  await expect(admin.getByRole("heading", { level: 1, name: "Super User Notify List" })).toBeVisible();
  const rows = admin.getByRole("row").filter({ hasText: "9700000011" });
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText(SUPERUSER);
  await superuser.context().close();
  await admin.context().close();
});
