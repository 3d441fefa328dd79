import { demoAccounts } from "../../support/demo.ts";
import { postTwoTeams, withOtherCaptain } from "../../support/expert-posts.ts";
import { button, demoMatch, expectWords } from "../../support/player.ts";
import { expect, test } from "../../support/product.ts";
import { staffCalls } from "../../support/staff-calls.ts";

const match = demoMatch("cricket", "ahead");

test.describe("an author with two tabs", () => {
  test.use({ account: "primeAdmin" });

  test("does not undo in one what was edited in the other", async ({ page, product }) => {
    const { send } = await staffCalls(product, "primeAdmin");
    const { id, teamData } = await postTwoTeams(product.url, match, send, demoAccounts.primeAdmin.phone);
    await page.goto(`/storeexpertteams/${match}/0?post=${id}`);
    await expectWords(page, "The 2 posted teams stay.");
    await page.getByRole("radio", { name: "Playing11" }).check();
    await send("POST", `/api/expert/updateteams/${id}`, {
      fantasyApp: "my11circle",
      tossData: "Predicted11",
      teamUse: "H2H",
      teamData: [...teamData, { ...withOtherCaptain(teamData[0]), team_number: 3 }],
    });
    await expectWords(page, "The 3 posted teams stay.");
    await button(page, "Save changes").click();
    await expectWords(page, "This was changed meanwhile, please load it again!");
    await page.reload();
    await expect(page.getByRole("radio", { name: "My11Circle" })).toBeChecked();
    await send("POST", `/api/expert/withdrawteams/${id}`);
  });
});

test("a reader's ticks stay with an expert's teams when the post is edited, and a withdrawn post goes", async ({
  page,
  product,
}) => {
  const { send } = await staffCalls(product, "expert");
  const { id, teamData } = await postTwoTeams(product.url, match, send);
  await page.goto(`/showexpertteams/${id}`);
  await page.getByRole("tab", { name: /^Expert Teams/ }).click();
  await button(page, "Select").click();
  const tick = (team: number) => page.getByRole("checkbox", { name: `Select team ${team}`, exact: true });
  await tick(2).check();
  await expectWords(page, "1 selected");

  // The ticked team comes first, and another one to its place.
  const [first, second] = teamData;
  await send("POST", `/api/expert/updateteams/${id}`, {
    fantasyApp: "dream11",
    tossData: "Predicted11",
    teamUse: "MegaGL",
    teamData: [
      { ...second, team_number: 1 },
      { ...withOtherCaptain(first), team_number: 2 },
    ],
  });
  await expect(tick(1)).toBeChecked();
  await expect(tick(2)).not.toBeChecked();
  await expectWords(page, "1 selected");

  await send("POST", `/api/expert/withdrawteams/${id}`);
  await expect(page.getByRole("checkbox")).toHaveCount(0);
  await expectWords(page, "The post was withdrawn, or the link is not complete.");
});
