import type { Outcome, SportSlug } from "@teamwright/domain";
import type { SourceSetting } from "#env/env.ts";
import type { PlayState } from "./source-state.ts";

/** What a request is about. Each part of a match has its own intervals. */
export const sourceParts = ["fixtures", "squad", "lineup", "score"] as const;
export type SourcePart = (typeof sourceParts)[number];

/** A match as its source last described it. */
export interface SourceMatch {
  /** Of the source. */
  readonly externalId: string;
  readonly startsAt: Date;
  readonly state: PlayState;
  /** When the source first said that it is over. */
  readonly endedAt: Date | null;
  readonly lineupsOut: boolean;
  /**
   * What later requests need: ids of competition and teams, names, the format. The sides keep the order in which they
   * were first seen, whatever order a later reply has.
   */
  readonly details: Readonly<Record<string, string>>;
}

/** The same in a reply: what it does not tell is absent. */
export type SeenMatch = Pick<SourceMatch, "externalId"> &
  Partial<Omit<SourceMatch, "externalId" | "endedAt">>;

/** A request to make: a list of fixtures, or a part of a match. */
export type SourceTask =
  | { readonly key: string; readonly part: "fixtures"; readonly list: FixtureList }
  | {
      readonly key: string;
      readonly part: Exclude<SourcePart, "fixtures">;
      readonly match: SourceMatch;
    };

/** A list of fixtures: the days from today that it covers. */
export interface FixtureList {
  readonly name: string;
  readonly fromDay: number;
  readonly toDay: number;
  /** Seconds between two requests, and while a match begins within the hour. */
  readonly interval: number;
  readonly beforeStart?: number;
  /** Also the matches that are being played. */
  readonly live?: true;
}

export interface SourceCall {
  /** Relative to the base URL, with its query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface SourceReading {
  /** Matches of which the source tells something that the next requests need. */
  readonly seen: readonly SeenMatch[];
  /** For the match store, in the documented format. */
  readonly documents: readonly MatchDraft[];
  /** Entries that cannot be read; the others are taken. */
  readonly skipped?: readonly string[];
}

/** A document of the feed format with the id of its match. */
export interface MatchDraft {
  readonly id: string;
  readonly [field: string]: unknown;
}

/** Why a reply is not usable: the source's decision, or its fault. */
export const sourceFailures = [
  "unreachable",
  "timed_out",
  "invalid_reply",
  "vendor_fault",
  "too_many_requests",
  "quota_used",
  "wrong_key",
  "not_found",
] as const;
export type SourceFailure = (typeof sourceFailures)[number];

/** A player as stored, overrides included, by the source's own id and order of the sides. */
export interface KnownPlayer {
  readonly id: string;
  readonly side: 0 | 1;
  readonly role: number;
  readonly playing: boolean;
}

export interface SourceContext {
  readonly now: Date;
  readonly setting: SourceSetting;
  /** The match of the source that has this id, as known before this reply. */
  known(externalId: string): SourceMatch | undefined;
  /** The stored squads of the task's match; empty for lists. */
  readonly players: readonly KnownPlayer[];
  /** Of players in the source's finished matches, newest first; empty without `Source.needsPastPoints`. */
  readonly pastPoints: ReadonlyMap<string, readonly number[]>;
}

/** How often each part of a match is asked for during a time before or after its start. Seconds; null: never. */
export interface PollingWindow {
  readonly name: "ahead" | "days" | "day" | "hour" | "toss" | "live" | "after";
  /** The window begins this long before the start. */
  readonly before: number;
  readonly squad: number | null;
  readonly lineup: number | null;
  /** The same while the budget is plentiful (`hasPlenty`). */
  readonly lineupFast?: number;
  /** Once both line-ups are out. */
  readonly lineupOut: number | null;
  readonly score: number | null;
}

/** What staff and the settings need to know of a source. */
export interface SourceHead {
  /** Of the settings, the database and the webhook's address. */
  readonly name: string;
  readonly title: string;
  readonly sport: SportSlug;
  /** The name in `SOURCES`; several sources of one vendor share a key. */
  readonly setting: string;
  /** Requests per day (UTC), where the settings give no number. */
  readonly dailyBudget: number;
  /** False: an admin switches it on after reading what it costs. */
  readonly startsOn: boolean;
}

/**
 * A source of matches: data, and functions without side effects. Polling, limits and storing are the same for all
 * (`poll-source.ts`).
 */
export interface Source extends SourceHead {
  readonly baseUrl: string;
  readonly windows: readonly PollingWindow[];
  /** Usual length of play, to tell what a match costs. */
  readonly playHours: number;
  readonly lists: readonly FixtureList[];
  /** Requests of one task, where it takes more than one. */
  readonly requestsPer?: Partial<Readonly<Record<SourcePart, number>>>;
  /** The vendor has no credits, so squads get them by the model (`credit-model.ts`). */
  readonly needsPastPoints?: true;
  call(task: SourceTask, page: number, context: SourceContext): SourceCall;
  /** What a reply says before it is read: a failure that hides in a 200. Null: none. */
  refusal(body: unknown): SourceFailure | null;
  /** The part of a reply that matters: replies with the same part are the same. */
  content(body: unknown): unknown;
  /** How many requests the task takes, by the reply to the first. */
  pages(body: unknown, task: SourceTask): number;
  /** Requests left today by the reply; null where it does not tell. */
  remaining(headers: Readonly<Record<string, string>>): number | null;
  /** Fails with what is wrong with the reply. `bodies`: one for each page. */
  read(task: SourceTask, bodies: readonly unknown[], context: SourceContext): Outcome<SourceReading, string>;
}
