import type { MatchDetail, Outcome } from "@teamwright/domain";
import type { TransferOption, TransferRecord } from "@teamwright/transfer";
import { database } from "../records/database.ts";
import { readLocal } from "../records/local-keys.ts";
import { noteRecordsChanged } from "../records/records-changed.ts";
import { readableOf, readStored } from "../records/stored-record.ts";
import { storing } from "../records/storage-failure.ts";
import type { StorageFailure } from "../records/storage-failure.ts";
import { playersOf } from "../strategy/pool.ts";
import { transferRecord } from "./transfer-record.ts";
import type { StoredTransfer, TransferChoice, TransferOrigin, TransferTeam } from "./transfer-record.ts";

interface HandOver {
  readonly match: MatchDetail;
  readonly fantasyApp: string;
  readonly origin: TransferOrigin;
  readonly teams: readonly TransferTeam[];
  /** When set, the arena starts with it at once. */
  readonly start?: TransferOption;
  /** What the teams are (`identityOf`) that the app held when `start` was chosen. */
  readonly shownTeams?: string[];
  /** The app's deadline where it is known, milliseconds since 1970. */
  readonly deadline?: number;
}

const accountId = (): string => readLocal("tg_id") ?? "";

/** The app's id of a player; null when the app does not know the player. */
export const appIdOf = (
  { fantasy_id_list }: MatchDetail["left_team_players"][number],
  app: string,
): string | null => fantasy_id_list.find(({ name }) => name === app)?.id ?? null;

function recordOf({
  match,
  fantasyApp,
  origin,
  teams,
  start,
  shownTeams,
  deadline,
}: HandOver): StoredTransfer {
  const usedPlayers = new Set(teams.flatMap(({ players }) => players));
  const players = playersOf(match).map((player) => ({
    player_index: player.player_index,
    name: player.name,
    side: player.team_index,
    id: appIdOf(player, fantasyApp),
  }));
  return {
    version: 1,
    id: crypto.randomUUID(),
    account: accountId(),
    time: Date.now(),
    fantasyApp,
    match: {
      id: match.id,
      sport_index: match.sport_index,
      match_time: match.match_time,
      left_name: match.left_team_name,
      right_name: match.right_team_name,
    },
    origin,
    // The app's existing teams may contain any player, so all are stored.
    players: players.filter(({ player_index, id }) => id !== null || usedPlayers.has(player_index)),
    selectedTeams: teams.map((team) => ({ ...team, players: [...team.players] })),
    start:
      start === undefined
        ? null
        : start.kind === "custom"
          ? { ...start, replace: [...start.replace] }
          : start,
    run: null,
    ...(shownTeams === undefined ? {} : { shownTeams }),
    ...(deadline === undefined ? {} : { deadline }),
  };
}

/**
 * Stores the arena's input, so that a reload loses nothing: a transfer for each app, all or none. Those to several apps have
 * one page. Resolves with the id of the first one, which leads to the page.
 */
export async function handOver(
  shares: readonly HandOver[],
  db = database,
): Promise<Outcome<string, StorageFailure>> {
  const batch = shares.length > 1 ? { batch: crypto.randomUUID() } : {};
  const records = shares.map((share) => ({ ...recordOf(share), ...batch }));
  const outcome = await storing(() =>
    db.transaction("rw", [db.transfers], async () => {
      for (const record of records) await db.transfers.put(record);
    }),
  );
  return outcome.ok ? { ok: true, value: records[0]?.id ?? "" } : outcome;
}

const isOurs = ({ account }: StoredTransfer): boolean => account === accountId();

/** The transfer with the id, or the latest one; null when this account has none here. */
export async function findTransfer(id: string | null, db = database): Promise<StoredTransfer | null> {
  if (id === null) return (await listTransfers(db))[0] ?? null;
  const transfer = readStored(transferRecord, await db.transfers.get(id));
  return transfer.ok && isOurs(transfer.value) ? transfer.value : null;
}

/** The transfer with the id and those that were handed over with it; empty when there is none. */
export async function transfersWith(id: string | null, db = database): Promise<StoredTransfer[]> {
  const transfer = await findTransfer(id, db);
  if (transfer?.batch === undefined) return transfer === null ? [] : [transfer];
  return (await transfersOfMatch(transfer.match.id, db)).filter(({ batch }) => batch === transfer.batch);
}

/** All transfers of this account on this device, the latest first. */
export async function listTransfers(db = database): Promise<StoredTransfer[]> {
  return readableOf(transferRecord, await db.transfers.toArray())
    .filter(isOurs)
    .toSorted((one, other) => other.time - one.time);
}

/** The transfers of a match, the latest first. */
export async function transfersOfMatch(matchId: string, db = database): Promise<StoredTransfer[]> {
  return readableOf(transferRecord, await db.transfers.where("match.id").equals(matchId).toArray())
    .filter(isOurs)
    .toSorted((one, other) => other.time - one.time);
}

/** Stores that the transfer is started. What another tab has stored of it since then stays. */
export async function startRun(id: string, run: TransferRecord, db = database): Promise<void> {
  await storing(() =>
    db.transfers.update(id, (row) => {
      row["run"] ??= structuredClone(run);
    }),
  );
}

/** Stores the transfer's progress. */
export async function saveRun(
  id: string,
  run: TransferRecord,
  db = database,
): Promise<Outcome<void, StorageFailure>> {
  const outcome = await storing(async () => {
    await db.transfers.update(id, { run: structuredClone(run) });
  });
  if (run.state === "finished") noteRecordsChanged("other");
  return outcome;
}

/** Stores that the user paused the transfer: it does not go on by itself. */
export async function notePause(id: string, db = database): Promise<void> {
  await storing(() => db.transfers.update(id, { "run.stopped": { code: "paused", message: "" } }));
}

/** Stores what the user chose before the start. */
export async function noteChoice(id: string, choice: TransferChoice, db = database): Promise<void> {
  await storing(() => db.transfers.update(id, { choice }));
}

/** Stores the app's deadline as it said now. */
export async function noteDeadline(id: string, deadline: number, db = database): Promise<void> {
  await storing(() => db.transfers.update(id, { deadline }));
}

/** Keeps only the teams of the indexes, in their order. Only before the transfer was started. */
export const selectTeamsOf = (
  { id, selectedTeams }: StoredTransfer,
  indexes: readonly number[],
  db = database,
): Promise<Outcome<void, StorageFailure>> =>
  storing(async () => {
    const kept = indexes.flatMap((index) => selectedTeams[index] ?? []);
    await db.transfers.update(id, { selectedTeams: kept });
  });
