import { useEffect, useState } from "react";
import type { PresetSegments } from "@teamwright/engine";
import type { OutputOf } from "#engine-client/calls.ts";
import { engineClient } from "#engine-client/engine-client.ts";
import type { ShownTeams } from "./use-team-set.ts";

/** The filter of the address and whether the teams are unique; undefined until the worker replies. */
export function useOpening(set: ShownTeams, preset: PresetSegments): OutputOf<"open"> | undefined {
  const [opening, setOpening] = useState<OutputOf<"open">>();
  const { filterType, filterValue } = preset;
  useEffect(() => {
    const stop = new AbortController();
    void engineClient
      .call(
        "open",
        { match: set.match, teams: set.teams, preset: { filterType, filterValue } },
        { signal: stop.signal },
      )
      .then((outcome) => {
        if (outcome.ok) setOpening(outcome.value);
      });
    return () => stop.abort();
  }, [set, filterType, filterValue]);
  return opening;
}
