import type { Outcome } from "@teamwright/domain";
import { MAX_PREDICTION_DRAFTS, predictionDrafts } from "../drafts/prediction-drafts.ts";
import { retention } from "../records/caches.ts";
import { database } from "../records/database.ts";
import type { RecordsDatabase } from "../records/database.ts";
import { noteRecordsChanged } from "../records/records-changed.ts";
import { storing } from "../records/storage-failure.ts";
import type { StorageFailure } from "../records/storage-failure.ts";
import { KEEP_DRAFT, RULES_KEY } from "../strategy/store.ts";
import type { KeyStore } from "../strategy/store.ts";
import { howToMerge, mergeDraft } from "../strategy/other-drafts.ts";
import { lastTimeKey } from "../strategy/last-time.ts";
import { deviceKeys } from "../strategy/device-keys.ts";
import { COLOR_SCHEME_KEY } from "#lib/color-scheme.ts";
import { LANGUAGE_KEY, readSettings } from "./device-keys.ts";
import { planAttempts } from "./plan-attempts.ts";
import type { AttemptPlan } from "./plan-attempts.ts";
import type { ReadFile } from "./read-file.ts";

/** What an import adds to this device; shown before it is done. */
export interface ImportSummary {
  readonly attempts: number;
  readonly teams: number;
  /** Attempts that are here in another version: both stay. */
  readonly bothAttempts: number;
  /** Attempts that are here already. */
  readonly sameAttempts: number;
  readonly drafts: number;
  /** Attempts that get the later name of the file. */
  readonly names: number;
  /** Strategies that are here in another version: both stay. */
  readonly bothDrafts: number;
  readonly savedMatches: number;
  /** Finished transfers and links of teams. */
  readonly transfers: number;
  readonly predictionDrafts: number;
  /** Settings that were not chosen on this device. */
  readonly settings: number;
  /** Matches that get points from the file. */
  readonly points: number;
}

export interface Device {
  readonly db?: RecordsDatabase;
  readonly keys?: KeyStore;
  readonly now?: number;
}

interface ImportRows {
  readonly plan: AttemptPlan;
  readonly savedMatches: ReadFile["savedMatches"];
  readonly transfers: ReadFile["transfers"];
  readonly links: ReadFile["links"];
}

const missing = async <Row>(
  rows: readonly Row[],
  find: (row: Row) => Promise<unknown>,
): Promise<readonly Row[]> => {
  const foundRecords = await Promise.all(rows.map(find));
  return rows.filter((_, at) => foundRecords[at] === undefined);
};

const planRows = async (file: ReadFile, db: RecordsDatabase, now: number): Promise<ImportRows> => ({
  plan: await planAttempts(file, db),
  savedMatches: await missing(
    file.savedMatches.filter(({ time }) => time > now - retention.savedMatch),
    ({ id }) => db.savedMatches.get(id),
  ),
  transfers: await missing(file.transfers, ({ id }) => db.transfers.get(id)),
  links: await missing(file.links, (row) => db.links.get([String(row["match_id"]), String(row["team"])])),
});

const draftsOf = ({ drafts }: ReadFile, now: number) =>
  drafts.filter(({ changedAt }) => Date.parse(changedAt) >= now - KEEP_DRAFT);
/** As many as there is room for: a further one would push out the oldest of this device. */
const newPredictions = (file: ReadFile): ReadFile["predictionDrafts"] =>
  file.predictionDrafts
    .filter(({ matchId }) => predictionDrafts.find(matchId) === undefined)
    .slice(0, Math.max(0, MAX_PREDICTION_DRAFTS - predictionDrafts.list().length));

type SettingName = keyof ReadFile["settings"];
const settingKeys: Record<SettingName, string> = {
  language: LANGUAGE_KEY,
  appearance: COLOR_SCHEME_KEY,
  fantasyRules: RULES_KEY,
};
const newSettings = ({ settings }: ReadFile, keys: KeyStore) => {
  const ownSettings = readSettings(keys);
  return (Object.keys(settingKeys) as SettingName[]).flatMap((name) => {
    const value = settings[name];
    return value === undefined || ownSettings[name] !== undefined ? [] : [{ name, value }];
  });
};

