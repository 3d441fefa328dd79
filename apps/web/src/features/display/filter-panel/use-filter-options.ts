import { useEffect, useState } from "react";
import { engineClient } from "../../../engine-client/engine-client.ts";
import type { TeamSet } from "../use-team-set.ts";
import type { PanelKind } from "./filter-kinds.ts";

export interface FilterOption {
  readonly value: string;
  readonly label: string;
  /** Teams of the attempt that have it. */
  readonly teams: number;
}

export type FilterOptions = Readonly<Record<PanelKind, readonly FilterOption[]>>;

/** What the attempt's teams can be filtered by, with the number of teams of each; undefined until counted. */
export function useFilterOptions(set: TeamSet, wanted: boolean): FilterOptions | undefined {
  const [options, setOptions] = useState<{ set: TeamSet; options: FilterOptions }>();
  useEffect(() => {
    if (!wanted) return undefined;
    const stop = new AbortController();
    void engineClient
      .call("analyse", { match: set.match, teams: set.teams, filters: [] }, { signal: stop.signal })
      .then((outcome) => {
        if (!outcome.ok) return;
        const { analytics } = outcome.value;
        const players = (count: "teams" | "captain" | "viceCaptain") =>
          analytics.players
            .filter((share) => share[count] > 0)
            .map((share) => ({
              value: String(share.player_index),
              label: set.views.roster.players.get(share.player_index)?.name ?? `#${share.player_index}`,
              teams: share[count],
            }))
            .toSorted((a, b) => b.teams - a.teams);
        const shares = (list: readonly { kind: readonly number[] | number; teams: number }[]) =>
          list.map(({ kind, teams }) => {
            const value = typeof kind === "number" ? String(kind) : kind.join("-");
            return { value, label: value, teams };
          });
        setOptions({
          set,
          options: {
            players: players("teams"),
            captain: players("captain"),
            "vice-captain": players("viceCaptain"),
            partition: shares(analytics.partitions),
            credits: shares(analytics.credits),
            combination: shares(analytics.combinations),
          },
        });
      });
    return () => stop.abort();
  }, [set, wanted]);
  return options?.set === set ? options.options : undefined;
}
