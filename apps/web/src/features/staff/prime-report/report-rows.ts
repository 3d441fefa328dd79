import type { Team } from "@teamwright/domain";

/** Source: document 002, section 9. The last bucket is open-ended. */
const WIDTH = 50;
const CAPTAIN = 2;
const VICE_CAPTAIN = 1.5;

export interface PrimeReportRow {
  readonly team: Team;
  readonly points: number;
}
export interface ReportBucket {
  readonly from: number;
  /** Null: open-ended. */
  readonly to: number | null;
  /** Most points first. */
  readonly rows: readonly PrimeReportRow[];
}

const scoreOf = ({ team, captain, vicecaptain }: Team, points: readonly number[]): number =>
  team.flat().reduce((sum, player) => {
    const factor = player === captain ? CAPTAIN : player === vicecaptain ? VICE_CAPTAIN : 1;
    return sum + (points[player] ?? 0) * factor;
  }, 0);

/** The teams in buckets of 50 points, most points first; buckets without a team are left out. `points` is by player_index. */
export function reportBuckets(teams: readonly Team[], points: readonly number[]): ReportBucket[] {
  const rows = teams
    .map((team) => ({ team, points: scoreOf(team, points) }))
    .toSorted((one, other) => other.points - one.points || one.team.team_number - other.team.team_number);
  const buckets = Map.groupBy(rows, (row) => Math.floor(row.points / WIDTH));
  return [...buckets].map(([index, inside], place) => ({
    from: index * WIDTH,
    to: place === 0 ? null : (index + 1) * WIDTH,
    rows: inside,
  }));
}

/** The last two digits are replaced, so that a printed report gives no number away. */
export const maskedNumber = (phone: string): string => `${phone.slice(0, -2)}XX`;
