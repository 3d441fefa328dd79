import { fail, sportByIndex, succeed } from "@teamwright/domain";
import type { Outcome, Sport } from "@teamwright/domain";
import type { FeedMatch, FeedPlayer, FeedProblem, FeedSide, Origin } from "../match-model/public.ts";
import { fitsTotals, warningOf } from "../match-model/public.ts";
import { changesBetween } from "./changes.ts";
import type { Change } from "./changes.ts";
import { checkMatch } from "./check-match.ts";
import { derivedId, identify } from "./identity.ts";
import { shortNameOf } from "./short-name.ts";
import { ONLY_IN_SQUAD } from "./stored-match.ts";
import type { StoredMatch, StoredPlayer, StoredSide } from "./stored-match.ts";

export interface MatchPlan {
  readonly before: StoredMatch | null;
  readonly after: StoredMatch;
  /** Empty: the import changes nothing. */
  readonly changes: readonly Change[];
  /** What is stored although it looks wrong. */
  readonly warnings: readonly FeedProblem[];
}

/**
 * The result of storing this feed's match over the stored one. A pure function that makes all decisions of an import.
 */
export function planMatch(
  before: StoredMatch | null,
  given: FeedMatch,
  feed: string,
): Outcome<MatchPlan, readonly FeedProblem[]> {
  const problems: FeedProblem[] = [];
  const report = (field: string, reason: string, origin: Origin = given.origin): void => {
    const { file, row } = origin;
    problems.push({ file, ...(row === undefined ? {} : { row }), match: given.id, field, reason });
  };
  if (before !== null && before.sport !== given.sport)
    report("sport", `is stored as ${sportByIndex(before.sport).slug}; a match cannot change its sport`);
  if (problems.length > 0) return fail(problems);

  const feedSides = turned(before, given.sides);
  const sides = [
    mergeSide(before, 0, feedSides[0], report),
    mergeSide(before, 1, feedSides[1], report),
  ] as const;
  const sport = sportByIndex(given.sport);
  const players = mergePlayers(before?.players ?? [], {
    feedSides,
    sides,
    sport,
    partial: given.partial,
    report,
  });
  const matchTime =
    given.match_time === undefined ? before?.matchTime : new Date(given.match_time).toISOString();
  if (matchTime === undefined) report("match_time", "is missing, and the match is new");
  const after: StoredMatch = {
    id: given.id,
    sport: given.sport,
    feed,
    matchTime: matchTime ?? "",
    series: given.series ?? before?.series ?? "",
    state: given.status ?? before?.state ?? "not_started",
    lineupsOut: before?.lineupsOut ?? false,
    apps: given.apps ?? before?.apps ?? [],
    scoring: mergeScoring(before, given),
    format: given.format ?? given.summary?.format ?? before?.format ?? null,
    gender: given.gender ?? given.summary?.gender ?? before?.gender ?? null,
    summary: given.summary === undefined ? (before?.summary ?? null) : given.summary,
    venue: given.venue ?? venueOf(given) ?? before?.venue ?? null,
    hidden: false,
    sides,
    players,
  };
  checkMatch(after, report);
  if (problems.length > 0) return fail(problems);
  const changes = changesBetween(before, after, (role) => sport.roles[role]?.code ?? String(role));
  return succeed({ before, after, changes, warnings: warningsAbout(after, given) });
}

function warningsAbout(after: StoredMatch, { origin, summary }: FeedMatch): FeedProblem[] {
  const about = { file: origin.file, match: after.id };
  const warnings: FeedProblem[] = [];
  if (summary && !fitsTotals(summary))
    warnings.push({
      ...about,
      field: "summary.result",
      reason: "has another margin than the innings' scores",
    });
  if (after.state === "finished" && after.players.every(({ points }) => points === null))
    warnings.push({ ...about, field: "points", reason: "are missing, and the match is finished" });
  return warnings.map(warningOf);
}

const venueOf = ({ summary }: FeedMatch): string | undefined =>
  summary?.venue ? [summary.venue.name, summary.venue.city].filter(Boolean).join(", ") : undefined;

