import { succeed } from "@teamwright/domain";
import type { Outcome } from "@teamwright/domain";
import { z } from "zod";
import { matchIdOf } from "../match-id.ts";
import type { MatchDraft, SeenMatch, SourceContext, SourceMatch, SourceReading } from "../source.ts";
import { venueText } from "../source-state.ts";
import { readResponse } from "./envelope.ts";
import { isStart, looseId, looseNumber, loosePicture, looseText, maybeId } from "./loose.ts";
import { stateFields, stateOf } from "./state.ts";
import type { BothSides, TeamSport } from "./team-sport.ts";

const team = z.object({
  tid: looseId,
  tname: looseText,
  fullname: looseText,
  abbr: looseText,
  shortname: looseText,
  logo: loosePicture,
});
const item = z.object({
  mid: looseId,
  teams: z.object({ home: team, away: team }),
  competition: z.object({ cid: maybeId, cname: looseText }).catch({ cid: null, cname: "" }),
  ...stateFields,
  venue: z.object({ name: looseText, location: looseText }).catch({ name: "", location: "" }),
  timestampstart: looseNumber,
  datestart: looseText,
});
type Item = z.output<typeof item>;

/** `datestart` has no zone; it is UTC where the seconds are missing. */
function startOf({ timestampstart, datestart }: Item): Date | null {
  if (timestampstart !== null && timestampstart > 0)
    return isStart(timestampstart) ? new Date(timestampstart * 1000) : null;
  const date = new Date(`${datestart.replace(" ", "T")}Z`);
  return isStart(date.getTime() / 1000) ? date : null;
}

const list = z.object({ items: z.array(z.unknown()) });
const info = z.object({ match_info: z.unknown().optional() });

/** All of a reply about one match. */
export const whole = z.object({ items: z.unknown().optional() });

/** The match as a reply names it; null where it has no start. */
function readItem(
  sport: TeamSport,
  item: Item,
  before: SourceMatch | undefined,
): { seenMatch: SeenMatch; document: MatchDraft } | null {
  const startsAt = startOf(item);
  if (startsAt === null) return null;
  const { home, away } = item.teams;
  const isSwapped = before?.details["left"] === away.tid;
  const [left, right] = isSwapped ? [away, home] : [home, away];
  const state = stateOf(item) ?? before?.state ?? "not_started";
  const side = ({ tname, fullname, abbr, shortname, logo }: Item["teams"]["home"]) => {
    const short = abbr || shortname;
    return {
      name: fullname || tname,
      ...(short === "" ? {} : { short_name: short.slice(0, 12) }),
      image: logo,
    };
  };
  const venue = venueText(item.venue.name, item.venue.location);
  const details = {
    left: left.tid,
    right: right.tid,
    leftName: left.fullname || left.tname,
    rightName: right.fullname || right.tname,
    swapped: isSwapped ? "yes" : "no",
  };
  const document = {
    id: matchIdOf(sport, item.mid),
    sport: sport.sport,
    match_time: startsAt.toISOString(),
    ...(item.competition.cname === "" ? {} : { series: item.competition.cname.slice(0, 120) }),
    status: state,
    ...(venue === "" ? {} : { venue }),
    left: side(left),
    right: side(right),
  };
  return { seenMatch: { externalId: item.mid, startsAt, state, details }, document };
}

export function readList(
  sport: TeamSport,
  bodies: readonly unknown[],
  { known }: SourceContext,
): Outcome<SourceReading, string> {
  const seenMatches: SeenMatch[] = [];
  const documents: MatchDraft[] = [];
  const skippedNames: string[] = [];
  for (const body of bodies) {
    const read = readResponse(list, body);
    if (!read.ok) return read;
    for (const value of read.value.items) {
      const result = item.safeParse(value);
      const one = result.success ? readItem(sport, result.data, known(result.data.mid)) : null;
      if (one === null) {
        skippedNames.push(`a match, ${result.error?.issues[0]?.path.join(".") ?? "datestart"}`);
        continue;
      }
      seenMatches.push(one.seenMatch);
      documents.push(one.document);
    }
  }
  return succeed({ seen: seenMatches, documents, skipped: skippedNames });
}

/** The head of a match in other replies: an object, or a list of one. */
export function headOf(sport: TeamSport, items: unknown, match: SourceMatch) {
  const read = info.safeParse(items);
  const head: unknown = Array.isArray(read.data?.match_info)
    ? read.data.match_info[0]
    : read.data?.match_info;
  const result = item.safeParse(head);
  return result.success && result.data.mid === match.externalId ? readItem(sport, result.data, match) : null;
}

/** By the order in which the sides were first seen, from the vendor's order in this reply. */
export const inOrder = <Value>(
  match: SourceMatch,
  head: { seenMatch: SeenMatch } | null,
  { home, away }: BothSides<Value>,
) =>
  (head?.seenMatch.details ?? match.details)["swapped"] === "yes"
    ? ([away, home] as const)
    : ([home, away] as const);

/** The side in a document: by the name under which it was first seen. */
export const nameOf = ({ details }: SourceMatch, side: "left" | "right") => ({
  name: details[`${side}Name`],
});

/** Our id of a player of the vendor. */
export const playerIdOf = ({ prefix }: TeamSport, pid: string): string => `${prefix}-${pid}`;
