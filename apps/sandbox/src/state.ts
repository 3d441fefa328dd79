import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { givenMatch } from "./catalogue.ts";
import { clockState } from "./clock.ts";
import { fault } from "./faults/fault.ts";
import { vendorMatch } from "./vendors/vendor-match.ts";

const message = z.strictObject({
  id: z.string(),
  app: z.string(),
  mobile: z.string(),
  code: z.string(),
  sentAt: z.number(),
  expiresAt: z.number(),
  triesLeft: z.int(),
  used: z.boolean(),
  /** Values of the app's own fields, which the session request must send back. */
  fields: z.record(z.string(), z.string()),
});
export type Message = z.infer<typeof message>;

const session = z.strictObject({
  id: z.string(),
  app: z.string(),
  mobile: z.string(),
  /** SHA-256 of the token, hex. */
  tokenHash: z.string(),
  createdAt: z.number(),
  expiresAt: z.number(),
  lastChangeAt: z.number(),
});
export type AppSession = z.infer<typeof session>;

const team = z.strictObject({
  id: z.string(),
  app: z.string(),
  mobile: z.string(),
  matchId: z.string(),
  number: z.int(),
  players: z.array(z.string()),
  captain: z.string(),
  viceCaptain: z.string(),
  changedAt: z.number(),
  /** The number of edits of the team. */
  edits: z.int(),
});
export type StoredTeam = z.infer<typeof team>;

const link = z.strictObject({
  id: z.string(),
  app: z.string(),
  matchId: z.string(),
  players: z.array(z.string()),
  captain: z.string(),
  viceCaptain: z.string(),
  createdAt: z.number(),
});

const keptReply = z.strictObject({
  /** App, session or partner, operation and the caller's key. */
  key: z.string(),
  requestHash: z.string(),
  body: z.unknown(),
  at: z.number(),
});

const stateSchema = z.strictObject({
  version: z.literal(1),
  clock: clockState,
  matches: z.array(givenMatch),
  messages: z.array(message),
  sessions: z.array(session),
  teams: z.array(team),
  links: z.array(link),
  replies: z.array(keptReply),
  faults: z.array(fault),
  vendorMatches: z.array(vendorMatch).default([]),
  /** Calls that vendors have answered, for their quotas. */
  vendorRequests: z.int().default(0),
});
export type State = z.infer<typeof stateSchema>;

const emptyState = (): State => ({
  version: 1,
  clock: { offset: 0, frozenAt: null },
  matches: [],
  messages: [],
  sessions: [],
  teams: [],
  links: [],
  replies: [],
  faults: [],
  vendorMatches: [],
  vendorRequests: 0,
});

/** How long a change may stay unwritten. Changes in quick succession share a write. Milliseconds. */
const WRITE_AFTER = 50;

export interface Store {
  readonly state: State;
  /** Call after every change of `state`. */
  changed(): void;
  /** Writes pending changes. */
  close(): void;
}

/** Opens the state in `folder`; `null` keeps it in memory only. An unreadable file is renamed and kept. */
export function openStore(folder: string | null): Store {
  if (folder === null) return { state: emptyState(), changed: () => undefined, close: () => undefined };
  mkdirSync(folder, { recursive: true });
  const path = join(folder, "sandbox.json");
  const state = readState(path);
  let timer: NodeJS.Timeout | null = null;
  const write = () => {
    timer = null;
    writeFileSync(`${path}.new`, JSON.stringify(state), { flush: true });
    renameSync(`${path}.new`, path);
    syncFolder(folder);
  };
  return {
    state,
    changed: () => {
      timer ??= setTimeout(write, WRITE_AFTER);
    },
    close: () => {
      if (timer === null) return;
      clearTimeout(timer);
      write();
    },
  };
}

/** Keeps the names of a folder over a power cut. Windows cannot open a folder, and keeps them by itself. */
function syncFolder(folder: string): void {
  if (process.platform === "win32") return;
  const file = openSync(folder, "r");
  fsyncSync(file);
  closeSync(file);
}

function readState(path: string): State {
  if (!existsSync(path)) return emptyState();
  try {
    return stateSchema.parse(JSON.parse(readFileSync(path, "utf8")));
  } catch {
    renameSync(path, `${path}.unreadable`);
    return emptyState();
  }
}
