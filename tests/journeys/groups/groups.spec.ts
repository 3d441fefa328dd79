import type { Page } from "@playwright/test";
import { demoAccounts } from "../../support/demo.ts";
import { button, heading, expectWords } from "../../support/player.ts";
import { expect, test } from "../../support/product.ts";
import { checkBothWidths } from "../../support/screen-check.ts";

// One owner, one group: each step needs the ones before it.
test.describe.configure({ mode: "serial" });

const phones = {
  one: demoAccounts.expert.phone,
  two: demoAccounts.superuser.phone,
  idle: demoAccounts.withoutPlan.phone,
};

const addMember = async (page: Page, name: string, phone: string, teams: string): Promise<void> => {
  await button(page, "Add Member").first().click();
  const drawer = page.getByRole("dialog");
  await drawer.getByLabel("Nick name").fill(name);
  await drawer.getByLabel("Phone number").fill(phone);
  await drawer.getByLabel("Teams count").fill(teams);
  await drawer.getByRole("button", { name: "Add Member" }).click();
};

test.describe("a group owner", () => {
  test.use({ account: "groupOwner" });

  test("creates the one group in a drawer that names what is wrong", async ({ page }) => {
    await page.goto("/primeownerpanel");
    await expectWords(page, "You have no prime group yet");
    await button(page, "Create Prime Group").click();
    const drawer = page.getByRole("dialog", { name: "Create Prime Group" });
    await drawer.getByLabel("Group Name").fill("abc");
    await drawer.getByRole("button", { name: "Create Group" }).click();
    await expectWords(page, "Invalid Group Name, 4-24 characters allowed!");
    // Back closes the drawer and stays on the page.
    await page.goBack();
    await expect(drawer).toHaveCount(0);
    await button(page, "Create Prime Group").click();
    await drawer.getByLabel("Group Name").fill("Sunday Sixers");
    const create = "**/api/custom-prime/create";
    await page.route(create, (route) => route.abort());
    await drawer.getByRole("button", { name: "Create Group" }).click();
    await expectWords(page, "Something Went Wrong!");
    await page.unroute(create);
    await page.route(create, (route) =>
      route.fulfill({
        status: 201,
        json: { status: "fail", code: "conflict", message: "Somebody else was faster!" },
      }),
    );
    await drawer.getByRole("button", { name: "Create Group" }).click();
    await expectWords(page, "Somebody else was faster!");
    await page.unroute(create);
    await drawer.getByRole("button", { name: "Create Group" }).click();
    await expectWords(page, "Group Created Successfully!");
    await expect(drawer).toHaveCount(0);
    await expect(page.getByRole("region", { name: "Group Info" })).toContainText("Sunday Sixers");
    await expect(page.getByRole("region", { name: "Group Info" })).toContainText(
      demoAccounts.groupOwner.phone,
    );
    await expectWords(page, "No members yet");

    const info = "**/api/custom-prime/get-group-info";
    await page.route(info, (route) =>
      route.fulfill({ json: { status: "success", message: "", groupCreated: true, data: null } }),
    );
    await page.reload();
    await expectWords(page, "Something went wrong!");
    await page.unroute(info);
    await button(page, "Try again").first().click();
    await expectWords(page, "No members yet");
  });

  test("adds, edits and removes members, five to a page", async ({ page }) => {
    await page.goto("/primeownerpanel");
    await addMember(page, "abc", "12345", "2");
    await expectWords(page, "Invalid User Name, must be more than 4 characters!");
    await expectWords(page, "Invalid User Phone Number!");
    await expectWords(page, "Team count should be in the range 3 - 20 teams!");
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    for (const [name, phone, teams] of [
      ["Member One", phones.one, "3"],
      ["Member Two", phones.two, "4"],
      ["Idle Member", phones.idle, "5"],
      ["Late One", "9555500001", "3"],
      ["Late Two", "9555500002", "3"],
      ["Late Three", "9555500003", "3"],
    ] as const) {
      await addMember(page, name, phone, teams);
      await expectWords(page, "User data added Successfully!");
      await expect(page.getByRole("dialog")).toHaveCount(0);
    }
    const table = page.getByRole("table", { name: "Members" });
    await expect(table.getByRole("row")).toHaveCount(6);
    const row = (name: string) => table.getByRole("row").filter({ hasText: name });
    await expect(row("Member One")).toContainText("Active");
    await expect(row("Idle Member")).toContainText("InActive");
    await expectWords(page, "6 members, 2 active, 7 teams");
    await page.getByLabel("Nick name or number").fill("55000");
    await expect(table.getByRole("row")).toHaveCount(4);
    await expectWords(page, "3 members, 0 active, 0 teams");
    await page.getByLabel("Nick name or number").fill("");
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(table.getByRole("row")).toHaveCount(7);
    await page.setViewportSize({ width: 390, height: 844 });
    await button(page, "Next page").click();
    await expect(row("Late Three")).toBeVisible();
    await button(page, "Remove Late Three").click();
    await page.getByRole("dialog").getByRole("button", { name: "Remove", exact: true }).click();
    await expectWords(page, "User data removed Successfully!");
    await expect(row("Late Two")).toBeVisible();
    await button(page, "Edit Member Two").click();
    await page.getByRole("dialog").getByLabel("Teams count").fill("5");
    await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
    await expectWords(page, "User data updated Successfully!");
    await expect(row("Member Two")).toContainText("5");
    await addMember(page, "Member One again", phones.one, "3");
    await expectWords(page, "This user is in the group already!");
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    await checkBothWidths(page, "owner panel");
  });

  test("finds the panel in the menu", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto("/profile");
    await page.getByRole("link", { name: "Manage Group Info" }).click();
    await expect(heading(page, "Manage Group Info")).toBeVisible();
  });
});
