import { useQuery } from "@tanstack/react-query";
import type { MatchDetail, Player } from "@teamwright/domain";
import { useEffect, useMemo, useState } from "react";
import { matchQuery } from "#data/api/match.ts";
import type { OpenedAttempt } from "#data/records/attempts.ts";
import { shownStatus } from "#data/records/match-status.ts";
import { playersOut } from "#data/records/players-out.ts";
import { useStrategyState } from "#data/strategy/use-strategy.ts";
import { engineClient } from "#engine-client/engine-client.ts";
import { serverNow } from "#lib/server-clock.ts";
import type { ShownTeams } from "../use-team-set.ts";

export interface AttemptNews {
  /** Who is out and in at least one of the teams; empty until counted. */
  readonly players: readonly Player[];
  readonly out: ReadonlySet<number>;
  /** Announced players outside the attempt's strategy, of the sides and roles of those who are out. */
  readonly free: readonly Player[];
  /** Teams that hold one of them; undefined until counted. */
  readonly teams: number | undefined;
}

interface CountedTeams {
  readonly out: ReadonlySet<number>;
  readonly set: ShownTeams;
  readonly held: ReadonlySet<number>;
  readonly teams: number;
}

const filteredTeams = async (
  set: ShownTeams,
  players: { present: number[]; absent: number[] },
  signal: AbortSignal,
) =>
  engineClient.call(
    "filter",
    { match: set.match, teams: set.teams, filters: [{ kind: "players", ...players }] },
    { signal },
  );

/** How many teams hold a player who is out, and which of the players the teams hold. */
async function countHolding(set: ShownTeams, out: ReadonlySet<number>, signal: AbortSignal) {
  const without = await filteredTeams(set, { present: [], absent: [...out] }, signal);
  if (!without.ok) return null;
  const teams = set.teams.count - without.value.length;
  const holding = teams === 0 ? [] : [...out];
  const heldPlayers = await Promise.all(
    holding.map(async (player) => {
      const rows = await filteredTeams(set, { present: [player], absent: [] }, signal);
      return rows.ok && rows.value.length > 0 ? [player] : [];
    }),
  );
  return signal.aborted ? null : { out, set, held: new Set(heldPlayers.flat()), teams };
}

function freeFor(
  heldPlayers: readonly Player[],
  { attempt, teams }: OpenedAttempt,
  detail: MatchDetail,
): Player[] {
  const chosenPlayers = new Set(attempt.selection_strategy?.players);
  const knownPlayers = new Set(teams.player_list.map(({ player_index }) => player_index));
  return [...detail.left_team_players, ...detail.right_team_players].filter(
    ({ player_index: index, playing, role, team_index: side }) =>
      playing === 1 &&
      knownPlayers.has(index) &&
      !chosenPlayers.has(index) &&
      heldPlayers.some((player) => player.team_index === side && player.role === role),
  );
}

const noImpact: readonly number[] = [];

/**
 * Players of the attempt's teams who are out, whenever the teams were made, and the number of affected teams. Empty once
 * the match began. Impact players were chosen for what they may do later.
 */
export function useNews(openedAttempt: OpenedAttempt, set: ShownTeams): AttemptNews {
  const [open] = useState(() => shownStatus(openedAttempt.match, serverNow()) === 0);
  const detail = useQuery({ ...matchQuery(openedAttempt.match.id), enabled: open }).data?.value;
  const impact = useStrategyState(({ drafts }) => drafts[openedAttempt.match.id]?.impact ?? noImpact);
  const players = useMemo(
    () =>
      detail === undefined
        ? []
        : playersOut(openedAttempt.teams.player_list, detail).filter(
            ({ player_index: index }) => !impact.includes(index),
          ),
    [detail, openedAttempt.teams, impact],
  );
  const out = useMemo(() => new Set(players.map(({ player_index }) => player_index)), [players]);
  const [countedTeams, setCountedTeams] = useState<CountedTeams>();
  useEffect(() => {
    if (out.size === 0) return undefined;
    const stop = new AbortController();
    void countHolding(set, out, stop.signal).then((found) => {
      if (found !== null) setCountedTeams(found);
    });
    return () => stop.abort();
  }, [out, set]);
  const knownPlayers = countedTeams?.out === out && countedTeams.set === set ? countedTeams : undefined;
  const heldPlayers = players.filter(({ player_index: index }) => knownPlayers?.held.has(index) === true);
  return {
    players: heldPlayers,
    out,
    free: detail === undefined ? [] : freeFor(heldPlayers, openedAttempt, detail),
    teams: knownPlayers?.teams,
  };
}
