import { basketball, kabaddi } from "@teamwright/domain/sports";
import { membersOf } from "@teamwright/engine/team-set";
import { expect, test } from "vitest";
import { describePoints, makePointsModel } from "../points/points-model.ts";
import { fieldOf } from "../suggestion/forecast-match.ts";

/** Of each side two of each role, of whom the app shows the first more often. */
const squadsOf = (playersPerRole: readonly number[]) =>
  ([0, 1] as const).flatMap((side) =>
    playersPerRole.flatMap((perTeam, role) =>
      [30, 20].map((share) => ({ side, role, selected: share * perTeam, credits: 12.5 })),
    ),
  );

test.each([
  ["basketball", basketball, [1.6, 1.6, 1.6, 1.6, 1.6]],
  ["kabaddi", kabaddi, [3, 1.6, 2.4]],
])("in %s the teams of the field are chosen as the app shows", (_, sport, playersPerRole) => {
  const squads = squadsOf(playersPerRole);
  const players = squads.map((player, at) => ({ ...player, id: String(at), playing: true }));
  const forecast = describePoints(makePointsModel(), {
    learnedUntil: "2026-11-01",
    teams: ["Home", "Away"],
    players,
  });
  const match = {
    sport: sport.index,
    players: squads.map(({ side, role, selected, credits }, at) => ({
      player_index: at,
      role,
      team_index: side,
      credits,
      selected_by: selected,
      captain_percentage: null,
      vice_captain_percentage: null,
    })),
  };
  const field = fieldOf({ match, forecast, indexes: [...squads.keys()] }, 1);
  if (!field.ok) throw new Error(field.error.code);
  const { teams, bySelection } = field.value;
  expect(bySelection).toBe(true);
  const counts = squads.map(() => 0);
  for (let row = 0; row < teams.count; row++) for (const player of membersOf(teams, row)) counts[player]!++;
  for (const [at, { selected }] of squads.entries())
    expect(Math.abs(counts[at]! / teams.count - selected / 100)).toBeLessThan(0.05);
});
