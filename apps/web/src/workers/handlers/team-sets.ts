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
import { succeed } from "@teamwright/domain";
import type { Handler } from "./handler.ts";

export const openTeams: Handler<"open"> = ({ teams, preset }) => {
  const filter = readPreset(preset);
  return succeed({
    filter: filter.ok ? filter.value : null,
    unreadable: !filter.ok,
    repeats: teams.count - mergeTeams(teams).count,
  });
};

/** A separate copy that can be transferred: the engine returns a view of a longer array. */
export const ownRows = (rows: Uint32Array): Uint32Array<ArrayBuffer> => new Uint32Array(rows);

export const filter: Handler<"filter"> = ({ match, teams, filters, order, points = [] }) => {
  const rows = filterTeams(teams, match, filters);
  if (order === undefined) return succeed(ownRows(rows));
  const { by, descending } = order;
  const key = by === "points" ? { by, scores: scoreTeams(teams, points), descending } : { by, descending };
  return succeed(ownRows(sortTeams(teams, key, rows)));
};

export const select: Handler<"select"> = ({ teams, rows }) =>
  succeed(renumberTeams(selectTeams(teams, rows)));

const everyRow = (count: number): Uint32Array => Uint32Array.from({ length: count }, (_, row) => row);

export const choose: Handler<"choose"> = ({ teams, rows, count }) => {
  const all = rows ?? everyRow(teams.count);
  const chosen = chooseTeams(teams, count, all);
  return succeed({
    rows: ownRows(chosen),
    before: shareGaps(teams, all.slice(0, count), all),
    after: shareGaps(teams, chosen, all),
  });
};

export const merge: Handler<"merge"> = ({ sets: [first, ...others] }) =>
  succeed(mergeTeams(first, ...others));

export const shuffle: Handler<"shuffle"> = ({ teams, seed }) => succeed(shuffleTeams(teams, seed));

export const score: Handler<"score"> = ({ teams, points }) => {
  const scores = scoreTeams(teams, points);
  const rows = sortTeams(teams, { by: "points", scores, descending: true });
  return succeed({ points: scores, rows: ownRows(rows) });
};
