import {
  analyseTeams,
  chooseTeams,
  encodeTeams,
  filterTeams,
  fromTeams,
  measureDifference,
  mergeTeams,
  scoreTeams,
} from "@teamwright/engine";
import type { TeamFilter } from "@teamwright/engine";
import { analyseJsonTeams, analyseJsonTeamsWithArrays, filterJsonTeams } from "./json-baseline.ts";
import { benchMatch, benchTeams } from "./sample.ts";
import { bestTime } from "../engine/best-time.ts";

/** One line of the table: the work, the baseline, in milliseconds. */
export interface BenchLine {
  readonly work: string;
  readonly against: string;
  readonly ours: number;
  readonly theirs: number;
  /** The ratio that the specification requires; null for lines that are informative only. */
  readonly atLeast: number | null;
  /** Maximum milliseconds, where there is such a bound. */
  readonly within: number | null;
  /** The most that the work may take, as a multiple of the baseline. */
  readonly times?: number;
}

/** Filter, analytics and the rest over 25,000 teams, compared with plain loops over the same JSON teams. */
export function teamSetBench(): BenchLine[] {
  const { match, points } = benchMatch();
  const teams = benchTeams(match, 25_000);
  const builtSet = fromTeams(teams, match);
  if (!builtSet.ok) throw new Error(builtSet.error.code);
  const columns = builtSet.value;
  const wantedFilter = {
    present: [3],
    absent: [20],
    captains: [0, 1, 2, 3, 4, 5],
    partitions: [
      [5, 6],
      [6, 5],
    ] as [number, number][],
  };
  const filters: TeamFilter[] = [
    { kind: "players", present: wantedFilter.present, absent: wantedFilter.absent },
    { kind: "captain", players: wantedFilter.captains },
    { kind: "partition", partitions: wantedFilter.partitions },
  ];
  const ourTime = bestTime(() => {
    filterTeams(columns, match, filters);
    return analyseTeams(columns, match);
  });
  const line = (
    work: string,
    against: string,
    theirTime: number,
    ownTime: number,
    atLeast: number | null,
  ) => ({
    work,
    against,
    ours: ownTime,
    theirs: theirTime,
    atLeast,
    within: atLeast === null ? null : 16,
  });
  const inform = (work: string, mine: number) => line(work, "-", Number.NaN, mine, null);
  return [
    line(
      "filter, then all analytics tables, 25,000 teams",
      "plain loops over JSON teams",
      bestTime(() => {
        filterJsonTeams(teams, match.players, wantedFilter);
        return analyseJsonTeams(teams, match.players);
      }, 5),
      ourTime,
      20,
    ),
    line(
      "the same",
      "loops over JSON teams with arrays by index",
      bestTime(() => {
        filterJsonTeams(teams, match.players, wantedFilter);
        return analyseJsonTeamsWithArrays(teams, match.players);
      }),
      ourTime,
      null,
    ),
    inform(
      "filter alone",
      bestTime(() => filterTeams(columns, match, filters)),
    ),
    inform(
      "analytics alone",
      bestTime(() => analyseTeams(columns, match)),
    ),
    inform(
      "smallest and mean difference, repeats",
      bestTime(() => measureDifference(columns)),
    ),
    {
      ...inform(
        "choose 20 of 25,000",
        bestTime(() => chooseTeams(columns, 20)),
      ),
      within: 100,
    },
    inform(
      "score",
      bestTime(() => scoreTeams(columns, points)),
    ),
    inform(
      "merge two sets without repeats",
      bestTime(() => mergeTeams(columns, columns)),
    ),
    inform(
      `encode, to ${encodeTeams(columns).length} bytes`,
      bestTime(() => encodeTeams(columns)),
    ),
  ];
}
