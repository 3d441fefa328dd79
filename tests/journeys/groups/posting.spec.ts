import type { Page } from "@playwright/test";
import { HOUR } from "@teamwright/domain/durations";
import { demoAccounts } from "../../support/demo.ts";
import { importMatches, ownMatch } from "../../support/own-match.ts";
import { expect, test } from "../../support/own-product.ts";
import { button, heading, quickTeams, expectWords } from "../../support/player.ts";
import type { Product } from "../../support/product.ts";
import { checkBothWidths } from "../../support/screen-check.ts";
import { withdraw } from "../../support/withdraw.ts";
import { staffCalls } from "../../support/staff-calls.ts";

const match = "group-match";
const { admin, expert, superuser, withoutPlan, groupOwner } = demoAccounts;

/** The match before its start; `out` are left out of the line-ups. */
const upcoming = (out: readonly string[] = []) => ({
  ...ownMatch(match, "in_progress", ({ id, playing }) => ({
    playing: playing ? !out.includes(id) : out.length > 0 && id.startsWith("left"),
  })),
  status: "not_started",
  match_time: new Date(Date.now() + 3 * HOUR).toISOString(),
});

/** A group of three; returns what adds a further member. */
async function makeGroup(product: Product) {
  const owner = await staffCalls(product, "groupOwner");
  const reply = await owner.send("POST", "/api/custom-prime/create", {
    primeGroupName: "Sunday Sixers",
    ownerMobileNumber: groupOwner.phone,
    groupLogo: "flame",
  });
  const { groupId } = reply["data"] as { groupId: string };
  const add = (userNickName: string, userPhoneNumber: string, teamsCount: number) =>
    owner.send("POST", "/api/custom-prime/add-user", { groupId, userNickName, userPhoneNumber, teamsCount });
  for (const [nickName, phone, count] of [
    ["Member One", expert.phone, 3],
    ["Member Two", superuser.phone, 5],
    ["Idle Member", withoutPlan.phone, 4],
  ] as const)
    await add(nickName, phone, count);
  return add;
}

const numbersOn = async (page: Page): Promise<number[]> => {
  const cards = await page.getByRole("button", { name: /^Team \d+: / }).all();
  const labels = await Promise.all(cards.map((one) => one.getAttribute("aria-label")));
  return labels.map((label) => Number(/\d+/.exec(label ?? "")?.[0]));
};

/** Posts 8 teams to the two members, after the question. */
async function post(page: Page): Promise<void> {
  await button(page, "Post Teams").click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Post 8 teams to 2 members?");
  await dialog.getByRole("button", { name: "Cancel" }).last().click();
  await expect(dialog).toHaveCount(0);
  await button(page, "Post Teams").click();
  await checkBothWidths(page, "question before a group post");
  await dialog.getByRole("button", { name: "Post Teams" }).click();
  await expectWords(page, "Group Teams Posted Successfully!");
  await expect(page).toHaveURL("/");
}

/** A member who came after the post gets teams that nobody has. */
async function giveToLate(page: Page): Promise<void> {
  await page.reload();
  const late = page.getByRole("checkbox", { name: "Late Member: 3 teams" });
  await expect(late).toBeChecked();
  // A finger's width, also between two of them.
  const row = await page.locator("label").filter({ has: late }).boundingBox();
  expect(row?.height).toBeGreaterThanOrEqual(44);
  await expect(page.getByText(/4 attached teams are left, 3 are needed\./)).toBeVisible();
  await checkBothWidths(page, "members without teams");
  await button(page, "Give teams").click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Give 3 teams to 1 person?");
  await dialog.getByRole("button", { name: "Give teams" }).click();
  await expectWords(page, "1 person got teams.");
  await expect(page.getByRole("table", { name: "Delivery" }).getByRole("row")).toHaveCount(4);
  await expect(button(page, "Give teams")).toHaveCount(0);
}

/** The delivery as it would be with 25 members. */
async function findInLongDelivery(page: Page): Promise<void> {
  const call = "**/api/custom-prime-team/delivery";
  await page.route(call, async (route) => {
    const response = await route.fetch();
    const reply = await response.json();
    const [first] = reply.data.members;
    reply.data.members = Array.from({ length: 25 }, (_, index) => ({
      ...first,
      user_nick_name: `Batter ${index + 1}`,
      left: index + 1,
      right: index + 1,
    }));
    await route.fulfill({ response, json: reply });
  });
  await page.reload();
  const rows = page.getByRole("table", { name: "Delivery" }).getByRole("row");
  await expect(rows).toHaveCount(26);
  await page.getByRole("searchbox", { name: "Nick name or number" }).fill("batter 17");
  await expect(rows).toHaveCount(2);
  await expect(page.getByText("1 of 25 users")).toBeVisible();
  await checkBothWidths(page, "search in a delivery");
  await page.getByRole("searchbox", { name: "Nick name or number" }).fill("nobody");
  await expect(page.getByText("0 of 25 users")).toBeVisible();
  await page.unroute(call);
  await page.reload();
}