/** Points that arrive without a rule-set do not belong to the stored rule-set. */
function mergeScoring(before: StoredMatch | null, given: FeedMatch): StoredMatch["scoring"] {
  if (given.scoring !== undefined)
    return given.scoring && { ruleSet: given.scoring.rule_set, warnings: given.scoring.warnings };
  const hasPoints = given.sides.some((side) => side.players?.some((player) => player.points !== undefined));
  return hasPoints ? null : (before?.scoring ?? null);
}

type Report = (field: string, reason: string, origin?: Origin) => void;
export type Sides = readonly [FeedSide, FeedSide];

/** A feed may list the guests first this time: the sides then follow the stored match. */
export function turned(before: StoredMatch | null, sides: Sides): Sides {
  if (before === null) return sides;
  const [left, right] = before.sides;
  const swapped = left.name !== right.name && sides[0].name === right.name && sides[1].name === left.name;
  return swapped ? [sides[1], sides[0]] : sides;
}

function mergeSide(before: StoredMatch | null, side: 0 | 1, given: FeedSide, report: Report): StoredSide {
  const stored = before?.sides[side];
  const name = given.name ?? stored?.name ?? "";
  if (name === "") report(side === 0 ? "left.name" : "right.name", "is missing, and the match is new");
  return {
    name,
    shortName: given.short_name ?? stored?.shortName ?? shortNameOf(name),
    image: given.image ?? stored?.image ?? "",
  };
}

interface SidePlayer {
  readonly side: 0 | 1;
  readonly player: FeedPlayer;
}

/** What merging the squads of a match needs of it. */
interface SquadMerge {
  readonly feedSides: Sides;
  readonly sides: readonly [StoredSide, StoredSide];
  readonly sport: Sport;
  readonly partial: boolean;
  readonly report: Report;
}

/** The players of a document, and which stored one each of them is. */
interface ListedPlayers {
  readonly listed: ReadonlySet<number>;
  readonly given: readonly SidePlayer[];
  readonly found: readonly (StoredPlayer | null)[];
}

function mergePlayers(stored: readonly StoredPlayer[], merge: SquadMerge): StoredPlayer[] {
  const { feedSides, partial, report } = merge;
  const given = ([0, 1] as const).flatMap((side) =>
    (feedSides[side].players ?? []).map((player) => ({ side, player })),
  );
  const found = identify(stored, given);
  const taken = new Set(stored.map((player) => player.fixedId));
  const touched = new Map<number, StoredPlayer>();
  let next = stored.reduce((most, player) => Math.max(most, player.index + 1), 0);
  for (const [index, { side, player }] of given.entries()) {
    const known = found[index] ?? null;
    const merged =
      known === null ? newPlayer(next++, { side, player }, taken, merge) : mergePlayer(known, side, player);
    taken.add(merged.fixedId);
    if (touched.has(merged.index)) report("name", "the player stands twice", player.origin);
    touched.set(merged.index, merged);
  }
  const kept = stored.map((player) => touched.get(player.index) ?? leftOut(player, feedSides, partial));
  const added = [...touched.values()].filter(
    (player) => !stored.some((known) => known.index === player.index),
  );
  return withLineups([...kept, ...added], { listed: new Set(touched.keys()), given, found }, merge);
}

const isPartial = (partial: boolean, side: FeedSide): boolean => side.partial ?? partial;

/** A player missing from a complete squad has left it. */
function leftOut(player: StoredPlayer, feedSides: Sides, partial: boolean): StoredPlayer {
  const listed = (feedSides[player.side].players ?? []).length > 0;
  return isPartial(partial, feedSides[player.side]) || !listed || player.byHand
    ? player
    : { ...player, withdrawn: true, playing: false };
}

