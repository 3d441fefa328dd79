import { useMemo } from "react";
import { create } from "zustand";
import type { TeamFilter } from "@teamwright/engine";
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

const useStore = create<Readonly<Record<string, DisplayState>>>(() => ({}));

const restored = (key: string): DisplayState | undefined => {
  const stored = readDisplay(key);
  return stored && { ...freshState, ...stored };
};

/** The state under the display's address; `change` with its first value creates it. */
export function useDisplayState(key: string) {
  const knownFilter = useStore((all) => all[key]);
  const before = useMemo(() => restored(key), [key]);
  const state = knownFilter ?? before ?? freshState;
  const change = (part: Partial<DisplayState>) => {
    const next = { ...(useStore.getState()[key] ?? before ?? freshState), ...part };
    writeDisplay(key, next);
    useStore.setState({ [key]: next });
  };
  return { state, change, begun: knownFilter !== undefined || before !== undefined };
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
  const both = (one: readonly number[], other: readonly number[]) => [...new Set([...one, ...other])];
  return withFilter(filters, {
    kind: "players",
    present: both(knownFilter.present, filter.present),
    absent: both(knownFilter.absent, filter.absent),
  });
};

export const withoutFilter = (
  filters: readonly TeamFilter[],
  kind: TeamFilter["kind"],
): readonly TeamFilter[] => filters.filter((filter) => filter.kind !== kind);
