import type { ReportBody, ReportPlayer } from "@teamwright/contract";

const ROLES = [0, 1, 1, 1, 1, 2, 2, 3, 3, 3, 3];

const side = (team: 0 | 1): ReportPlayer[] =>
  ROLES.map((role, at) => ({
    player_index: team * 11 + at,
    player_fixed_id: `${team}-${at}`,
    name: `Player ${team * 11 + at}`,
    image: "",
    role,
    team_index: team,
    credits: 9,
    points: 10 * (at + 1),
    selected_by: 8 * (at + 1),
  }));

const sides = { leftTeamName: "HAW", rightTeamName: "RIV", leftTeamImage: "", rightTeamImage: "" };

/** A report on Harbour Hawks (HAW) against River Rhinos (RIV): HAW bat first, 168/6, and win by 14 runs. */
export const sampleReport = (): ReportBody => ({
  matchId: "sample-report",
  dreamTeamData: { team: [[0], [3, 4, 14, 15], [5, 6], [9, 10, 20, 21]], captain: 10, vicecaptain: 21 },
  matchInformation: {
    ...sides,
    matchGender: "men",
    matchType: "domestic",
    matchFormat: "t20",
    tossWon: "HAW",
    tossResult: "batting",
    seriesName: "Harbour Cup",
    matchTime: "2026-11-20T14:00:00.000Z",
    year: 2026,
    month: "nov",
  },
  matchResult: {
    matchResult: "HAW",
    firstInningsScore: 168,
    firstInningsOvers: 20,
    firstInningsWickets: 6,
    secondInningsScore: 154,
    secondInningsOvers: 20,
    secondInningsWickets: 8,
  },
  playing11Data: { ...sides, leftTeamData: side(0), rightTeamData: side(1) },
});