function newPlayer(
  index: number,
  { side, player: given }: SidePlayer,
  taken: ReadonlySet<string>,
  { sides, sport, report }: SquadMerge,
): StoredPlayer {
  const missing = (["name", "role", "credits"] as const).filter((field) => given[field] === undefined);
  for (const field of missing)
    report(
      field,
      `is missing, and ${given.name ?? given.id ?? "the player"} is new to the match`,
      given.origin,
    );
  const name = given.name ?? given.id ?? "";
  const role = given.role ?? 0;
  if (given.id !== undefined && taken.has(given.id)) report("id", `"${given.id}" stands twice`, given.origin);
  const fresh: StoredPlayer = {
    index,
    fixedId: given.id ?? derivedId(sides[side].shortName, name, sport.roles[role]?.code ?? "", taken),
    ownId: given.id !== undefined,
    side,
    name,
    role,
    credits: given.credits ?? 0,
    ...ONLY_IN_SQUAD,
  };
  return mergePlayer(fresh, side, given);
}

function mergePlayer(stored: StoredPlayer, side: 0 | 1, given: FeedPlayer): StoredPlayer {
  const or = <Value>(value: Value | undefined, before: Value): Value =>
    value === undefined ? before : value;
  return {
    ...stored,
    side,
    name: given.name ?? stored.name,
    role: given.role ?? stored.role,
    credits: given.credits ?? stored.credits,
    image: given.image ?? stored.image,
    points: or(given.points, stored.points),
    // Points that arrive without parts do not belong to the stored parts.
    pointsByRule: or(given.points_by_rule, given.points === undefined ? stored.pointsByRule : null),
    marks: given.points_marks ?? (given.points === undefined ? stored.marks : []),
    performance: or(given.performance, given.points === undefined ? stored.performance : null),
    selectedBy: or(given.selected_by, stored.selectedBy),
    captainPercentage: or(given.captain_percentage, stored.captainPercentage),
    viceCaptainPercentage: or(given.vice_captain_percentage, stored.viceCaptainPercentage),
    playing: given.playing ?? stored.playing,
    lastPlay: given.last_play ?? stored.lastPlay,
    availability: or(given.availability, stored.availability),
    providerId: or(given.pl_id, stored.providerId),
    appIds:
      given.app_ids === undefined
        ? stored.appIds
        : Object.entries(given.app_ids).map(([name, id]) => ({ name, id })),
    withdrawn: false,
  };
}

/**
 * Line-ups are complete: a side's `lineup` list is exact. A complete squad with at least one player marked as playing
 * means that unmarked players do not play.
 */
function withLineups(
  players: readonly StoredPlayer[],
  { listed, given, found }: ListedPlayers,
  { feedSides, partial, report }: SquadMerge,
): StoredPlayer[] {
  const unmarked = new Set(
    given.flatMap(({ player }, index) => {
      const known = found[index];
      return player.playing === undefined && known ? [known.index] : [];
    }),
  );
  const exact = ([0, 1] as const).map((side) => namedLineup(players, side, feedSides[side], report));
  const marked = ([0, 1] as const).map((side) =>
    (feedSides[side].players ?? []).some((player) => player.playing),
  );
  return players.map((player) => {
    const lineup = exact[player.side];
    if (lineup !== undefined && lineup !== null) return { ...player, playing: lineup.has(player.index) };
    const dropped =
      !isPartial(partial, feedSides[player.side]) &&
      marked[player.side] === true &&
      listed.has(player.index) &&
      unmarked.has(player.index);
    return dropped ? { ...player, playing: false } : player;
  });
}

function namedLineup(
  players: readonly StoredPlayer[],
  side: 0 | 1,
  given: FeedSide,
  report: Report,
): ReadonlySet<number> | null {
  if (given.lineup === undefined) return null;
  const field = side === 0 ? "left.lineup" : "right.lineup";
  const squad = players.filter((player) => player.side === side && !player.withdrawn);
  const chosen = new Set<number>();
  for (const wanted of given.lineup) {
    const byId = squad.filter((player) => player.fixedId === wanted);
    const found = byId.length > 0 ? byId : squad.filter((player) => player.name === wanted);
    const [only] = found;
    if (only === undefined) report(field, `"${wanted}" is not in the squad`);
    else if (found.length > 1)
      report(field, `"${wanted}" is the name of ${found.length} players; use the id`);
    else chosen.add(only.index);
  }
  return chosen;
}
