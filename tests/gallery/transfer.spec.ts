import { expect } from "@playwright/test";
import { test } from "./gallery.ts";

test.beforeEach(async ({ openGallery }) => {
  await openGallery("transfer");
});

test("app-share: a tick chooses the app with all its free slots, and without it there is no number", async ({
  page,
}) => {
  const part = page.getByRole("region", { name: "app-share", exact: true });
  const app = part.getByRole("listitem").first();
  const tick = app.getByRole("checkbox", { name: "Harbour Eleven" });
  await expect(tick).toBeChecked();
  await expect(app).toContainText("Gets 12 of 20: no more teams are left for it");
  await app.getByText("Harbour Eleven", { exact: true }).click();
  await expect(tick).not.toBeChecked();
  await expect(app.getByRole("textbox")).toHaveCount(0);
  await app.getByText("Harbour Eleven", { exact: true }).click();
  await expect(app.getByRole("textbox", { name: "Teams for Harbour Eleven" })).toHaveValue("20");
});

test("app-share: one that takes nothing says why, and cannot be ticked", async ({ page }) => {
  const part = page.getByRole("region", { name: "app-share", exact: true });
  for (const reason of ["Asking the app", "Not linked", "not connected yet", "deadline has passed"])
    await expect(part.getByRole("listitem").filter({ hasText: reason }).getByRole("checkbox")).toBeDisabled();
});

test("team-wall: a team with a link can be sent, one without gets its link first, and after the deadline neither", async ({
  page,
}) => {
  const open = page.getByRole("region", { name: "team-wall", exact: true });
  await expect(open.getByRole("button", { name: "Transfer To Dream11: team 1" })).toBeVisible();
  await expect(open.getByRole("button", { name: "Copy To Dream11: team 24871" })).toBeVisible();
  await open.getByRole("button", { name: "Transfer To Dream11: team 1" }).click();
  await expect(page.getByRole("dialog")).toContainText("example.org");
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  const closed = page.getByRole("region", { name: "team-wall-closed", exact: true });
  await expect(closed.getByRole("button", { name: /Dream11/ })).toHaveCount(0);
  await expect(closed.getByRole("button", { name: "Copy Link: team 1" })).toBeVisible();
});

test("selection-footer: teams are ticked and counted; nothing ticked is refused; Back ends it", async ({
  page,
}) => {
  const part = page.getByRole("region", { name: "team-wall-selection", exact: true });
  await part.getByRole("button", { name: "Select", exact: true }).click();
  await part.getByRole("button", { name: "Transfer", exact: true }).click();
  await expect(part.getByRole("alert")).toHaveText("Select Atleast One Team!");
  await part.getByRole("checkbox", { name: "Select team 24871" }).check();
  await expect(part.getByRole("status")).toHaveText("1 team selected");
  await part.getByRole("button", { name: "Select All" }).click();
  await expect(part.getByRole("status")).toHaveText("2 teams selected");
  await page.goBack();
  await expect(part.getByRole("checkbox")).toHaveCount(0);
});
