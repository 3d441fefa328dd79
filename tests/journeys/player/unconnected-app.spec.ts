import { importMatches, ownMatch } from "../../support/own-match.ts";
import { button } from "../../support/player.ts";
import { expect, test } from "../../support/product.ts";
import { servedMatches } from "../../support/served-matches.ts";

test("an app to which no teams can be sent yet is not among a match's apps", async ({ page, product }) => {
  const id = `apps-${Date.now()}`;
  const knownMatch = ownMatch(id, "in_progress", (_, index) => ({
    app_ids: { dream11: `d-${index}`, vision11: `v-${index}` },
  }));
  const soon = new Date(Date.now() + 21 * 3_600_000).toISOString();
  const apps = ["dream11", "vision11"];
  await importMatches(product, {
    ...knownMatch,
    left: { ...knownMatch.left, name: "Reef Gannets", short_name: "GAN" },
    right: { ...knownMatch.right, name: "Dale Curlews", short_name: "CUR" },
    status: "not_started",
    match_time: soon,
    apps,
  });
  try {
    const match = (await servedMatches(page.request, "cricket")).list.find((one) => one.id === id);
    expect(match?.fantasy_list).toEqual(apps);
    await page.goto("/");
    await button(page, "Fantasy apps of GAN VS CUR").click();
    const list = page.getByRole("group", { name: "Fantasy apps of GAN VS CUR" });
    await expect(list.getByText("Dream11", { exact: true })).toBeVisible();
    await expect(list.getByText("Vision11", { exact: true })).toHaveCount(0);
  } finally {
    await importMatches(product, { ...knownMatch, status: "finished" });
  }
});
