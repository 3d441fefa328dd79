import { expect } from "@playwright/test";
import { demoAccounts } from "../../support/demo.ts";
import { postTwoTeams } from "../../support/expert-posts.ts";
import { button, demoMatch, expectWords } from "../../support/player.ts";
import { linkOnProfile, test } from "../../support/sandbox.ts";
import { axeFindings, sidewaysScroll, takePicture } from "../../support/screen-check.ts";
import { sendAs } from "../../support/staff-calls.ts";

test.use({ serverName: "transfer-posted" });

const match = demoMatch("cricket", "lineups");

// Each width has its own author: the server refuses the same post of one author twice.
for (const [width, author] of [
  [390, "primeAdmin"],
  [1280, "expert"],
] as const)
  test.describe(`a reader at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test("copies and transfers an expert's teams in place", async ({ page, own }) => {
      const { server, sandbox, sessionOf } = own;
      const mobile = `9${String(width).padStart(9, "0")}`;
      const send = await sendAs(server.url, await sessionOf(author));
      const { id } = await postTwoTeams(server.url, match, send, demoAccounts[author].phone);
      await linkOnProfile(page, sandbox, "Dream11", mobile);
      await page.goto(`/showexpertteams/${id}`);
      await page.getByRole("tab", { name: /^Expert Teams/ }).click();

      const first = page.getByRole("article", { name: "Team 1", exact: true });
      await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
      await first.getByRole("button", { name: "Copy as text: team 1", exact: true }).click();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^#1 .*\nWK: /);
      await first.getByRole("button", { name: /^Copy To Dream11/ }).click();
      await expect(first.getByRole("button", { name: /^Transfer To Dream11/ })).toBeVisible();
      await page.reload();
      await page.getByRole("tab", { name: /^Expert Teams/ }).click();
      await expect(first.getByRole("button", { name: /^Transfer To Dream11/ })).toBeVisible();

      await button(page, "Select").click();
      await button(page, "Transfer").click();
      await expectWords(page, "Select Atleast One Team!");
      await page.getByRole("checkbox", { name: "Select team 2", exact: true }).check();
      await takePicture(page, `posted teams selected ${width}`);
      expect(await sidewaysScroll(page)).toBe(0);
      expect(await axeFindings(page)).toEqual([]);
      await button(page, "Transfer").click();
      await page.getByRole("button", { name: "Transfer to Dream11" }).click();
      await expect(page).toHaveURL(/\/transferarena\/\?transfer=/);
      await page.getByRole("button", { name: /^Transfer 1 change/ }).click();
      await expect(page.getByRole("dialog", { name: /summary/ })).toBeVisible({ timeout: 90_000 });
      await expect.poll(async () => (await sandbox.teams("dream11", mobile)).length).toBe(1);
    });
  });
