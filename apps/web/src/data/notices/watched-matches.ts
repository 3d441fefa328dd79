import { MAX_WATCHED_MATCHES } from "@teamwright/contract/resources/notices";
import { playerHash } from "@teamwright/contract/player-hash";
import type { WatchedMatch } from "@teamwright/contract";
import { playersNotPlaying, sportIndexes } from "@teamwright/domain";
import type { Player } from "@teamwright/domain";
import { findAttempt, listMatches } from "../records/attempts.ts";
import type { MatchWithAttempts } from "../records/attempts.ts";
import { listSavedMatches } from "../records/caches.ts";
import type { MatchRecord } from "../records/match-record.ts";
import { hasBegun } from "#lib/match-start.ts";
import { database } from "../records/database.ts";
import { isInATeam } from "../records/is-in-a-team.ts";
import { sentTeams } from "../transfer/sent-teams.ts";
import { keysOfTeams } from "../transfer/team-of-row.ts";
import type { StoredTransfer } from "../transfer/transfer-record.ts";
import { transfersOfMatch } from "../transfer/transfers.ts";

/** Results are of interest this long after a match began. Milliseconds. */
const RESULTS_FOR = 3 * 24 * 3_600_000;

/**
 * What the server needs to know of this device to send its notices: the matches that are saved or have teams and, when
 * wanted, hashes of the teams' players. No team, captain or number of teams.
 */
export async function watchedMatches(
  { players, now }: { readonly players: boolean; readonly now: number },
  db = database,
): Promise<WatchedMatch[]> {
  const storedMatches = (await Promise.all(sportIndexes.map((sport) => listMatches(sport, db))))
    .flat()
    .filter(({ match }) => isOfInterest(match, now) && !match.result);
  const watches: WatchedMatch[] = [];
  for (const each of storedMatches) {
    const toCome = !hasBegun(each.match, now);
    watches.push({
      matchId: each.match.id,
      stored: true,
      untransferred: toCome && (await hasUntransferred(each, db)),
      players: toCome && players ? await hashesOf(each, db) : [],
    });
  }
  const ids = new Set(watches.map(({ matchId }) => matchId));
  for (const { match } of await listSavedMatches(now, db))
    if (!ids.has(match.id) && !hasBegun(match, now))
      watches.push({ matchId: match.id, stored: false, untransferred: false, players: [] });
  return watches.slice(0, MAX_WATCHED_MATCHES);
}

/** A postponed match is played on another day, so its old time ends nothing. */
const isOfInterest = (match: MatchRecord, now: number): boolean =>
  match.disruption === "postponed" || Date.parse(match.match_time) > now - RESULTS_FOR;

/** Whether the latest transfer to an app was begun and has not ended. The transfers are sorted, the latest first. */
function hasUnfinished(transfers: readonly StoredTransfer[]): boolean {
  const begunTransfers = transfers.filter(({ run }) => run !== null);
  const latestRuns = new Map(begunTransfers.toReversed().map(({ fantasyApp, run }) => [fantasyApp, run]));
  return [...latestRuns.values()].some((run) => run?.state !== "finished");
}

/**
 * Whether teams of the newest attempt wait for a transfer: none of them is in an app, or a transfer has not ended. Earlier
 * attempts are replaced by it. Most attempts have more teams than an app takes, so those that were not chosen do not wait.
 */
async function hasUntransferred(
  { match, attempts }: MatchWithAttempts,
  db: typeof database,
): Promise<boolean> {
  const [newest] = attempts;
  if (newest === undefined) return false;
  const transfers = await transfersOfMatch(match.id, db);
  const attempt = transfers.length === 0 ? null : await findAttempt(match.id, newest.id, db);
  const sentNames =
    attempt === null
      ? []
      : sentTeams(transfers, keysOfTeams(attempt.teams.teams)).flatMap(({ teams }) => [...teams.keys()]);
  const knownTeams = new Set([...sentNames, ...Object.keys(newest.process_names)]);
  if (knownTeams.size >= newest.number_of_teams) return false;
  return knownTeams.size === 0 || hasUnfinished(transfers);
}

/** Hashes of the players of all teams, without those who were known to be out when the teams were made. */
async function hashesOf({ match, attempts }: MatchWithAttempts, db: typeof database): Promise<string[]> {
  const ids = new Set<string>();
  for (const { id } of attempts) {
    const attempt = await findAttempt(match.id, id, db);
    if (attempt === null) continue;
    const { player_list: list, teams } = attempt.teams;
    const out = knownOut(list);
    for (const player of list)
      if (!out.has(player.player_index) && isInATeam(teams.members, player.player_index))
        ids.add(player.player_fixed_id);
  }
  return Promise.all([...ids].toSorted().map((id) => playerHash(match.id, id)));
}

function knownOut(list: readonly Player[]): ReadonlySet<number> {
  const out = playersNotPlaying({
    lineup_status: list.some(({ playing }) => playing === 1) ? 1 : 0,
    left_team_players: list.filter(({ team_index: side }) => side === 0),
    right_team_players: list.filter(({ team_index: side }) => side === 1),
  });
  return new Set(out.map(({ player_index: index }) => index));
}
