import { createHash } from "node:crypto";
import { attemptRecord, attemptTeams } from "../../apps/web/src/data/records/attempt-record.ts";
import type { AttemptRecord, AttemptTeams } from "../../apps/web/src/data/records/attempt-record.ts";
import { matchRecord } from "../../apps/web/src/data/records/match-record.ts";
import { readableOf, readStored } from "../../apps/web/src/data/records/stored-record.ts";
import { RecordsDatabase } from "../../apps/web/src/data/records/database.ts";
import { freshDatabase } from "../../apps/web/src/data/records/testing/fresh-database.ts";
import { currentBrowser } from "./browser.ts";
import type { Browser } from "./browser.ts";
import { DeviceLocks } from "./locks.ts";
import type { Block, LockRequest } from "./locks.ts";
import type { Message } from "./simulated-server.ts";

export interface Person {
  readonly index: number;
  readonly id: string;
  readonly phone: string;
}

/** A device of a person, or a second tab of one: its browser, its database, and the cookie of its session. */
export interface Device {
  readonly index: number;
  readonly person: Person;
  readonly browser: Browser;
  readonly db: RecordsDatabase;
  readonly locks: DeviceLocks;
  /** Of a second tab: its device, whose first tab has the same records, storage, clock and session. */
  readonly tabOf: Device | null;
  session: string;
}

export const deviceOf = (page: Device): Device => page.tabOf ?? page;

/** What a page needs of the world. */
export interface Surroundings {
  readonly deliver: (page: Device, message: Message) => Promise<Response>;
  readonly block: Block;
  /** Replaces its requests of locks: a planted bug. */
  readonly lock?: ((request: LockRequest) => LockRequest) | undefined;
}

const bodyOf = (body: RequestInit["body"]): Message["body"] =>
  body instanceof Uint8Array ? Buffer.from(body) : ((body ?? undefined) as string | undefined);

const browserOf = (
  page: () => Device,
  name: string,
  { deliver, block, lock = (request) => request }: Surroundings,
): Omit<Browser, "storage"> => ({
  name,
  offset: 0,
  fetch: async (path, init) => {
    // No addresses of other servers are configured.
    if (path === "/config.json") return new Response("{}");
    const headers = { ...(init.headers as Record<string, string>), cookie: `session=${page().session}` };
    return deliver(page(), { method: init.method ?? "GET", path, headers, body: bodyOf(init.body) });
  },
  lock: lock((...request) => page().locks.request(page(), block, ...request)),
});

export function makeDevice(index: number, person: Person, surroundings: Surroundings): Device {
  const device: Device = {
    index,
    person,
    db: freshDatabase(),
    locks: new DeviceLocks(),
    tabOf: null,
    session: "",
    browser: {
      ...browserOf(() => device, `device ${index}`, surroundings),
      storage: new Map([["tg_id", JSON.stringify(person.id)]]),
    },
  };
  return device;
}

/** A second tab of the device, with a connection of its own to the database. */
export function openTab(index: number, device: Device, surroundings: Surroundings): Device {
  const { person, locks, browser } = device;
  const tab: Device = {
    index,
    person,
    db: new RecordsDatabase(device.db.name),
    locks,
    tabOf: device,
    get session() {
      return device.session;
    },
    set session(session) {
      device.session = session;
    },
    browser: {
      ...browserOf(() => tab, `second tab of ${browser.name}`, surroundings),
      get offset() {
        return browser.offset;
      },
      set offset(offset) {
        browser.offset = offset;
      },
      storage: browser.storage,
    },
  };
  return tab;
}

/** Runs code of the web in the device's browser. */
export const inBrowser = <Result>({ browser }: Device, work: () => Promise<Result>): Promise<Result> =>
  currentBrowser.run(browser, work);

/**
 * A stored attempt as the model compares it. `key` is the moment of its making, which no two attempts share. `version`:
 * moment and content, because a repair or a shuffle makes another version of an attempt.
 */
export interface FoundAttempt {
  readonly key: number;
  readonly digest: string;
  readonly version: string;
  readonly attempt: AttemptRecord;
}

/** Every attempt of the device. An attempt without readable teams has the digest "unreadable". */
export async function attemptsOf({ db }: Device): Promise<readonly FoundAttempt[]> {
  const found: FoundAttempt[] = [];
  for (const attempt of readableOf(attemptRecord, await db.attempts.toArray())) {
    const row = readStored(attemptTeams, await db.attemptTeams.get([attempt.match_id, attempt.id]));
    const digest = row.ok ? digestOf(attempt, row.value) : "unreadable";
    found.push({ key: attempt.time, digest, version: `${attempt.time} ${digest}`, attempt });
  }
  return found.toSorted((one, other) => one.attempt.id - other.attempt.id);
}

function digestOf(attempt: AttemptRecord, { teams }: AttemptTeams): string {
  const { match_id, time, generation_type, seed, requested } = attempt;
  const hash = createHash("sha256").update(
    JSON.stringify([match_id, time, generation_type, seed, requested]),
  );
  for (const column of [teams.members, teams.captain, teams.viceCaptain, teams.credits, teams.number])
    hash.update(new Uint8Array(column.buffer, column.byteOffset, column.byteLength));
  return hash.digest("hex");
}

/** The device's attempts with their links and names as one text. Equal for equal ones: their numbers on the device do not count. */
export const attemptsText = (found: readonly FoundAttempt[]): string =>
  found
    .map(({ version, attempt: { process_names, renamed } }) => {
      const links = Object.entries(process_names).map(([team, link]) => `${team} ${link}`);
      const name = renamed === undefined ? [] : [renamed.name, renamed.time];
      return [version, ...links.toSorted(byText), ...name].join(" ");
    })
    .toSorted(byText)
    .join("\n");

const byText = (one: string, other: string): number => one.localeCompare(other);

/** The typed points of every match of the device, by match. */
export async function typedPointsOf({ db }: Device): Promise<ReadonlyMap<string, string>> {
  const matches = readableOf(matchRecord, await db.matches.toArray());
  return new Map(matches.map(({ id, typed_points }) => [id, JSON.stringify(typed_points ?? [])]));
}
