import { demoAccounts } from "../../support/demo.ts";
import { twoTeams, withOtherCaptain } from "../../support/expert-posts.ts";
import { expect, test } from "../../support/own-product.ts";
import { button, demoMatch, expectWords } from "../../support/player.ts";
import { staffCalls } from "../../support/staff-calls.ts";

const match = demoMatch("cricket", "evening");
const { customer, groupOwner } = demoAccounts;

test.use({ instance: "removed member" });

test("a member's ticks stay with the teams when the owner changes some, and the teams go with the membership", async ({
  product,
  pageOf,
}) => {
  const { send } = await staffCalls(product, "groupOwner");
  const reply = await send("POST", "/api/custom-prime/create", {
    primeGroupName: "Evening Eleven",
    ownerMobileNumber: groupOwner.phone,
    groupLogo: "flame",
  });
  const { groupId } = reply["data"] as { groupId: string };
  const member = { groupId, userPhoneNumber: customer.phone };
  await send("POST", "/api/custom-prime/add-user", { ...member, userNickName: "Member One", teamsCount: 3 });
  const [first, second] = await twoTeams(product.url, match, send);
  const third = { ...withOtherCaptain(first), team_number: 3 };
  const post = { groupId, matchId: match, groupOwnerPhoneNumber: groupOwner.phone };
  await send("POST", "/api/custom-prime-team/add", {
    ...post,
    numberOfTeams: 3,
    teamData: [first, second, third],
    sportIndex: 0,
    primeUserData: [{ phoneNumber: customer.phone, left: 1, right: 3 }],
  });
  const page = await pageOf("customer");
  await page.goto(`/displaygroupteam/${match}/${groupId}`);
  await button(page, "Select").click();
  const tick = (team: number) => page.getByRole("checkbox", { name: `Select team ${team}`, exact: true });
  for (const team of [1, 2]) await tick(team).check();
  await expectWords(page, "2 teams selected");

  const changedTeam = { ...withOtherCaptain(second), team_number: 2 };
  await send("POST", "/api/custom-prime-team/repair", {
    ...post,
    teamData: [first, changedTeam, third],
    out: [],
  });
  await expect(tick(2)).not.toBeChecked();
  await expect(tick(1)).toBeChecked();

  await send("POST", "/api/custom-prime/remove-user", member);
  await expectWords(page, "You are not in this group, or you have left it");
  await expect(page.getByRole("checkbox")).toHaveCount(0);
});
