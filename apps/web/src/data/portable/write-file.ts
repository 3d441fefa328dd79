import { DATA_FORMAT, DATA_VERSION } from "@teamwright/contract/data-file";
import type { DataFileFrame } from "@teamwright/contract/data-file";
import type { AccountData } from "@teamwright/contract";
import type { Team } from "@teamwright/domain";
import { toTeams } from "@teamwright/engine/team-set";
import { attemptRecord, attemptTeams } from "../records/attempt-record.ts";
import type { AttemptRecord, AttemptTeams } from "../records/attempt-record.ts";
import { savedMatch } from "../records/cached-records.ts";
import { database } from "../records/database.ts";
import type { RecordsDatabase } from "../records/database.ts";
import { matchRecord } from "../records/match-record.ts";
import type { MatchRecord } from "../records/match-record.ts";
import { readableOf, readStored } from "../records/stored-record.ts";
import { deviceKeys } from "../strategy/device-keys.ts";
import { transferRecord } from "../transfer/transfer-record.ts";
import { linkRecord } from "../transfer/team-links.ts";
import { readDeviceKeys } from "./device-keys.ts";

/** Teams that are written between two pauses, so that taps are handled meanwhile. */
const AT_ONCE = 1000;
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** The JSON teams of an attempt, in parts. */
async function* teamsOf({ teams, player_list: players }: AttemptTeams): AsyncGenerator<Team[]> {
  for (let from = 0; from < teams.count; from += AT_ONCE) {
    const rows = Uint32Array.from({ length: Math.min(AT_ONCE, teams.count - from) }, (_, at) => from + at);
    yield toTeams(teams, { sport: teams.sport, players }, rows);
    await pause();
  }
}

/** `[1,2]` as `1,2`: the members of one array that is written in parts. */
const inner = (list: readonly unknown[]): string => JSON.stringify(list).slice(1, -1);

/** The attempts as the members of a JSON array, in parts. */
async function* attemptParts(
  db: RecordsDatabase,
  attempts: readonly AttemptRecord[],
): AsyncGenerator<string> {
  let first = true;
  for (const attempt of attempts) {
    // One at a time: thousands of teams of each would be in memory together.
    const row = readStored(attemptTeams, await db.attemptTeams.get([attempt.match_id, attempt.id]));
    if (!row.ok) continue;
    const { teams, player_list: players } = row.value;
    const head = JSON.stringify({ attempt, sport: teams.sport, players });
    yield `${first ? "" : ","}${head.slice(0, -1)},"teams":[`;
    first = false;
    let separator = "";
    for await (const part of teamsOf(row.value)) {
      yield separator + inner(part);
      separator = ",";
    }
    yield "]}";
  }
}

type DevicePart = Omit<DataFileFrame["device"], "attempts">;

async function blobOf(
  db: RecordsDatabase,
  now: Date,
  { device, attempts, account }: { device: object; attempts: readonly AttemptRecord[]; account: unknown },
): Promise<Blob> {
  const head = JSON.stringify({ format: DATA_FORMAT, version: DATA_VERSION, createdAt: now.toISOString() });
  const parts: string[] = [
    `${head.slice(0, -1)},"device":${JSON.stringify(device).slice(0, -1)},"attempts":[`,
  ];
  for await (const part of attemptParts(db, attempts)) parts.push(part);
  parts.push(`]},"account":${JSON.stringify(account)}}`);
  return new Blob(parts, { type: "application/json" });
}

/**
 * Everything of this device and `account`, as one JSON file. Records that this version cannot read are left out: it
 * could not check them on another device either.
 */
export async function writeDataFile(
  account: AccountData | null,
  { db = database, keys = deviceKeys(), now = new Date() } = {},
): Promise<Blob> {
  const transfers = readableOf(transferRecord, await db.transfers.toArray());
  const device: DevicePart = {
    matches: readableOf(matchRecord, await db.matches.toArray()),
    savedMatches: readableOf(savedMatch, await db.savedMatches.toArray()),
    transfers: transfers.filter(({ run }) => run?.state === "finished"),
    links: readableOf(linkRecord, await db.links.toArray()).map((link) => ({ version: 1, ...link })),
    ...readDeviceKeys(keys, now),
  };
  return blobOf(db, now, {
    device,
    attempts: readableOf(attemptRecord, await db.attempts.toArray()),
    account,
  });
}

/** One attempt with its match in the same format. */
export function writeAttemptFile(match: MatchRecord, attempt: AttemptRecord, db = database): Promise<Blob> {
  const device: DevicePart = {
    matches: [match],
    savedMatches: [],
    transfers: [],
    links: [],
    drafts: [],
    otherDrafts: [],
    lastTime: [],
    predictionDrafts: [],
    settings: {},
  };
  return blobOf(db, new Date(attempt.time), { device, attempts: [attempt], account: null });
}
