import { demoAccounts } from "../../support/demo.ts";
import { expect, test } from "../../support/own-product.ts";
import { button, demoMatch, heading, quickTeams, expectWords } from "../../support/player.ts";
import { staffCalls } from "../../support/staff-calls.ts";

const match = demoMatch("cricket", "lineups");
const { expert, groupOwner } = demoAccounts;

// An owner has one group, and other files make theirs.
test.use({ instance: "group links" });

test("a member copies a team to Dream11 under the overlay; an unknown player leads home", async ({
  product,
  pageOf,
}) => {
  test.setTimeout(240_000);
  const owner = await staffCalls(product, "groupOwner");
  const reply = await owner.send("POST", "/api/custom-prime/create", {
    primeGroupName: "Link Lovers",
    ownerMobileNumber: groupOwner.phone,
    groupLogo: "flame",
  });
  const { groupId } = reply["data"] as { groupId: string };
  await owner.send("POST", "/api/custom-prime/add-user", {
    groupId,
    userNickName: "Member One",
    userPhoneNumber: expert.phone,
    teamsCount: 3,
  });
  const page = await pageOf("groupOwner");
  const attempt = await quickTeams(page, match, 5);
  await page.goto(`/postgroupteam/${match}/${attempt}`);
  await button(page, "Post Teams").click();
  await page.getByRole("dialog").getByRole("button", { name: "Post Teams" }).click();
  await expectWords(page, "Group Teams Posted Successfully!");

  const member = await pageOf("expert");
  let answer = () => undefined as void;
  const heldReply = new Promise<void>((resolve) => (answer = resolve));
  await member.route("**/api/classic/dream11/addteam", async (route) => {
    await heldReply;
    await route.continue();
  });
  await member.goto(`/displaygroupteam/${match}/${groupId}`);
  const copies = member.getByRole("button", { name: /^Copy To Dream11: team/ });
  await expect(copies).toHaveCount(3);
  // The sides are named and coloured as on every other screen of the match.
  await expect(member.getByRole("banner").getByText("Harriers")).toBeVisible();
  await expect(heading(member, "Link Lovers")).toBeAttached();
  await copies.first().click();
  const overlay = member.getByRole("status").filter({ hasText: "Transfering team to Dream11" });
  await expect(overlay).toBeVisible();
  answer();
  await expect(overlay).toHaveCount(0);
  await expect(member.getByRole("button", { name: /^Transfer To Dream11: team/ })).toHaveCount(1);

  await member.route("**/api/custom-prime-team/getdata", async (route) => {
    const reply = await route.fetch();
    const body = (await reply.json()) as { teamData: { team: number[][] }[] };
    body.teamData[0]?.team[0]?.splice(0, 1, 69);
    await route.fulfill({ response: reply, json: body });
  });
  await member.reload();
  await expectWords(member, "Something went wrong in prime teams!, please contact the support number");
  await expect(member).toHaveURL("/");
});
