import { compile, encodeTeams, generate, legalStrategy } from "@teamwright/engine";
import type { EngineMatch } from "@teamwright/engine";
import { expect, test } from "vitest";
import { measurePosts } from "./measure.ts";

const roles = [0, 1, 1, 1, 1, 2, 2, 3, 3, 3, 3, 3];
const match: EngineMatch = {
  sport: 0,
  players: ([0, 1] as const).flatMap((side) =>
    roles.map((role, index) => ({
      player_index: side * roles.length + index,
      team_index: side,
      role,
      credits: 7.5 + (index % 5) * 0.5,
      selected_by: null,
      captain_percentage: null,
      vice_captain_percentage: null,
    })),
  ),
};
const lineup = match.players.map((player) => player.player_index).filter((index) => index % 12 < 11);
const points = Array.from({ length: 70 }, (_, index) => (index * 37) % 90);

test("posts that are measured together get what each of them gets alone", () => {
  const plan = compile(match, legalStrategy(match, lineup));
  if (!plan.ok) throw new Error(plan.error.code);
  const posts = [3, 20, 1].map((teams, seed) => {
    const made = generate(plan.value, { teams, seed });
    if (!made.ok) throw new Error(made.error.code);
    return encodeTeams(made.value.teams);
  });
  const together = measurePosts({ match, lineup, points, posts });
  const alone = posts.map((post) => measurePosts({ match, lineup, points, posts: [post] }));
  expect(together.ok && together.value).toEqual(alone.map((each) => each.ok && each.value[0]));
  expect(together.ok && together.value.length).toBe(3);
});
