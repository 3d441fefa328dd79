import { createHash, randomBytes } from "node:crypto";
import type { PlayedApp } from "./apps.ts";
import { makeCatalogue } from "./catalogue.ts";
import type { AppMatch, Catalogue, GivenMatch } from "./catalogue.ts";
import { readClock } from "./clock.ts";
import { DAY } from "./durations.ts";
import { Problem } from "./problem.ts";
import type { AppSession, State, Store, StoredTeam } from "./state.ts";

/** How many of the newest entries of each list are kept, so that a demo that runs for weeks stays small. */
const KEPT = { messages: 500, sessions: 5000, links: 20_000, replies: 20_000 } as const;

export const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex");
export const newId = (): string => randomBytes(9).toString("base64url");

/** The sandbox's state and values derived from it. */
export interface Sandbox {
  readonly state: State;
  now(): number;
  /** Marks the state as changed, so that it is written. */
  changed(): void;
  setMatches(matches: readonly GivenMatch[]): void;
  matchesOf(app: PlayedApp): readonly AppMatch[];
  /** Throws `match_not_found`. */
  matchOf(app: PlayedApp, id: string): AppMatch;
  teamsOf(session: AppSession, matchId: string): StoredTeam[];
}

export function createSandbox(store: Store): Sandbox {
  const { state } = store;
  let catalogue: Catalogue = makeCatalogue(state.matches);
  return {
    state,
    now: () => readClock(state.clock),
    changed: () => {
      prune(state);
      store.changed();
    },
    setMatches: (matches) => {
      const byKey = new Map(state.matches.map((match) => [match.key, match]));
      for (const match of matches) byKey.set(match.key, match);
      state.matches = [...byKey.values()];
      catalogue = makeCatalogue(state.matches);
      store.changed();
    },
    matchesOf: (app) => [...(catalogue.get(app.slug)?.values() ?? [])],
    matchOf: (app, id) => {
      const match = catalogue.get(app.slug)?.get(id);
      if (match === undefined) throw new Problem("match_not_found", "There is no such match.");
      return match;
    },
    teamsOf: ({ app, mobile }, matchId) =>
      state.teams.filter((team) => team.app === app && team.mobile === mobile && team.matchId === matchId),
  };
}

function prune(state: State): void {
  for (const name of ["messages", "sessions", "links", "replies"] as const) {
    const over = state[name].length - KEPT[name];
    if (over > 0) state[name].splice(0, over);
  }
}

/** Lifetime of a session. */
export const SESSION_LIFE = 30 * DAY;
/** Validity of a code, and how many attempts it allows. */
export const CODE_LIFE = 5 * 60_000;
export const CODE_TRIES = 5;
/** How long the reply of an idempotency key is kept. */
export const REPLY_LIFE = DAY;
