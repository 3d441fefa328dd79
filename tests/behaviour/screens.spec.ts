import { demoMatch } from "../support/player.ts";
import { expect, test } from "../support/product.ts";
import { walkStrategy } from "../screens/strategy-walk.ts";

test("the walk of the pictures leads through every step to 500 teams", async ({ page }) => {
  const stops: string[] = [];
  await walkStrategy(page, demoMatch("cricket", "lineups"), async (stop) => void stops.push(stop));
  expect(stops).toEqual(["players", "captains", "sides", "combinations", "strategy"]);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("500 teams");
});
