import type { ReportBody } from "@teamwright/contract";
import { fail, succeed } from "@teamwright/domain";
import type { ErrorCode, Outcome } from "@teamwright/domain";
import { dreamTeamFigures } from "./dream-team.ts";
import { columnsOf } from "./facts.ts";
import type { ComputedColumns } from "./facts.ts";
import { outcomeOf, teamNamed } from "./outcome.ts";
import type { ReportTeams } from "./outcome.ts";

/** Who won the toss bats first, or fields. */
export const batFirstAfter = (won: 0 | 1, result: "batting" | "bowling"): 0 | 1 =>
  result === "batting" ? won : won === 0 ? 1 : 0;

/** The players of both sides with the side that their list says. */
const playersOf = ({ playing11Data }: ReportBody) => [
  ...playing11Data.leftTeamData.map((player) => ({ ...player, team_index: 0 as const })),
  ...playing11Data.rightTeamData.map((player) => ({ ...player, team_index: 1 as const })),
];

/**
 * Computes all that follows from an admin's sections; refused when they contradict each other. `ruleSet` is that of the
 * points, where it is known.
 */
export function computeReport(
  body: ReportBody,
  teams: ReportTeams,
  ruleSet: string | null = null,
): Outcome<ComputedColumns, ErrorCode> {
  const { matchInformation: information, matchResult: result, playing11Data, dreamTeamData } = body;
  const tossWinner = teamNamed(teams, information.tossWon);
  if (tossWinner === null) return fail("report_teams_mismatch");
  const batFirst = batFirstAfter(tossWinner, information.tossResult);
  const outcome = outcomeOf(result, teams, batFirst);
  if (!outcome.ok) return outcome;
  const players = playersOf(body);
  if (new Set(players.map(({ player_index }) => player_index)).size !== players.length)
    return fail("report_dream_team_invalid");
  const figures = dreamTeamFigures(dreamTeamData, players);
  if (!figures.ok) return figures;
  const { leftTeamName, rightTeamName, leftTeamImage, rightTeamImage } = playing11Data;
  const { team, captain, vicecaptain } = dreamTeamData;
  const { credits, points } = figures.value;
  return succeed(
    columnsOf({
      shown: {
        leftTeamName: teams[0].sportTeamCode,
        rightTeamName: teams[1].sportTeamCode,
        leftTeamImage,
        rightTeamImage,
        seriesName: information.seriesName,
      },
      sides: { leftTeamName, rightTeamName, leftTeamImage, rightTeamImage },
      teamNames: [teams[0].sportTeamName, teams[1].sportTeamName],
      matchTime: new Date(information.matchTime),
      players,
      toss: { won: tossWinner, result: information.tossResult, batFirst },
      outcome: outcome.value,
      innings: [
        {
          team: batFirst,
          score: result.firstInningsScore,
          overs: result.firstInningsOvers,
          wickets: result.firstInningsWickets,
        },
        {
          team: 1 - batFirst,
          score: result.secondInningsScore,
          overs: result.secondInningsOvers,
          wickets: result.secondInningsWickets,
        },
      ],
      dreamTeam: {
        picked: { team, captain, vicecaptain, credits, points },
        figures: figures.value,
        players,
      },
      ruleSet,
    }),
  );
}
