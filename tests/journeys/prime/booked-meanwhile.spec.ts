import { demoAccounts } from "../../support/demo.ts";
import { expect, test } from "../../support/own-product.ts";
import { button, demoMatch, quickTeams, expectWords } from "../../support/player.ts";
import { makePrimeUser } from "../../support/prime.ts";
import { staffCalls } from "../../support/staff-calls.ts";

const match = demoMatch("cricket", "lineups");

test.use({ instance: "booked meanwhile" });

test("the question before a prime post is about the preview, whoever books meanwhile", async ({
  product,
  pageOf,
}) => {
  const { send } = await staffCalls(product, "primeAdmin");
  await send("POST", "/api/admin/primebooking/create", { matchId: match, sportIndex: 0 });
  const book = async (account: "customer" | "groupOwner", bookedTeams: number) => {
    await makePrimeUser(product, account);
    const user = await staffCalls(product, account);
    const body = { matchId: match, phoneNumber: demoAccounts[account].phone, bookedTeams };
    await user.send("POST", "/api/primebooking/book", body);
  };
  await book("customer", 4);
  const page = await pageOf("primeAdmin");
  const attempt = await quickTeams(page, match, 8);
  await page.goto(`/postprime/${match}/${attempt}`);
  await button(page, "Preview").click();
  const preview = page.getByRole("table", { name: "Preview" });
  await expect(preview.getByRole("row")).toHaveCount(2);

  await book("groupOwner", 3);
  await expect(page.getByRole("list", { name: "Users" }).getByRole("listitem")).toHaveCount(2);
  await button(page, "Post Teams").click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Post 4 teams to 1 user?");
  await dialog.getByRole("button", { name: "Post Teams" }).click();
  await expectWords(page, "Prime Teams Posted Successfully!");
});
