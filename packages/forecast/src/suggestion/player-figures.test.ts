import { cricket } from "@teamwright/domain";
import { expect, test } from "vitest";
import { playerFigures } from "./player-figures.ts";

test("what refuses the best team of a simulated match refuses the figures of players", () => {
  const player = {
    player_index: 0,
    role: 0,
    team_index: 0,
    credits: 9,
    selected_by: 0,
    captain_percentage: null,
    vice_captain_percentage: null,
  } as const;
  const figures = playerFigures({
    match: { sport: cricket.index, players: [player] },
    legal: { sport: cricket.index, players: [0, 7] },
    measuring: { matches: 2, points: Float32Array.of(10, 20) },
  });
  expect(figures).toMatchObject({ ok: false, error: { code: "unknown-player" } });
});
