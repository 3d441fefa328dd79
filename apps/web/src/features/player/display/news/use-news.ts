import { useQuery } from "@tanstack/react-query";
import type { Player } from "@teamwright/domain";
import { useEffect, useMemo, useState } from "react";
import { matchQuery } from "../../../../data/api/match.ts";
import type { OpenedAttempt } from "../../../../data/records/attempts.ts";
import { shownStatus } from "../../../../data/records/match-status.ts";
import { engineClient } from "../../../../engine-client/engine-client.ts";
import { serverNow } from "../../../../lib/server-clock.ts";
import type { ShownTeams } from "../use-team-set.ts";
import { playersOut } from "../../../../data/records/players-out.ts";

export interface News {
  readonly players: readonly Player[];
  readonly out: ReadonlySet<number>;
  /** Teams that hold one of them; undefined until counted. */
  readonly teams: number | undefined;
}

/**
 * Players who are out since the attempt's teams were made, and the number of affected teams. Empty once the match
 * began.
 */
export function useNews(opened: OpenedAttempt, set: ShownTeams): News {
  const [open] = useState(() => shownStatus(opened.match, serverNow()) === 0);
  const detail = useQuery({ ...matchQuery(opened.match.id), enabled: open }).data?.value;
  const players = useMemo(
    () => (detail === undefined ? [] : playersOut(opened.teams.player_list, detail)),
    [detail, opened.teams],
  );
  const out = useMemo(() => new Set(players.map(({ player_index }) => player_index)), [players]);
  const [counted, setCounted] = useState<{ out: ReadonlySet<number>; set: ShownTeams; teams: number }>();
  useEffect(() => {
    if (out.size === 0) return undefined;
    const stop = new AbortController();
    const without = { kind: "players", present: [], absent: [...out] } as const;
    void engineClient
      .call("filter", { match: set.match, teams: set.teams, filters: [without] }, { signal: stop.signal })
      .then((outcome) => {
        if (outcome.ok) setCounted({ out, set, teams: set.teams.count - outcome.value.length });
      });
    return () => stop.abort();
  }, [out, set]);
  const teams = counted?.out === out && counted.set === set ? counted.teams : undefined;
  return { players, out, teams };
}
