import { DATA_FORMAT, DATA_VERSION, dataFileFrame } from "@teamwright/contract/data-file";
import type { DataFileFrame } from "@teamwright/contract/data-file";
import { fail, succeed, teamSchema } from "@teamwright/domain";
import type { Outcome, Team } from "@teamwright/domain";
import { fromTeams } from "@teamwright/engine/team-set";
import { z } from "zod";
import { attemptRecord } from "../records/attempt-record.ts";
import type { AttemptRecord, AttemptTeams } from "../records/attempt-record.ts";
import { savedMatch } from "../records/cached-records.ts";
import type { SavedMatch } from "../records/cached-records.ts";
import { matchRecord } from "../records/match-record.ts";
import type { MatchRecord } from "../records/match-record.ts";
import { readStored } from "../records/stored-record.ts";
import type { StoredRecord } from "../records/stored-record.ts";
import { draftRecord } from "../strategy/draft.ts";
import type { StrategyDraft } from "../strategy/draft.ts";
import { lastTimeRecord } from "../strategy/last-time.ts";
import type { LastTime } from "../strategy/last-time.ts";
import { linkRecord } from "../transfer/team-links.ts";
import { transferRecord } from "../transfer/transfer-record.ts";
import type { StoredTransfer } from "../transfer/transfer-record.ts";

/** "other": no file of this product. "newer": of a later version. "damaged": a part cannot be read; `detail` says which. */
export interface FileProblem {
  readonly code: "other" | "newer" | "damaged" | "too_large";
  readonly detail: string;
}

export interface FileAttempt {
  readonly attempt: AttemptRecord;
  readonly teams: AttemptTeams;
}

/** The device's part of a file, checked and in the shapes of this version. */
export interface ReadFile {
  readonly matches: readonly MatchRecord[];
  readonly attempts: readonly FileAttempt[];
  readonly savedMatches: readonly SavedMatch[];
  readonly transfers: readonly StoredTransfer[];
  readonly links: readonly Record<string, unknown>[];
  /** Those in use first. */
  readonly drafts: readonly StrategyDraft[];
  readonly lastTime: readonly LastTime[];
  readonly predictionDrafts: DataFileFrame["device"]["predictionDrafts"];
  readonly settings: DataFileFrame["device"]["settings"];
}

/** Beyond this a phone may not have the memory to read the file: about half a million teams. */
const MOST_BYTES = 60_000_000;
const AT_ONCE = 1000;
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Ends the reading of a file; caught within this file. */
class Unusable extends Error {
  readonly problem: FileProblem;
  constructor(code: FileProblem["code"], detail: string) {
    super(detail);
    this.problem = { code, detail };
  }
}

const versioned = z.looseObject({ format: z.literal(DATA_FORMAT), version: z.number() });

function frameOf(text: string): DataFileFrame {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new Unusable("damaged", "JSON");
  }
  const own = versioned.safeParse(json);
  if (!own.success) throw new Unusable("other", "format");
  if (own.data.version > DATA_VERSION) throw new Unusable("newer", String(own.data.version));
  const frame = dataFileFrame.safeParse(json);
  if (!frame.success) throw new Unusable("damaged", frame.error.issues[0]?.path.join(".") ?? "");
  return frame.data;
}

function recordOf<Schema extends z.ZodType>(kind: StoredRecord<Schema>, raw: unknown): z.output<Schema> {
  const read = readStored(kind, raw);
  if (read.ok) return read.value;
  const { version } = raw as { version: number };
  throw new Unusable(version > kind.version ? "newer" : "damaged", read.error.detail);
}

async function attemptOf(given: DataFileFrame["device"]["attempts"][number]): Promise<FileAttempt> {
  const attempt = recordOf(attemptRecord, given.attempt);
  const name = `${attempt.match_id} ${attempt.id}`;
  const teams: Team[] = [];
  for (let from = 0; from < given.teams.length; from += AT_ONCE) {
    const part = z.array(teamSchema).safeParse(given.teams.slice(from, from + AT_ONCE));
    if (!part.success) throw new Unusable("damaged", `teams of ${name}`);
    teams.push(...part.data);
    await pause();
  }
  const { sport, players } = given;
  const columns = fromTeams(teams, { sport, players });
  if (!columns.ok || teams.length !== attempt.number_of_teams)
    throw new Unusable("damaged", `teams of ${name}`);
  const body: AttemptTeams = {
    version: 1,
    match_id: attempt.match_id,
    id: attempt.id,
    player_list: players,
    // The schema of the stored columns asks for the arrays themselves, which `fromTeams` makes.
    teams: columns.value as AttemptTeams["teams"],
  };
  return { attempt, teams: body };
}

async function read(file: Blob): Promise<ReadFile> {
  if (file.size > MOST_BYTES) throw new Unusable("too_large", String(file.size));
  const { device } = frameOf(await file.text());
  const matches = device.matches.map((raw) => recordOf(matchRecord, raw));
  const known = new Set(matches.map(({ id }) => id));
  const attempts: FileAttempt[] = [];
  for (const given of device.attempts) {
    const one = await attemptOf(given);
    if (!known.has(one.attempt.match_id)) throw new Unusable("damaged", `match ${one.attempt.match_id}`);
    attempts.push(one);
  }
  return {
    matches,
    attempts,
    savedMatches: device.savedMatches.map((raw) => recordOf(savedMatch, raw)),
    transfers: device.transfers.map((raw) => recordOf(transferRecord, raw)),
    links: device.links.map((raw) => recordOf(linkRecord, raw)),
    drafts: [...device.drafts, ...device.otherDrafts].map((raw) => recordOf(draftRecord, raw)),
    lastTime: device.lastTime.map((raw) => recordOf(lastTimeRecord, raw)),
    predictionDrafts: device.predictionDrafts,
    settings: device.settings,
  };
}

/** Reads and checks a whole file before anything of it is used. */
export async function readDataFile(file: Blob): Promise<Outcome<ReadFile, FileProblem>> {
  try {
    return succeed(await read(file));
  } catch (error) {
    if (error instanceof Unusable) return fail(error.problem);
    // The file was removed or changed while it was read.
    return fail({ code: "damaged", detail: error instanceof Error ? error.name : "" });
  }
}