const openDevice = (device: Device) => ({
  db: device.db ?? database,
  keys: device.keys ?? deviceKeys(),
  now: device.now ?? Date.now(),
});

/** What the file would add to this device; changes nothing. */
export async function summarize(file: ReadFile, device: Device = {}): Promise<ImportSummary> {
  const { db, keys, now } = openDevice(device);
  const rows = await planRows(file, db, now);
  const merges = draftsOf(file, now).map((draft) => howToMerge(keys, draft));
  const { attempts, matches } = rows.plan;
  return {
    attempts: attempts.length,
    teams: attempts.reduce((sum, { attempt }) => sum + attempt.number_of_teams, 0),
    bothAttempts: rows.plan.both,
    sameAttempts: rows.plan.same,
    names: rows.plan.names,
    drafts: merges.filter((merge) => merge === "added").length,
    bothDrafts: merges.filter((merge) => merge === "both").length,
    savedMatches: rows.savedMatches.length,
    transfers: rows.transfers.length + rows.links.length + rows.plan.links,
    predictionDrafts: newPredictions(file).length,
    settings: newSettings(file, keys).length,
    points: matches.filter(({ id }) => !attempts.some(({ attempt }) => attempt.match_id === id)).length,
  };
}

/** Whether an import would change anything. */
export const addsSomething = ({ sameAttempts: _same, ...added }: ImportSummary): boolean =>
  Object.values(added).some((count) => count > 0);

/** The database's part of an import, in one transaction; planned inside it because another tab may change something. */
async function addRecords(file: ReadFile, { db, now }: ReturnType<typeof openDevice>): Promise<void> {
  await db.transaction("rw", [...db.ofAttempts, db.savedMatches, db.transfers, db.links], async () => {
    const { plan, savedMatches, transfers, links } = await planRows(file, db, now);
    await db.matches.bulkPut(plan.matches);
    await db.attempts.bulkPut(plan.linkedAttempts);
    await db.attempts.bulkAdd(plan.attempts.map(({ attempt }) => attempt));
    await db.attemptTeams.bulkAdd(plan.attempts.map(({ teams }) => teams));
    await db.savedMatches.bulkPut(savedMatches);
    await db.transfers.bulkPut(transfers);
    await db.links.bulkPut(links);
  });
}

function addKeys(file: ReadFile, { keys, now }: ReturnType<typeof openDevice>): void {
  for (const draft of draftsOf(file, now)) mergeDraft(keys, draft);
  for (const { matchId, sections } of newPredictions(file)) predictionDrafts.write(matchId, sections);
  for (const last of file.lastTime) {
    const key = lastTimeKey(last.sport);
    if (keys.getItem(key) === null) keys.setItem(key, JSON.stringify(last));
  }
  for (const { name, value } of newSettings(file, keys)) keys.setItem(settingKeys[name], String(value));
}

const adding = async (add: () => Promise<void>): Promise<Outcome<void, StorageFailure>> => {
  const outcome = await storing(add);
  if (outcome.ok) noteRecordsChanged("other");
  return outcome;
};

/** Adds the file to this device: the database, then localStorage. Replaces nothing; doing it twice adds nothing. */
export function importData(file: ReadFile, fileDevice: Device = {}): Promise<Outcome<void, StorageFailure>> {
  const device = openDevice(fileDevice);
  return adding(async () => {
    await addRecords(file, device);
    addKeys(file, device);
  });
}

/** Adds only what belongs in the database. */
export const importRecords = (file: ReadFile, db: RecordsDatabase): Promise<Outcome<void, StorageFailure>> =>
  adding(() => addRecords(file, openDevice({ db })));
