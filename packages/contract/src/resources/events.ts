import * as z from "zod/mini";
import { open } from "../access.ts";
import { endpoint } from "../endpoint.ts";
import { instant, matchId, sportSlug } from "../shapes.ts";

const aboutMatch = z.object({ matchId, sport: sportSlug });

/** Server-sent events by name. `data` of each is the JSON of its schema; clients refetch what it names. */
export const serverEvents = {
  /** Both line-ups are announced. */
  lineups: aboutMatch,
  /** The match, its squads or its percentages changed. */
  match: aboutMatch,
  /** Points or the match's status changed. */
  scorecard: aboutMatch,
  promotions: z.object({}),
  /**
   * What is posted for the match came, changed or went, or its booking opened or closed; for many matches at once where
   * none is named.
   */
  posts: z.object({ matchId: z.optional(matchId), sport: z.optional(sportSlug) }),
  /** Somebody booked teams of the match: the list of its bookings changed. */
  bookings: z.object({ matchId }),
  /**
   * Sent to the account's own streams only: somebody else changed its plan, powers or sessions. `ended`: why it was signed
   * out, as a key of the catalogue.
   */
  account: z.object({ ended: z.nullable(z.enum(["replies.accountBlocked", "replies.accountDeleted"])) }),
  /** Sent to the account's own streams only: it has a new notice. */
  notices: z.object({}),
  /** The first event of a stream that cannot say what its client missed since `Last-Event-ID`: read everything again. */
  reread: z.object({}),
} as const;
export type ServerEventName = keyof typeof serverEvents;
type DataOf<Name extends ServerEventName> = (typeof serverEvents)[Name]["shape"];
export type ServerEvent = {
  [Name in ServerEventName]: { readonly type: Name } & {
    readonly [Field in keyof DataOf<Name>]: z.infer<DataOf<Name>[Field]>;
  };
}[ServerEventName];
export type AccountEvent = Extract<ServerEvent, { type: "account" }>;
export type NoticesEvent = Extract<ServerEvent, { type: "notices" }>;
type RereadEvent = Extract<ServerEvent, { type: "reread" }>;
export type PublicEvent = Exclude<ServerEvent, AccountEvent | NoticesEvent | RereadEvent>;

/**
 * How long a server keeps its events for clients that ask with `since`, in milliseconds. A client that is further
 * behind refetches everything.
 */
export const EVENTS_KEPT = 120_000;

export const events = endpoint({
  name: "events",
  method: "GET",
  path: "/api/events",
  summary:
    "Server-sent events: lineups, match, scorecard, promotions, posts, bookings, account for changes of the own one, and notices for its new notices. Nothing in them is secret. With `Last-Event-ID` the stream continues after that event, or begins with reread.",
  access: open,
  /** `since`: a server's time within the last two minutes; the stream begins with the events after it. */
  query: () => z.object({ since: z.optional(instant) }),
  reply: () => serverEvents,
  kind: "events",
});
