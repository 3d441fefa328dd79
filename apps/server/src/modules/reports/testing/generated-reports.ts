import { reportFormats, reportGenders } from "@teamwright/contract";
import type { ReportBody, ReportFormat, ReportGender, ReportPlayer, SportTeam } from "@teamwright/contract";

/** Numbers in [0, 1) from a seed (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixedState = Math.imul(state ^ (state >>> 15), 1 | state);
    mixedState = (mixedState + Math.imul(mixedState ^ (mixedState >>> 7), 61 | mixedState)) ^ mixedState;
    return ((mixedState ^ (mixedState >>> 14)) >>> 0) / 2 ** 32;
  };
}

export interface GeneratedReport {
  readonly seriesAt: number;
  readonly pitchAt: number;
  readonly teamsAt: readonly [number, number];
  readonly gender: ReportGender;
  readonly format: ReportFormat;
  readonly body: ReportBody;
}

/** Roles of the eleven of each side: wicket keeper, batsmen, all-rounders, bowlers. */
const ROLES = [0, 1, 1, 1, 1, 2, 2, 3, 3, 3, 3];

/** Match reports as an admin could have written them; the same seed gives the same ones. */
export function generatedReports(
  count: number,
  seed: number,
  records: { readonly teams: readonly SportTeam[]; readonly series: number; readonly pitches: number },
): GeneratedReport[] {
  const next = numbersFrom(seed);
  const below = (limit: number): number => Math.floor(next() * limit);
  const one = <Item>(items: readonly Item[]): Item => items[below(items.length)]!;

  const players = (side: 0 | 1, knowsCredits: boolean, knowsPercentages: boolean): ReportPlayer[] =>
    ROLES.map((role, at) => ({
      player_index: side * 11 + at,
      player_fixed_id: `player-${side}-${at}`,
      name: `Player ${side * 11 + at}`,
      image: "",
      role,
      team_index: side,
      credits: knowsCredits ? 7.5 + below(7) / 2 : null,
      points: below(400) / 2,
      selected_by: knowsPercentages ? below(1001) / 10 : null,
    }));

  /** Eleven players, each role between 1 and 8, at most ten of one side; drawn again until the team is legal. */
  const dreamTeam = (all: readonly ReportPlayer[]): ReportPlayer[] => {
    for (;;) {
      const left = [...all];
      const chosenPlayers = Array.from({ length: 11 }, () => left.splice(below(left.length), 1)[0]!);
      const roles = [0, 1, 2, 3].map((role) => chosenPlayers.filter((player) => player.role === role).length);
      const side = chosenPlayers.filter((player) => player.team_index === 0).length;
      const credits = chosenPlayers.reduce((sum, player) => sum + (player.credits ?? 0), 0);
      if (Math.min(...roles) >= 1 && side >= 1 && side <= 10 && credits <= 100) return chosenPlayers;
    }
  };

  return Array.from({ length: count }, (_, at) => {
    const first = below(records.teams.length);
    const teamsAt = [first, (first + 1 + below(records.teams.length - 1)) % records.teams.length] as const;
    const codes = teamsAt.map((team) => records.teams[team]!.sportTeamCode);
    const knownParts = { credits: next() < 0.8, percentages: next() < 0.7 };
    const left = players(0, knownParts.credits, knownParts.percentages);
    const right = players(1, knownParts.credits, knownParts.percentages);
    const team = dreamTeam([...left, ...right]);
    const toss = below(2);
    const tossResult = one(["batting", "bowling"] as const);
    const batFirst = tossResult === "batting" ? toss : 1 - toss;
    const score = 80 + below(160);
    const ending = next();
    const isChase = ending < 0.5;
    const [matchResult, second] =
      ending > 0.95
        ? ["no result", null]
        : ending > 0.9
          ? ["tie", score]
          : [codes[isChase ? 1 - batFirst : batFirst]!, isChase ? score + 1 + below(6) : below(score)];
    const format = one(reportFormats);
    const gender = one(reportGenders);
    const sides = {
      leftTeamName: codes[0]!,
      rightTeamName: codes[1]!,
      leftTeamImage: "",
      rightTeamImage: "",
    };
    return {
      seriesAt: below(records.series),
      pitchAt: below(records.pitches),
      teamsAt,
      gender,
      format,
      body: {
        matchId: `generated-${seed}-${at}`,
        dreamTeamData: {
          team: [0, 1, 2, 3].map((role) =>
            team.filter((player) => player.role === role).map((player) => player.player_index),
          ),
          captain: team[below(5)]!.player_index,
          vicecaptain: team[5 + below(6)]!.player_index,
        },
        matchInformation: {
          ...sides,
          matchGender: gender,
          matchType: "domestic",
          matchFormat: format,
          tossWon: codes[toss]!,
          tossResult,
          seriesName: "Generated Series",
          // Some matches start at the same time, as real ones do.
          matchTime: new Date(Date.UTC(2024, 0, 1) + below(700) * 43_200_000).toISOString(),
          year: 2024,
          month: "jan",
        },
        matchResult: {
          matchResult,
          firstInningsScore: score,
          firstInningsOvers: 20,
          firstInningsWickets: below(11),
          secondInningsScore: second,
          secondInningsOvers: second === null ? null : 18.3,
          secondInningsWickets: second === null ? null : below(10),
        },
        playing11Data: { ...sides, leftTeamData: left, rightTeamData: right },
      },
    };
  });
}
