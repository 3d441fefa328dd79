import type { FeedMatch, FeedPlayer, FeedSide } from "#modules/match-model/public.ts";

/** The groups of a match's values that sources are compared by. */
export const matchParts = ["fixture", "squad", "credits", "lineup", "points"] as const;
export type MatchPart = (typeof matchParts)[number];

/** A part of one side, or of the match (null). Sides are separate, because sources may report them one by one. */
export interface PartOf {
  readonly part: MatchPart;
  readonly side: 0 | 1 | null;
}

const has = (...values: readonly unknown[]): boolean => values.some((value) => value !== undefined);

/** The parts that a document mentions. */
export function givenParts(match: FeedMatch): PartOf[] {
  const {
    match_time: time,
    series,
    status,
    apps,
    format,
    gender,
    summary,
    venue,
    scoring,
    partial,
    sides,
  } = match;
  const parts: PartOf[] = [];
  const hasNames = sides.some((side) => has(side.name, side.short_name, side.image));
  if (hasNames || has(time, series, status, apps, format, gender, summary, venue))
    parts.push({ part: "fixture", side: null });
  for (const side of [0, 1] as const) {
    const { players, lineup } = sides[side];
    const any = (test: (player: FeedPlayer) => boolean): boolean => players?.some(test) ?? false;
    if (players !== undefined && (!partial || any(({ role }) => has(role))))
      parts.push({ part: "squad", side });
    if (any(hasCredits)) parts.push({ part: "credits", side });
    if (has(lineup) || any(({ playing, availability }) => has(playing, availability)))
      parts.push({ part: "lineup", side });
  }
  if (has(scoring) || sides.some(({ players }) => players?.some(({ points }) => has(points))))
    parts.push({ part: "points", side: null });
  return parts;
}

const hasCredits = (player: FeedPlayer): boolean =>
  has(player.credits, player.selected_by, player.captain_percentage, player.vice_captain_percentage);

/** The document without the parts that are not allowed. Its players must be known to the match where a squad is not allowed. */
export function keepParts(match: FeedMatch, isAllowed: (wanted: PartOf) => boolean): FeedMatch {
  const { id, sport, origin, partial, sides, scoring, ...fixture } = match;
  const keepsFixture = isAllowed({ part: "fixture", side: null });
  const keepsPoints = isAllowed({ part: "points", side: null });
  const side = (index: 0 | 1): FeedSide => {
    const { players, lineup, ...team } = sides[index];
    const keeps = (part: MatchPart): boolean => isAllowed({ part, side: index });
    const squad = keeps("squad");
    return {
      ...(keepsFixture ? team : {}),
      ...(lineup !== undefined && keeps("lineup") ? { lineup } : {}),
      ...(players === undefined
        ? {}
        : {
            partial: partial || !squad || sides[index].partial === true,
            players: players.map((player) => ({
              origin: player.origin,
              ...(player.id === undefined ? {} : { id: player.id }),
              ...(squad ? squadValues(player) : {}),
              ...(keeps("credits") ? creditValues(player) : {}),
              ...(keeps("lineup") ? lineupValues(player) : {}),
              ...(keepsPoints ? pointValues(player) : {}),
            })),
          }),
    };
  };
  return {
    id,
    sport,
    origin,
    partial,
    ...(keepsFixture ? fixture : {}),
    ...(keepsPoints && scoring !== undefined ? { scoring } : {}),
    sides: [side(0), side(1)],
  };
}

type PlayerValues = Partial<FeedPlayer>;

const creditValues = (player: FeedPlayer): PlayerValues =>
  valuesOf(player, ["credits", "selected_by", "captain_percentage", "vice_captain_percentage"]);
const lineupValues = (player: FeedPlayer): PlayerValues => valuesOf(player, ["playing", "availability"]);
const pointValues = (player: FeedPlayer): PlayerValues =>
  valuesOf(player, ["points", "points_by_rule", "points_marks", "performance"]);
const squadValues = (player: FeedPlayer): PlayerValues =>
  valuesOf(player, ["name", "role", "image", "last_play", "pl_id", "app_ids"]);

/** Absent fields stay absent: undefined would not be the same in every reader. */
const valuesOf = (player: FeedPlayer, fields: readonly (keyof FeedPlayer)[]): PlayerValues =>
  Object.fromEntries(
    fields.flatMap((field) => (player[field] === undefined ? [] : [[field, player[field]] as const])),
  );
