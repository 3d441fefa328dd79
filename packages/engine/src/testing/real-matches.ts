import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { EngineMatch } from "../match.ts";

const prematch = fileURLToPath(
  new URL("../../../../tests/data/cricket/fantasy/prematch_2021-04-24_25.json", import.meta.url),
);

interface PrematchFixture {
  readonly match: string;
  readonly teams: readonly string[];
  readonly players: readonly {
    readonly team: string;
    readonly role: string;
    readonly credits: number;
    readonly selected_by: number;
  }[];
}

/** Cricket matches of April 2021 with the `perSide` most selected players of each side. */
export function realMatches(perSide: number): readonly (readonly [name: string, match: EngineMatch])[] {
  const fixtures = JSON.parse(readFileSync(prematch, "utf8")) as PrematchFixture[];
  return fixtures.map((fixture) => [fixture.match, matchOf(fixture, perSide)] as const);
}

function matchOf({ teams, players }: PrematchFixture, perSide: number): EngineMatch {
  const sides = teams.map((team) =>
    players
      .filter((player) => player.team === team)
      .toSorted((one, other) => other.selected_by - one.selected_by)
      .slice(0, perSide),
  );
  return {
    sport: 0,
    players: sides.flatMap((side, index) =>
      side.map((player, position) => ({
        player_index: 35 * index + position,
        role: ["WK", "BAT", "AL", "BOWL"].indexOf(player.role),
        team_index: index === 0 ? 0 : 1,
        credits: player.credits,
        selected_by: player.selected_by,
        captain_percentage: null,
        vice_captain_percentage: null,
      })),
    ),
  };
}
