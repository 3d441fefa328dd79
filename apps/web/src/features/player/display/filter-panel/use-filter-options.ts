import { useEffect, useState } from "react";
import type { TeamAnalytics, TeamFilter } from "@teamwright/engine";
import { engineClient } from "#engine-client/engine-client.ts";
import type { ShownTeams } from "../use-team-set.ts";
import type { PanelKind } from "./filter-kinds.ts";

export interface FilterOption {
  readonly value: string;
  readonly label: string;
  /** How many of the teams that pass the other kinds of filters have it. */
  readonly teams: number;
}

const NO_FILTERS: readonly TeamFilter[] = [];

/** The analysis of the teams that pass the filters; undefined until the worker replies. */
function useAnalytics(set: ShownTeams, filters: readonly TeamFilter[]): TeamAnalytics | undefined {
  const [computedAnalytics, setComputedAnalytics] = useState<{
    set: ShownTeams;
    question: string;
    analytics: TeamAnalytics;
  }>();
  const question = JSON.stringify(filters);
  useEffect(() => {
    const stop = new AbortController();
    const input = {
      match: set.match,
      teams: set.teams,
      filters: JSON.parse(question) as readonly TeamFilter[],
    };
    void engineClient.call("analyse", input, { signal: stop.signal }).then((outcome) => {
      if (outcome.ok) setComputedAnalytics({ set, question, analytics: outcome.value.analytics });
    });
    return () => stop.abort();
  }, [set, question]);
  // The last reply stays until the next arrives: an emptied list would lose its scroll position.
  return computedAnalytics?.set === set ? computedAnalytics.analytics : undefined;
}

type TeamsByKind = ReadonlyMap<string, number>;

const kindOf = (kind: readonly number[] | number): string =>
  typeof kind === "number" ? String(kind) : kind.join("-");

const countsOf = (list: readonly { kind: readonly number[] | number; teams: number }[]): TeamsByKind =>
  new Map(list.map(({ kind, teams }) => [kindOf(kind), teams]));

const playerCounts = (analytics: TeamAnalytics, count: "teams" | "captain" | "viceCaptain"): TeamsByKind =>
  new Map(
    analytics.players
      .filter((share) => share[count] > 0)
      .map((share) => [String(share.player_index), share[count]]),
  );

const countsByKind = (analytics: TeamAnalytics): Readonly<Record<PanelKind, TeamsByKind>> => ({
  players: playerCounts(analytics, "teams"),
  captain: playerCounts(analytics, "captain"),
  "vice-captain": playerCounts(analytics, "viceCaptain"),
  partition: countsOf(analytics.partitions),
  credits: countsOf(analytics.credits),
  combination: countsOf(analytics.combinations),
});

/**
 * The options of one kind of filter, with the number of teams that each would leave under the filters of the other
 * kinds. Values that only other filters exclude stay in the list with 0.
 */
export function useFilterOptions(
  set: ShownTeams,
  kind: PanelKind,
  filters: readonly TeamFilter[],
): readonly FilterOption[] | undefined {
  const others = filters.filter((filter) => filter.kind !== kind);
  const whole = useAnalytics(set, NO_FILTERS);
  const left = useAnalytics(set, others);
  if (whole === undefined || left === undefined) return undefined;
  const counts = countsByKind(left)[kind];
  const players = kind === "players" || kind === "captain" || kind === "vice-captain";
  const options = [...countsByKind(whole)[kind].keys()].map((value) => ({
    value,
    label: players ? (set.views.roster.players.get(Number(value))?.name ?? `#${value}`) : value,
    teams: counts.get(value) ?? 0,
  }));
  return players ? options.toSorted((a, b) => b.teams - a.teams) : options;
}
