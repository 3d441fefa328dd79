import type { Page } from "@playwright/test";
import { demoAccounts } from "../../support/demo.ts";
import { postTwoTeams } from "../../support/expert-posts.ts";
import { expect, test } from "../../support/own-product.ts";
import { importMatches } from "../../support/own-match.ts";
import { demoMatch } from "../../support/player.ts";
import { basicSections, matchInDays } from "../../support/predictions.ts";
import { makePrimeUser } from "../../support/prime.ts";
import { staffCalls } from "../../support/staff-calls.ts";
import type { Send } from "../../support/staff-calls.ts";

test.use({ instance: "hostile-posts" });

const ownMatchId = "hostile-match";
const demo = demoMatch("cricket", "lineups");
const { customer, expert, groupOwner } = demoAccounts;

const texts = [
  "%",
  "%E0%A4%A",
  "\u202Egnp.exe",
  "\uD83D\uDE00\u200D\u200D",
  "\u0000",
  "\uD800",
  "{n, plural, one {#}}",
  "{0}{name}%s%d$1$&",
  "__proto__",
  '"><img src=x onerror=alert(1)>',
  "javascript:alert(1)",
  "a\u0301".repeat(50),
];
const addresses = [
  ...texts,
  ...texts.map((text) => `https://example.com/${text}`),
  ...texts.map((text) => `https://${text}.example.com/`),
  ...texts.map((text) => `/${text}`),
  "https://example.com/%",
  "https://[",
  "https://127.0.0.1/",
  "//phish.example",
];

/** Posts what the server accepts; any other answer than a refusal of the input fails. Returns how many were accepted. */
async function tryAll(send: Send, path: string, bodies: readonly object[]): Promise<number> {
  let acceptedCount = 0;
  for (const body of bodies) {
    try {
      await send("POST", path, body);
      acceptedCount += 1;
    } catch (error) {
      expect(String(error)).toMatch(/answered (201|400|409|422|429)/);
    }
  }
  return acceptedCount;
}

/** The page works, and no link of it leaves the web. */
async function expectWhole(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const main = page.getByRole("main");
  await expect(main).not.toBeEmpty();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await expect(page.getByText("This screen stopped working"), address).toHaveCount(0);
  await expect(page.getByText("An entry here cannot be shown."), address).toHaveCount(0);
  const hrefs = await page
    .locator("a[href]")
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  for (const href of hrefs) expect(href).toMatch(/^https?:\/\//);
}

test("nothing that one person posts breaks another's page", async ({ product, pageOf }) => {
  test.setTimeout(240_000);
  const [experts, admin, owner] = [
    await staffCalls(product, "expert"),
    await staffCalls(product, "admin"),
    await staffCalls(product, "groupOwner"),
  ];
  await importMatches(product, matchInDays(ownMatchId, 3));

  const sections = (text: string) =>
    basicSections(text).map((section) => ({
      ...section,
      ...("name" in section ? { name: text, location: text } : {}),
      title: text,
      notes: true,
      extra: text,
    }));
  const predictions = await tryAll(
    experts.send,
    "/api/expert/postprediction",
    texts.map((text) => ({
      matchId: ownMatchId,
      sportIndex: 0,
      expertNumber: expert.phone,
      predictionData: sections(text),
    })),
  );
  expect(predictions).toBeGreaterThan(0);
  const video = {
    matchId: ownMatchId,
    seriesName: "%",
    leftName: "%",
    rightName: "%",
    leftImage: "%",
    rightImage: "%",
  };
  const videos = await tryAll(
    experts.send,
    "/api/expert/postvideo",
    addresses.map((videoLink) => ({ ...video, videoLink, videoLanguage: 1 })),
  );
  expect(videos).toBeGreaterThan(0);
  const fields = { order: 0, active: true };
  const promotions = await tryAll(admin.send, "/api/promotion/create", [
    ...addresses.map((notificationUrl, index) => ({
      ...fields,
      label: texts[index % texts.length],
      imageUrl: "/none.png",
      notificationUrl,
      urlType: notificationUrl.startsWith("/") ? 1 : 0,
    })),
    ...addresses.map((imageUrl) => ({ ...fields, label: "x", imageUrl, notificationUrl: "/", urlType: 1 })),
  ]);
  expect(promotions).toBeGreaterThan(0);
  await tryAll(
    owner.send,
    "/api/custom-prime/create",
    texts.map((text) => ({
      primeGroupName: `${text} ${text}`.slice(0, 24).padEnd(4, "%"),
      ownerMobileNumber: groupOwner.phone,
      groupLogo: "flame",
    })),
  );

  const { teamData } = await postTwoTeams(product.url, demo, experts.send);
  await makePrimeUser(product, "customer");
  const desk = await staffCalls(product, "primeAdmin");
  await tryAll(
    desk.send,
    "/api/primeteam/add",
    addresses
      .flatMap((address) => [address, encodeURIComponent(address.toWellFormed())])
      .concat(encodeURIComponent("https://www.dream11.com/%"))
      .map((process_name) => ({
        matchId: demo,
        numberOfTeams: 2,
        sportIndex: 0,
        version: "old",
        teamData: teamData.map((team) => ({ ...team, process_name })),
        primeUserData: [{ phoneNumber: customer.phone, left: 1, right: 2 }],
      })),
  );

  const page = await pageOf("customer");
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await expectWhole(page, `/expertprediction/${ownMatchId}`);
  const cards = page.getByRole("list", { name: "Expert Prediction" }).getByRole("link");
  await expect(cards).toHaveCount(predictions);
  const reads = await cards.evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  for (const address of reads) await expectWhole(page, address);
  await expectWhole(page, `/expertvideo/${ownMatchId}`);
  await expect(page.getByRole("article")).toHaveCount(videos);
  await expectWhole(page, `/expertpanel/${demo}`);
  // Opened directly, as after a reload: nothing of an earlier screen helps.
  await expectWhole(page, `/primedisplay?match=${demo}`);
  await expect(page.getByRole("button", { name: /^Team 1: / })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Transfer To Dream11: team/ })).toHaveCount(2);
  await expectWhole(page, "/");
  const group = await pageOf("groupOwner");
  await expectWhole(group, "/groups");
  expect(errors).toEqual([]);
});
