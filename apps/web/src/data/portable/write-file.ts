import { DATA_FORMAT, DATA_VERSION } from "@teamwright/contract/data-file";
import type { DataFileFrame } from "@teamwright/contract/data-file";
import type { AccountData } from "@teamwright/contract";
import type { Team } from "@teamwright/domain";
import { toTeams } from "@teamwright/engine/team-set";
import { attemptRecord } from "../records/attempt-record.ts";
import type { AttemptRecord, AttemptTeams } from "../records/attempt-record.ts";
import { findVersions } from "../records/attempt-versions.ts";
import type { AttemptVersion } from "../records/attempt-versions.ts";
import { savedMatch } from "../records/cached-records.ts";
import { database } from "../records/database.ts";
import { matchRecord } from "../records/match-record.ts";
import type { MatchRecord } from "../records/match-record.ts";
import { readableOf } from "../records/stored-record.ts";
import { slices } from "#lib/slices.ts";
import type { SliceOptions } from "#lib/slices.ts";
import { deviceKeys } from "../strategy/device-keys.ts";
import { transferRecord } from "../transfer/transfer-record.ts";
import { linkRecord } from "../transfer/team-links.ts";
import { readDeviceKeys } from "./device-keys.ts";

/** Teams of one part; taps are handled between two parts when a slice of time is used up. */
const AT_ONCE = 50;

/** The JSON teams of an attempt, in parts. */
function* teamsOf({ teams, player_list: players }: AttemptTeams): Generator<Team[]> {
  for (let from = 0; from < teams.count; from += AT_ONCE) {
    const rows = Uint32Array.from({ length: Math.min(AT_ONCE, teams.count - from) }, (_, at) => from + at);
    yield toTeams(teams, { sport: teams.sport, players }, rows);
  }
}

/** `[1,2]` as `1,2`: the members of one array that is written in parts. */
const inner = (list: readonly unknown[]): string => JSON.stringify(list).slice(1, -1);

/** Attempts, and how the teams of each are read: one at a time, because those of all would be in memory together. */
interface AttemptSource {
  readonly attempts: readonly AttemptRecord[];
  /** Null where the teams cannot be read. */
  readonly readTeams: (attempt: AttemptRecord) => Promise<AttemptTeams | null>;
}

/** The attempts as the members of a JSON array, in parts. */
async function* attemptParts(
  { attempts, readTeams }: AttemptSource,
  pause: (share: number) => Promise<void>,
): AsyncGenerator<string> {
  const all = attempts.reduce((sum, { number_of_teams }) => sum + number_of_teams, 0);
  let writtenCount = 0;
  let first = true;
  for (const attempt of attempts) {
    const row = await readTeams(attempt);
    if (row === null) continue;
    const { teams, player_list: players } = row;
    const head = JSON.stringify({ attempt, sport: teams.sport, players });
    yield `${first ? "" : ","}${head.slice(0, -1)},"teams":[`;
    first = false;
    let separator = "";
    for (const part of teamsOf(row)) {
      yield separator + inner(part);
      separator = ",";
      writtenCount += part.length;
      await pause(writtenCount / all);
    }
    yield "]}";
  }
}

/** Characters that are kept as text; then the browser keeps them, outside of the page's memory. */
const MAX_TEXT = 1_000_000;

/** Text that is written in parts. */
class TextFile {
  readonly #blobs: Blob[] = [];
  #texts: string[] = [];
  #length = 0;
  add(text: string): void {
    this.#texts.push(text);
    this.#length += text.length;
    if (this.#length < MAX_TEXT) return;
    this.#blobs.push(new Blob(this.#texts));
    this.#texts = [];
    this.#length = 0;
  }
  end(): Blob {
    return new Blob([...this.#blobs, ...this.#texts], { type: "application/json" });
  }
}

type DevicePart = Omit<DataFileFrame["device"], "attempts">;

async function blobOf(
  now: Date,
  { device, account, ...source }: AttemptSource & { readonly device: object; readonly account: unknown },
  options: SliceOptions = {},
): Promise<Blob> {
  const head = JSON.stringify({ format: DATA_FORMAT, version: DATA_VERSION, createdAt: now.toISOString() });
  const file = new TextFile();
  file.add(`${head.slice(0, -1)},"device":${JSON.stringify(device).slice(0, -1)},"attempts":[`);
  for await (const part of attemptParts(source, slices(options))) file.add(part);
  file.add(`]},"account":${JSON.stringify(account)}}`);
  return file.end();
}

/**
 * Everything of this device and `account`, as one JSON file. Records that this version cannot read are left out: it
 * could not check them on another device either. Throws the reason of the signal.
 */
export async function writeDataFile(
  account: AccountData | null,
  { db = database, keys = deviceKeys(), now = new Date() } = {},
  options: SliceOptions = {},
): Promise<Blob> {
  const transfers = readableOf(transferRecord, await db.transfers.toArray());
  const device: DevicePart = {
    matches: readableOf(matchRecord, await db.matches.toArray()),
    savedMatches: readableOf(savedMatch, await db.savedMatches.toArray()),
    transfers: transfers.filter(({ run }) => run?.state === "finished"),
    links: readableOf(linkRecord, await db.links.toArray()).map((link) => ({ version: 1, ...link })),
    ...readDeviceKeys(keys, now),
  };
  const attempts = readableOf(attemptRecord, await db.attempts.toArray());
  // A merge may have given its number to another attempt meanwhile.
  const readTeams = async (attempt: AttemptRecord) => {
    const versions = await findVersions(attempt, db);
    return (versions.find((each) => each.attempt.id === attempt.id) ?? versions[0])?.teams ?? null;
  };
  return blobOf(now, { device, attempts, readTeams, account }, options);
}

/** One attempt with its match in the same format. */
export function writeAttemptFile(match: MatchRecord, { attempt, teams }: AttemptVersion): Promise<Blob> {
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
  const readTeams = async () => teams;
  return blobOf(new Date(attempt.time), { device, attempts: [attempt], readTeams, account: null });
}
