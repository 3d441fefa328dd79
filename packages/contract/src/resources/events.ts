import { z } from "zod";
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
} as const;
export type ServerEventName = keyof typeof serverEvents;
type DataOf<Name extends ServerEventName> = (typeof serverEvents)[Name]["shape"];
export type ServerEvent = {
  [Name in ServerEventName]: { readonly type: Name } & {
    readonly [Field in keyof DataOf<Name>]: z.infer<DataOf<Name>[Field]>;
  };
}[ServerEventName];

/** So long a server remembers its events for who asks `since`, milliseconds; who is further behind asks for all again. */
export const EVENTS_KEPT = 120_000;

export const events = endpoint({
  name: "events",
  method: "GET",
  path: "/api/events",
  summary: "Server-sent events: lineups, match, scorecard, promotions. Nothing in them is secret.",
  access: open,
  /** `since`: a server's time of the last two minutes; the stream begins with what came after it. */
  query: () => z.object({ since: instant.optional() }),
  reply: () => serverEvents,
  kind: "events",
});
