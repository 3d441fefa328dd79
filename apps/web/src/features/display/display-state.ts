import { create } from "zustand";
import type { TeamFilter } from "@teamwright/engine";
import type { OrderName } from "../../blocks/team/team-order.ts";
import type { Selection } from "./selection.ts";

export type Density = "cards" | "compact";

/** What the user did on an attempt's display, kept while the page lives: going to analytics and back loses nothing. */
export interface DisplayState {
  readonly filters: readonly TeamFilter[];
  readonly order: OrderName;
  /** The teams ticked; null outside the selection mode. */
  readonly selected: Selection | null;
  readonly density: Density;
}

export const freshState: DisplayState = { filters: [], order: "number", selected: null, density: "cards" };

const useStore = create<Readonly<Record<string, DisplayState>>>(() => ({}));

/** The state under the display's address; it begins with what `change` gives it first. */
export function useDisplayState(key: string) {
  const state = useStore((all) => all[key]) ?? freshState;
  const change = (part: Partial<DisplayState>) =>
    useStore.setState((all) => ({ [key]: { ...(all[key] ?? freshState), ...part } }));
  return { state, change, begun: useStore((all) => all[key] !== undefined) };
}

/** The filters with this one added, in place of one of its kind. */
export const withFilter = (filters: readonly TeamFilter[], filter: TeamFilter): readonly TeamFilter[] => {
  const at = filters.findIndex(({ kind }) => kind === filter.kind);
  return at < 0 ? [...filters, filter] : filters.with(at, filter);
};

export const withoutFilter = (
  filters: readonly TeamFilter[],
  kind: TeamFilter["kind"],
): readonly TeamFilter[] => filters.filter((filter) => filter.kind !== kind);
