import {
  chooseTeams,
  filterTeams,
  mergeTeams,
  readPreset,
  renumberTeams,
  scoreTeams,
  selectTeams,
  shareGaps,
  shuffleTeams,
  sortTeams,
} from "@teamwright/engine";
import type { PresetSegments, ShareGaps, TeamColumns, TeamFilter } from "@teamwright/engine";
import { succeed } from "@teamwright/domain";
import type { MatchTeams, Success } from "./handler.ts";

type RowNumbers = Uint32Array<ArrayBuffer>;

interface OpenedTeams {
  /** Null for no filter. */
  readonly filter: TeamFilter | null;
  /** The address has a filter that cannot be read. */
  readonly unreadable: boolean;
  /** Teams that are already in the set. */
  readonly repeats: number;
}

interface FilterInput extends MatchTeams {
  readonly filters: readonly TeamFilter[];
  readonly order?: { readonly by: "number" | "credits" | "points"; readonly descending: boolean } | undefined;
  /** By player_index, for an order by points. */
  readonly points?: readonly number[] | undefined;
}

interface ChooseInput {
  readonly teams: TeamColumns;
  readonly rows: Uint32Array | null;
  readonly count: number;
}

interface ChosenTeams {
  readonly rows: RowNumbers;
  /** How far shares are from those of all: of the first teams, and of the chosen ones. */
  readonly before: ShareGaps;
  readonly after: ShareGaps;
}

interface ScoreInput {
  readonly teams: TeamColumns;
  /** By player_index. */
  readonly points: readonly number[];
}

interface ScoredTeams {
  readonly points: Float64Array;
  readonly rows: RowNumbers;
}

/** The first data of a display: the filter of its address, and whether any team is listed twice. */
export const openTeams = ({
  teams,
  preset,
}: MatchTeams & { readonly preset: PresetSegments }): Success<OpenedTeams> => {
  const filter = readPreset(preset);
  return succeed({
    filter: filter.ok ? filter.value : null,
    unreadable: !filter.ok,
    repeats: teams.count - mergeTeams(teams).count,
  });
};

/** A separate copy that can be transferred: the engine returns a view of a longer array. */
export const ownRows = (rows: Uint32Array): RowNumbers => new Uint32Array(rows);

/** The rows that pass every filter, ascending or in the requested order; equal ones by row. */
export const filter = ({ match, teams, filters, order, points = [] }: FilterInput): Success<RowNumbers> => {
  const rows = filterTeams(teams, match, filters);
  if (order === undefined) return succeed(ownRows(rows));
  const { by, descending } = order;
  const key = by === "points" ? { by, scores: scoreTeams(teams, points), descending } : { by, descending };
  return succeed(ownRows(sortTeams(teams, key, rows)));
};

/** The teams of the rows, renumbered from 1. */
export const select = ({
  teams,
  rows,
}: {
  readonly teams: TeamColumns;
  readonly rows: Uint32Array;
}): Success<TeamColumns> => succeed(renumberTeams(selectTeams(teams, rows)));

const everyRow = (count: number): Uint32Array => Uint32Array.from({ length: count }, (_, row) => row);

/** So many of the rows (or of all): shares closest to theirs, and different from each other. */
export const choose = ({ teams, rows, count }: ChooseInput): Success<ChosenTeams> => {
  const all = rows ?? everyRow(teams.count);
  const chosenRows = chooseTeams(teams, count, all);
  return succeed({
    rows: ownRows(chosenRows),
    before: shareGaps(teams, all.slice(0, count), all),
    after: shareGaps(teams, chosenRows, all),
  });
};

/** The teams of all sets, each once, renumbered from 1. */
export const merge = ({
  sets: [first, ...others],
}: {
  readonly sets: readonly [TeamColumns, ...TeamColumns[]];
}): Success<TeamColumns> => succeed(mergeTeams(first, ...others));

export const shuffle = ({
  teams,
  seed,
}: {
  readonly teams: TeamColumns;
  readonly seed: number;
}): Success<TeamColumns> => succeed(shuffleTeams(teams, seed));

/** Each team's points, and the rows from most points to least. */
export const score = ({ teams, points }: ScoreInput): Success<ScoredTeams> => {
  const scores = scoreTeams(teams, points);
  const rows = sortTeams(teams, { by: "points", scores, descending: true });
  return succeed({ points: scores, rows: ownRows(rows) });
};
