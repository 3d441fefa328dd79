import { useMemo } from "react";
import { create } from "zustand";
import type { TeamColumns, TeamFilter } from "@teamwright/engine";
import { followTeams } from "./selection.ts";
import type { Selection } from "./selection.ts";
import { readDisplay, writeDisplay } from "./stored-display.ts";
import type { StoredDisplay } from "./stored-display.ts";

/**
 * The user's state of an attempt's display. It survives opening Analytics and returning; a reload loses only the
 * selection.
 */
export interface DisplayState extends StoredDisplay {
  /** The ticked teams; null outside the selection mode. */
  readonly selected: Selection | null;
}

export const freshState: DisplayState = { filters: [], order: "number", selected: null, density: "cards" };

interface KeptState extends DisplayState {
  /** The teams that `selected` has a bit for. */
  readonly teams: TeamColumns;
}

const useStore = create<Readonly<Record<string, KeptState>>>(() => ({}));

const restoredState = (key: string): DisplayState | undefined => {
  const stored = readDisplay(key);
  return stored && { ...freshState, ...stored };
};

/** The ticks are of teams: other teams in their rows do not get them. */
const withTicksOf = (teams: TeamColumns, state: KeptState): KeptState =>
  state.teams === teams
    ? state
    : { ...state, teams, selected: state.selected && followTeams(state.selected, state.teams, teams) };

/** The state under the display's address, for its teams of now; `change` with its first value creates it. */
export function useDisplayState(key: string, teams: TeamColumns) {
  const keptState = useStore((all) => all[key]);
  const knownState = useMemo(() => keptState && withTicksOf(teams, keptState), [keptState, teams]);
  const before = useMemo(() => restoredState(key), [key]);
  const state: DisplayState = knownState ?? before ?? freshState;
  const change = (part: Partial<DisplayState>) => {
    const last = useStore.getState()[key];
    const next = { ...(last ? withTicksOf(teams, last) : (before ?? freshState)), ...part, teams };
    writeDisplay(key, next);
    useStore.setState({ [key]: next });
  };
  return { state, change, begun: knownState !== undefined || before !== undefined };
}

/** The filters with this one added; it replaces one of the same kind. */
export const withFilter = (filters: readonly TeamFilter[], filter: TeamFilter): readonly TeamFilter[] => {
  const at = filters.findIndex(({ kind }) => kind === filter.kind);
  return at < 0 ? [...filters, filter] : filters.with(at, filter);
};

/** The filters and one more that narrows them: players of both are asked for, other kinds are replaced. */
export const withJoined = (filters: readonly TeamFilter[], filter: TeamFilter): readonly TeamFilter[] => {
  const knownFilter = filters.find(({ kind }) => kind === filter.kind);
  if (knownFilter?.kind !== "players" || filter.kind !== "players") return withFilter(filters, filter);
  const union = (one: readonly number[], other: readonly number[]) => [...new Set([...one, ...other])];
  return withFilter(filters, {
    kind: "players",
    present: union(knownFilter.present, filter.present),
    absent: union(knownFilter.absent, filter.absent),
  });
};

export const withoutFilter = (
  filters: readonly TeamFilter[],
  kind: TeamFilter["kind"],
): readonly TeamFilter[] => filters.filter((filter) => filter.kind !== kind);