test.describe("group teams", () => {
  test("go by one owner to two members, each with the own ones, and to nobody else; after news they change", async ({
    product,
    pageOf,
  }) => {
    test.setTimeout(480_000);
    const add = await makeGroup(product);
    await importMatches(product, upcoming());
    const page = await pageOf("groupOwner");
    const few = await quickTeams(page, match, 5);
    await page.goto(`/postgroupteam/${match}/${few}`);
    await expect(button(page, "All Active Users")).toHaveAttribute("aria-pressed", "true");
    await button(page, "Post Teams").click();
    await expectWords(page, "Not Enought teams to Post!");
    const attempt = await quickTeams(page, match, 12);
    await page.goto(`/previousmatch/${match}`);
    await page.getByRole("link", { name: `Post Teams, Attempt ${attempt}` }).click();
    await expect(page).toHaveURL(`/postgroupteam/${match}/${attempt}`);
    const counts = page.getByRole("region", { name: "Sunday Sixers" }).or(page.getByRole("main")).first();
    await expect(counts).toContainText("12");
    await expectWords(
      page,
      "Only members with an active plan receive teams. A post can be withdrawn until the match starts.",
    );
    // One of the three members with an account has no plan.
    await expect(counts).toContainText("8");
    await button(page, "Custom Selection").click();
    await button(page, "Post Teams").click();
    await expectWords(page, "Teams cannot be Zero!");
    await button(page, "Select Custom User Preference").click();
    await expect(button(page, "Post Teams")).toBeDisabled();
    const addTwo = button(page, "Add Member Two");
    await page.getByText("Member Two", { exact: true }).evaluate((element) => {
      element.textContent = "A nick name of 24 letters";
    });
    const room = await addTwo.evaluate(({ scrollWidth, clientWidth }) => clientWidth - scrollWidth);
    expect(room, "a long nick name squeezes the button").toBeGreaterThanOrEqual(0);
    await button(page, "Add Member One").press("Enter");
    await expect(page.getByText("1 user selected, 3 teams required")).toBeVisible();
    await button(page, "Add Member Two").press("Enter");
    await expect(page.getByText("2 users selected, 8 teams required")).toBeVisible();
    await expect(button(page, "Add Idle Member")).toHaveCount(0);
    await button(page, "Remove Member Two").press("Enter");
    await expect(page.getByText("1 user selected, 3 teams required")).toBeVisible();
    await checkBothWidths(page, "custom selection");
    await button(page, "Back").first().click();
    await button(page, "All Active Users").click();
    await expect(page.getByText("Best served: Member", { exact: false })).toBeVisible();
    await checkBothWidths(page, "post group teams");
    await post(page);
    await page.goto(`/postgroupteam/${match}/${attempt}`);
    await withdraw(page, "Wrong captain chosen");
    const one = await pageOf("expert");
    await one.goto(`/grouplist/${match}`);
    const card = one.getByRole("link", { name: "Open the teams of Sunday Sixers" });
    await expect(card).toContainText("Withdrawn: Wrong captain chosen");
    await checkBothWidths(one, "group list with withdrawn teams");
    await card.click();
    await expectWords(one, "Withdrawn: Wrong captain chosen");
    await checkBothWidths(one, "withdrawn group teams");
    await post(page);
    await expect(one.getByText("3 teams for you")).toBeVisible();
    await one.goto("/");
    await page.goto(`/postgroupteam/${match}/${attempt}`);
    await expect(page.getByRole("table", { name: "Delivery" }).getByRole("row")).toHaveCount(3);
    await button(page, "Remind members").click();
    await expectWords(page, "2 members were reminded.");
    await checkBothWidths(page, "delivery");
    await findInLongDelivery(page);
    await add("Late Member", admin.phone, 3);
    await giveToLate(page);

    await one.goto(`/grouplist/${match}`);
    await expect(card).toContainText("3 teams for you");
    await expect(card).toContainText("Software");
    await expect(card).toContainText("Your group owner asks you to look at your teams.");
    await checkBothWidths(one, "group list");
    await card.click();
    await expect(heading(one, "Sunday Sixers")).toBeVisible();
    await button(one, "Select").click();
    await button(one, "Transfer").click();
    await expectWords(one, "Select Atleast One Team!");
    await button(one, "Select All").click();
    await expect(one.getByText("3 teams selected")).toBeVisible();
    await button(one, "Select None").click();
    await expect(one.getByText("0 teams selected")).toBeVisible();
    await button(one, "Select All").click();
    await checkBothWidths(one, "group teams selection");
    await button(one, "Transfer").click();
    await expect(one.getByRole("dialog").getByText("Dream11").first()).toBeVisible();
    await expect(one.getByRole("dialog").getByText("MyTeam11")).toHaveCount(0);
    await one.keyboard.press("Escape");
    await button(one, "Leave selection").click();
    await expect(button(one, "Select")).toBeVisible();
    const first = await numbersOn(one);
    await checkBothWidths(one, "group teams");

    const two = await pageOf("superuser");
    await two.goto(`/grouplist/${match}`);
    await two.getByRole("link", { name: "Open the teams of Sunday Sixers" }).click();
    await expect(two.getByRole("button", { name: /^Team \d+: / })).toHaveCount(5);
    const all = [...first, ...(await numbersOn(two))].toSorted((a, b) => a - b);
    expect(all).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);

    const address = new URL(two.url()).pathname;
    const outsider = await pageOf("customer");
    await outsider.goto(address);
    await expectWords(outsider, "You are not in this group, or you have left it");
    await outsider.goto(`/grouplist/${match}`);
    await expectWords(outsider, "No group teams for this match");
    const idle = await pageOf("withoutPlan");
    await idle.goto(address);
    await expect(idle).toHaveURL("/plandata");

    await two.goto("/profile");
    await expect(two.getByText("Sunday Sixers")).toBeVisible();
    await expect(two.getByText(/^Joined \d\d-\d\d-\d{4}$/)).toBeVisible();
    await button(two, "Leave Sunday Sixers").click();
    const dialog = two.getByRole("dialog");
    await expect(dialog).toContainText("Are you sure you want to delete?");
    await dialog.getByRole("button", { name: "Cancel" }).last().click();
    await two.route("**/api/custom-prime/remove-user", (route) => route.abort());
    await button(two, "Leave Sunday Sixers").click();
    await dialog.getByRole("button", { name: "Yes" }).click();
    await expectWords(two, "Something Went Wrong!");
    await two.unroute("**/api/custom-prime/remove-user");
    await two.route("**/api/custom-prime/remove-user", (route) =>
      route.fulfill({ status: 201, json: { status: "fail", code: "conflict", message: "Ask the owner!" } }),
    );
    await button(two, "Leave Sunday Sixers").click();
    await dialog.getByRole("button", { name: "Yes" }).click();
    await expectWords(two, "Ask the owner!");
    await two.unroute("**/api/custom-prime/remove-user");
    await button(two, "Leave Sunday Sixers").click();
    await dialog.getByRole("button", { name: "Yes" }).click();
    await expectWords(two, "You have successfully left the group!");
    await expect(two.getByText("Sunday Sixers")).toHaveCount(0);
    await two.goto(address);
    await expectWords(two, "You are not in this group, or you have left it");

    await page.reload();
    await expect(page.getByRole("row").filter({ hasText: "Left the group" })).toHaveCount(1);
    await importMatches(product, upcoming(["left-0", "left-3"]));
    await expect(page.getByText(/teams hold players who are out\. Not in the line-up: /)).toBeVisible();
    await checkBothWidths(page, "group news");
    await button(page, "See the repair").click();
    await expect(page.getByRole("dialog").getByRole("listitem").first()).toContainText("→");
    await checkBothWidths(page, "group repair");
    // Further news while the repair is shown is part of it.
    await importMatches(product, upcoming(["left-0", "left-3", "left-6"]));
    await expect(page.getByText(/Not in the line-up: [^.]*G Hegde/)).toBeVisible();
    await expect(
      page
        .getByRole("dialog")
        .getByRole("listitem")
        .filter({ hasText: /G Hegde[^→]*→/ })
        .first(),
    ).toBeVisible();
    await page.getByRole("dialog").getByRole("button", { name: "Repair", exact: true }).click();
    await expect(page.getByText(/^\d+ teams? repaired$/)).toBeVisible();
    await expect(page.getByText(/hold (a player|players) who/)).toHaveCount(0);
    const changes = one.getByText(/^After news the owner changed \d of your teams\./);
    await expect(changes).toBeVisible();
    // The button beside it does not leave the words a narrow column.
    expect((await changes.boundingBox())?.width).toBeGreaterThan(190);
    await checkBothWidths(one, "member news");
    await button(one, "Select changed teams").click();
    await expect(one.getByText(/^[1-3] teams? selected$/)).toBeVisible();

    await importMatches(product, { ...upcoming(), ...ownMatch(match, "in_progress", () => ({ points: 9 })) });
    await quickTeams(page, match, 3);
    const analysis = "**/api/custom-prime/analysis/getdata";
    // Reached by the tap only: news of the match may ask for it again before.
    await page.route(analysis, async (route) => {
      const isTapped = await page.evaluate(() => "tapped" in document.body.dataset);
      await (isTapped ? route.continue() : route.abort());
    });
    await page.goto(`/report/${match}/1/custom-prime`);
    await expectWords(page, "Something went wrong!");
    await page.evaluate(() => {
      const note = () => (document.body.dataset["tapped"] = "");
      document.addEventListener("click", note, { capture: true });
    });
    await button(page, "Try again").click();
    await expect(heading(page, "Prime report")).toBeVisible();
    await expect(page.getByRole("table", { name: "Allocations" })).toContainText(
      `${expert.phone.slice(0, -2)}XX`,
    );
    await page.unroute(analysis);
    await checkBothWidths(page, "group report");
  });
});
