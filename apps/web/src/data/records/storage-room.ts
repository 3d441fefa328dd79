import { countStoredTeams } from "./attempts.ts";
import { database } from "./database.ts";

/** The storage dialog opens above this number of stored teams. Source: section 9 of the documents. */
export const STORED_TEAMS_WARNING = 12_000;
/** Less free space than this counts as low: several times the size of the largest attempt. */
const SHORT_OF_ROOM = 5_000_000;

export interface StorageRoom {
  readonly teams: number;
  /** Bytes, as the browser estimates them; null where it gives no estimate. */
  readonly used: number | null;
  readonly left: number | null;
  /** Whether to warn the user: many teams, or little space. Nothing is blocked by it. */
  readonly short: boolean;
}

const estimateOf = async (): Promise<StorageEstimate> => {
  try {
    return await navigator.storage.estimate();
  } catch {
    return {};
  }
};

export async function measureStorage(db = database): Promise<StorageRoom> {
  const [teams, { usage, quota }] = await Promise.all([countStoredTeams(db), estimateOf()]);
  const left = usage === undefined || quota === undefined ? null : Math.max(0, quota - usage);
  return {
    teams,
    used: usage ?? null,
    left,
    short: teams > STORED_TEAMS_WARNING || (left !== null && left < SHORT_OF_ROOM),
  };
}

/**
 * Asks the browser, at the first stored attempt, not to clear the records when the device is short of space. A browser
 * that refuses or cannot answer changes nothing: the records are stored either way.
 */
export async function askToKeepRecords(db = database): Promise<void> {
  try {
    if ((await db.attempts.count()) === 1) await navigator.storage.persist();
  } catch {
    // An older browser, or a page without a secure context.
  }
}
