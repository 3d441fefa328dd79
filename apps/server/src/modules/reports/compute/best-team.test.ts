import { cricket } from "@teamwright/domain";
import { expect, test } from "vitest";
import type { ReportPlayer } from "@teamwright/contract";
import { generatedReports } from "../testing/generated-reports.ts";
import { bestTeam, contenders } from "./best-team.ts";

const teams = [0, 1].map((at) => ({
  _id: String(at),
  sportTeamName: `Team ${at}`,
  sportTeamCountry: "ind" as const,
  sportTeamCode: `T${at}`,
  sportTeamGender: "men" as const,
}));

const playersOf = (seed: number, isKnown: boolean): ReportPlayer[] => {
  const [report] = generatedReports(1, seed, { teams, series: 1, pitches: 1 });
  const { leftTeamData, rightTeamData } = report!.body.playing11Data;
  return [...leftTeamData, ...rightTeamData].map((player, at) => ({
    ...player,
    // Lopsided roles and points, so that the bounds of roles and sides matter.
    role:
      seed % 3 === 0 ? [1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3][at]! : player.role,
    points: seed % 2 === 0 && player.team_index === 1 ? player.points / 20 : player.points,
    credits: isKnown ? 8 : null,
  }));
};

test("without credits the best team among the contenders is the best of all", () => {
  let fewer = 0;
  for (let seed = 1; seed <= 60; seed++) {
    const unknown = playersOf(seed, false);
    if (contenders(unknown).length < unknown.length) fewer += 1;
    // Credits of 8 bound nothing, and the engine then searches among all players.
    expect(bestTeam(unknown)?.picked.points).toBe(bestTeam(playersOf(seed, true))?.picked.points);
  }
  expect(fewer).toBe(60);
});

test("credits that are known bound the team, and nobody makes a team without a role", () => {
  const dear = playersOf(1, true).map((player) => ({ ...player, credits: 9.5 }));
  expect(bestTeam(dear)).toBeNull();
  const bowlersOnly = playersOf(1, true).map((player) => ({ ...player, role: cricket.roles.length - 1 }));
  expect(bestTeam(bowlersOnly)).toBeNull();
});
