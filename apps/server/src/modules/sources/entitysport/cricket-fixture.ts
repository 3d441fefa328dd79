import { z } from "zod";
import { matchIdOf } from "../match-id.ts";
import type { MatchDraft, SeenMatch, SourceMatch } from "../source.ts";
import { venueText } from "../source-state.ts";
import { looseId, looseNumber, loosePicture, looseStart, looseText, maybeId } from "./loose.ts";
import { stateFields, stateOf } from "./state.ts";

export const CRICKET = "entitysport-cricket";
export const playerId = (pid: string): string => `esc-${pid}`;
export const matchId = (externalId: string): string => matchIdOf({ name: CRICKET }, externalId);

const team = z.object({
  team_id: looseId,
  name: looseText,
  short_name: looseText,
  logo_url: loosePicture,
});
const competition = z
  .object({ cid: maybeId, title: looseText, season: looseText, category: looseText })
  .catch({ cid: null, title: "", season: "", category: "" });
const venue = z.object({ name: looseText, location: looseText }).catch({ name: "", location: "" });

/** A match as it stands in lists and at the head of other replies. */
export const fixture = z.object({
  match_id: looseId,
  format: looseNumber,
  ...stateFields,
  venue,
  competition,
  teama: team,
  teamb: team,
  // `date_start` has no zone.
  timestamp_start: looseStart,
});
type CricketFixture = z.output<typeof fixture>;

/** The vendor's numbers of formats; of the others no rule-set is known. */
const formats: ReadonlyMap<number, { readonly format: string; readonly gender?: string }> = new Map([
  [1, { format: "odi" }],
  [2, { format: "test" }],
  [3, { format: "t20" }],
  [4, { format: "odi" }],
  [5, { format: "test" }],
  [6, { format: "t20" }],
  [7, { format: "odi", gender: "women" }],
  [8, { format: "t20", gender: "women" }],
  [9, { format: "odi" }],
  [10, { format: "t20" }],
  [17, { format: "t10" }],
]);

/** What later requests and documents need of a match. The sides keep the order in which they were first seen. */
function detailsOf(
  fixture: CricketFixture,
  before: SourceMatch | undefined,
): Readonly<Record<string, string>> {
  const isSwapped = before?.details["left"] === fixture.teamb.team_id;
  const [left, right] = isSwapped ? [fixture.teamb, fixture.teama] : [fixture.teama, fixture.teamb];
  const kind = formats.get(fixture.format ?? 0);
  return {
    ...(fixture.competition.cid === null ? {} : { competition: fixture.competition.cid }),
    left: left.team_id,
    right: right.team_id,
    leftName: left.name,
    rightName: right.name,
    series: fixture.competition.title,
    season: fixture.competition.season,
    category: fixture.competition.category,
    ...kind,
  };
}

/** The match for our records, and its document without players. */
export function readFixture(
  fixture: CricketFixture,
  before: SourceMatch | undefined,
): { readonly seenMatch: SeenMatch; readonly document: MatchDraft } {
  const details = detailsOf(fixture, before);
  const state = stateOf(fixture) ?? before?.state ?? "not_started";
  const startsAt = new Date(fixture.timestamp_start * 1000);
  const ground = venueText(fixture.venue.name, fixture.venue.location);
  const side = (id: string | undefined) => {
    const { name, short_name, logo_url } = fixture.teama.team_id === id ? fixture.teama : fixture.teamb;
    return { name, ...(short_name === "" ? {} : { short_name: short_name.slice(0, 12) }), image: logo_url };
  };
  const series = [fixture.competition.title, fixture.competition.season]
    .filter((part) => part !== "")
    .join(" ");
  return {
    seenMatch: { externalId: fixture.match_id, startsAt, state, details },
    document: {
      id: matchId(fixture.match_id),
      sport: "cricket",
      match_time: startsAt.toISOString(),
      ...(series === "" ? {} : { series: series.slice(0, 120) }),
      ...kindOf({ ...before?.details, ...details }),
      status: state,
      ...(ground === "" ? {} : { venue: ground }),
      left: side(details["left"]),
      right: side(details["right"]),
    },
  };
}

/** The fields of a document that name the kind of match, where the vendor tells. */
export const kindOf = ({ format, gender }: Readonly<Record<string, string>>) => ({
  ...(format === undefined ? {} : { format }),
  ...(gender === undefined ? {} : { gender }),
});
