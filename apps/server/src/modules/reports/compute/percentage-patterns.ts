import type { ReportDetail, ReportPlayer } from "@teamwright/contract";

/** The bounds of each pattern's bands. Source: document 002, section 9. */
export const PERCENTAGE_PATTERNS = [
  [0, 30, 70, 100],
  [0, 20, 40, 60, 80, 100],
  [0, 25, 50, 75, 100],
  [0, 50, 100],
  [0, 40, 70, 100],
] as const;

/** `0-30, 30-70, 70-100` */
export const patternLabels = PERCENTAGE_PATTERNS.map((bounds) =>
  bounds
    .slice(1)
    .map((right, band) => `${bounds[band]}-${right}`)
    .join(", "),
);

type SelectionPatterns = NonNullable<ReportDetail["selection_percentage_patterns"]>;
export type Band = SelectionPatterns["pattern1"][number];

/** A band holds its left bound; the last one holds 100 too. */
function bandsOf(
  bounds: readonly number[],
  players: readonly ReportPlayer[],
  dreamTeam: ReadonlySet<number>,
): Band[] {
  const last = bounds.length - 2;
  return bounds.slice(1).map((right, band) => {
    const left = bounds[band] ?? 0;
    const inside = players.filter(
      ({ selected_by: percent }) =>
        percent !== null && percent >= left && (percent < right || (band === last && percent <= right)),
    );
    return {
      left,
      right,
      dtCount: inside.filter(({ player_index }) => dreamTeam.has(player_index)).length,
      playing11Cnt: inside.length,
    };
  });
}

/** Dream team and playing 11 players by bands of ownership; null where the ownership of anybody is not known. */
export function percentagePatterns(
  players: readonly ReportPlayer[],
  dreamTeam: ReadonlySet<number>,
): SelectionPatterns | null {
  if (players.some((player) => player.selected_by === null)) return null;
  const of = (index: number) => bandsOf(PERCENTAGE_PATTERNS[index] ?? [], players, dreamTeam);
  return { pattern1: of(0), pattern2: of(1), pattern3: of(2), pattern4: of(3), pattern5: of(4) };
}

/** `2-5-4`: dream team players per band. */
export const patternKey = (bands: readonly Band[]): string => bands.map(({ dtCount }) => dtCount).join("-");
