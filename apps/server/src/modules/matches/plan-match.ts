import type { MatchChange } from "@teamwright/contract";
import { fail, sportByIndex, succeed } from "@teamwright/domain";
import type { Outcome, Sport } from "@teamwright/domain";
import type { FeedMatch, FeedPlayer, FeedProblem, FeedSide, Origin } from "../match-model/public.ts";
import { fitsTotals, warningOf } from "../match-model/public.ts";
import { changesBetween } from "./changes.ts";
import { checkMatch } from "./check-match.ts";
import { derivedId, identify } from "./identity.ts";
import { shortNameOf } from "./short-name.ts";
import { ONLY_IN_SQUAD } from "./stored-match.ts";
import type { StoredMatch, StoredPlayer, StoredSide } from "./stored-match.ts";

export interface MatchPlan {
  readonly before: StoredMatch | null;
  readonly after: StoredMatch;
  /** Empty: the import changes nothing. */
  readonly changes: MatchChange[];
  /** What is stored although it looks wrong. */
  readonly warnings: readonly FeedProblem[];
}

/**
 * The result of storing this feed's match over the stored one. A pure function that makes all decisions of an import.
 */
export function planMatch(
  before: StoredMatch | null,
  feedMatch: FeedMatch,
  feed: string,
): Outcome<MatchPlan, readonly FeedProblem[]> {
  const problems: FeedProblem[] = [];
  const report = (field: string, reason: string, origin: Origin = feedMatch.origin): void => {
    const { file, row } = origin;
    problems.push({ file, ...(row === undefined ? {} : { row }), match: feedMatch.id, field, reason });
  };
  if (before !== null && before.sport !== feedMatch.sport)
    report("sport", `is stored as ${sportByIndex(before.sport).slug}; a match cannot change its sport`);
  if (problems.length > 0) return fail(problems);

  const feedSides = turnSides(before, feedMatch.sides);
  const sides = [
    mergeSide(before, 0, feedSides[0], report),
    mergeSide(before, 1, feedSides[1], report),
  ] as const;
  const sport = sportByIndex(feedMatch.sport);
  const players = mergePlayers(before?.players ?? [], {
    feedSides,
    sides,
    sport,
    partial: feedMatch.partial,
    report,
  });
  const matchTime =
    feedMatch.match_time === undefined ? before?.matchTime : new Date(feedMatch.match_time).toISOString();
  if (matchTime === undefined) report("match_time", "is missing, and the match is new");
  const after: StoredMatch = {
    id: feedMatch.id,
    sport: feedMatch.sport,
    feed,
    matchTime: matchTime ?? "",
    series: feedMatch.series ?? before?.series ?? "",
    state: feedMatch.status ?? before?.state ?? "not_started",
    lineupsOut: before?.lineupsOut ?? false,
    apps: feedMatch.apps ?? before?.apps ?? [],
    scoring: mergeScoring(before, feedMatch),
    format: feedMatch.format ?? feedMatch.summary?.format ?? before?.format ?? null,
    gender: feedMatch.gender ?? feedMatch.summary?.gender ?? before?.gender ?? null,
    summary: feedMatch.summary === undefined ? (before?.summary ?? null) : feedMatch.summary,
    venue: feedMatch.venue ?? venueOf(feedMatch) ?? before?.venue ?? null,
    hidden: false,
    sides,
    players,
  };
  checkMatch(after, report);
  if (problems.length > 0) return fail(problems);
  const changes = changesBetween(before, after, (role) => sport.roles[role]?.code ?? String(role));
  return succeed({ before, after, changes, warnings: warningsAbout(after, feedMatch) });
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
function mergeScoring(before: StoredMatch | null, feedMatch: FeedMatch): StoredMatch["scoring"] {
  if (feedMatch.scoring !== undefined)
    return feedMatch.scoring && { ruleSet: feedMatch.scoring.rule_set, warnings: feedMatch.scoring.warnings };
  const hasPoints = feedMatch.sides.some((side) =>
    side.players?.some((player) => player.points !== undefined),
  );
  return hasPoints ? null : (before?.scoring ?? null);
}

type ReasonReporter = (field: string, reason: string, origin?: Origin) => void;
export type FeedSides = readonly [FeedSide, FeedSide];

/** A feed may list the guests first this time: the sides then follow the stored match. */
export function turnSides(before: StoredMatch | null, sides: FeedSides): FeedSides {
  if (before === null) return sides;
  const [left, right] = before.sides;
  const isSwapped = left.name !== right.name && sides[0].name === right.name && sides[1].name === left.name;
  return isSwapped ? [sides[1], sides[0]] : sides;
}

function mergeSide(
  before: StoredMatch | null,
  side: 0 | 1,
  feedSide: FeedSide,
  report: ReasonReporter,
): StoredSide {
  const storedSide = before?.sides[side];
  const name = feedSide.name ?? storedSide?.name ?? "";
  if (name === "") report(side === 0 ? "left.name" : "right.name", "is missing, and the match is new");
  return {
    name,
    shortName: feedSide.short_name ?? storedSide?.shortName ?? shortNameOf(name),
    image: feedSide.image ?? storedSide?.image ?? "",
  };
}

interface FeedSidePlayer {
  readonly side: 0 | 1;
  readonly player: FeedPlayer;
}

/** What merging the squads of a match needs of it. */
interface SquadMerge {
  readonly feedSides: FeedSides;
  readonly sides: readonly [StoredSide, StoredSide];
  readonly sport: Sport;
  readonly partial: boolean;
  readonly report: ReasonReporter;
}

/** The players of a document, and which stored one each of them is. */
interface ListedPlayers {
  readonly listedIndexes: ReadonlySet<number>;
  readonly givenPlayers: readonly FeedSidePlayer[];
  readonly foundPlayers: readonly (StoredPlayer | null)[];
}

function mergePlayers(storedPlayers: readonly StoredPlayer[], merge: SquadMerge): StoredPlayer[] {
  const { feedSides, partial, report } = merge;
  const feedPlayers = ([0, 1] as const).flatMap((side) =>
    (feedSides[side].players ?? []).map((player) => ({ side, player })),
  );
  const identifiedPlayers = identify(storedPlayers, feedPlayers);
  const takenIds = new Set(storedPlayers.map((player) => player.fixedId));
  const touchedPlayers = new Map<number, StoredPlayer>();
  let next = storedPlayers.reduce((most, player) => Math.max(most, player.index + 1), 0);
  for (const [index, { side, player }] of feedPlayers.entries()) {
    const storedPlayer = identifiedPlayers[index] ?? null;
    const mergedSides =
      storedPlayer === null
        ? newPlayer(next++, { side, player }, takenIds, merge)
        : mergePlayer(storedPlayer, side, player);
    takenIds.add(mergedSides.fixedId);
    if (touchedPlayers.has(mergedSides.index)) report("name", "the player is listed twice", player.origin);
    touchedPlayers.set(mergedSides.index, mergedSides);
  }
  const keptPlayers = storedPlayers.map(
    (player) => touchedPlayers.get(player.index) ?? leftOut(player, feedSides, partial),
  );
  const addedPlayers = [...touchedPlayers.values()].filter(
    (player) => !storedPlayers.some((known) => known.index === player.index),
  );
  return withLineups(
    [...keptPlayers, ...addedPlayers],
    {
      listedIndexes: new Set(touchedPlayers.keys()),
      givenPlayers: feedPlayers,
      foundPlayers: identifiedPlayers,
    },
    merge,
  );
}

const isPartial = (partial: boolean, side: FeedSide): boolean => side.partial ?? partial;

/** A player missing from a complete squad has left it. */
function leftOut(player: StoredPlayer, feedSides: FeedSides, partial: boolean): StoredPlayer {
  const isListed = (feedSides[player.side].players ?? []).length > 0;
  return isPartial(partial, feedSides[player.side]) || !isListed || player.byHand
    ? player
    : { ...player, withdrawn: true, playing: false };
}

function newPlayer(
  index: number,
  { side, player: feedPlayer }: FeedSidePlayer,
  takenIds: ReadonlySet<string>,
  { sides, sport, report }: SquadMerge,
): StoredPlayer {
  const missing = (["name", "role", "credits"] as const).filter((field) => feedPlayer[field] === undefined);
  for (const field of missing)
    report(
      field,
      `is missing, and ${feedPlayer.name ?? feedPlayer.id ?? "the player"} is new to the match`,
      feedPlayer.origin,
    );
  const name = feedPlayer.name ?? feedPlayer.id ?? "";
  const role = feedPlayer.role ?? 0;
  if (feedPlayer.id !== undefined && takenIds.has(feedPlayer.id))
    report("id", `"${feedPlayer.id}" is listed twice`, feedPlayer.origin);
  const fresh: StoredPlayer = {
    index,
    fixedId: feedPlayer.id ?? derivedId(sides[side].shortName, name, sport.roles[role]?.code ?? "", takenIds),
    ownId: feedPlayer.id !== undefined,
    side,
    name,
    role,
    credits: feedPlayer.credits ?? 0,
    ...ONLY_IN_SQUAD,
  };
  return mergePlayer(fresh, side, feedPlayer);
}

function mergePlayer(storedPlayer: StoredPlayer, side: 0 | 1, feedPlayer: FeedPlayer): StoredPlayer {
  const or = <Value>(value: Value | undefined, before: Value): Value =>
    value === undefined ? before : value;
  return {
    ...storedPlayer,
    side,
    name: feedPlayer.name ?? storedPlayer.name,
    role: feedPlayer.role ?? storedPlayer.role,
    credits: feedPlayer.credits ?? storedPlayer.credits,
    image: feedPlayer.image ?? storedPlayer.image,
    points: or(feedPlayer.points, storedPlayer.points),
    // Points that arrive without parts do not belong to the stored parts.
    pointsByRule: or(
      feedPlayer.points_by_rule,
      feedPlayer.points === undefined ? storedPlayer.pointsByRule : null,
    ),
    marks: feedPlayer.points_marks ?? (feedPlayer.points === undefined ? storedPlayer.marks : []),
    performance: or(
      feedPlayer.performance,
      feedPlayer.points === undefined ? storedPlayer.performance : null,
    ),
    selectedBy: or(feedPlayer.selected_by, storedPlayer.selectedBy),
    captainPercentage: or(feedPlayer.captain_percentage, storedPlayer.captainPercentage),
    viceCaptainPercentage: or(feedPlayer.vice_captain_percentage, storedPlayer.viceCaptainPercentage),
    playing: feedPlayer.playing ?? storedPlayer.playing,
    lastPlay: feedPlayer.last_play ?? storedPlayer.lastPlay,
    availability: or(feedPlayer.availability, storedPlayer.availability),
    providerId: or(feedPlayer.pl_id, storedPlayer.providerId),
    appIds:
      feedPlayer.app_ids === undefined
        ? storedPlayer.appIds
        : Object.entries(feedPlayer.app_ids).map(([name, id]) => ({ name, id })),
    withdrawn: false,
  };
}

/**
 * Line-ups are complete: a side's `lineup` list is exact. A complete squad with at least one player marked as playing
 * means that unmarked players do not play.
 */
function withLineups(
  players: readonly StoredPlayer[],
  { listedIndexes, givenPlayers, foundPlayers }: ListedPlayers,
  { feedSides, partial, report }: SquadMerge,
): StoredPlayer[] {
  const unmarkedPlayers = new Set(
    givenPlayers.flatMap(({ player }, index) => {
      const known = foundPlayers[index];
      return player.playing === undefined && known ? [known.index] : [];
    }),
  );
  const exact = ([0, 1] as const).map((side) => namedLineup(players, side, feedSides[side], report));
  const markedSides = ([0, 1] as const).map((side) =>
    (feedSides[side].players ?? []).some((player) => player.playing),
  );
  return players.map((player) => {
    const lineup = exact[player.side];
    if (lineup !== undefined && lineup !== null) return { ...player, playing: lineup.has(player.index) };
    const droppedPlayers =
      !isPartial(partial, feedSides[player.side]) &&
      markedSides[player.side] === true &&
      listedIndexes.has(player.index) &&
      unmarkedPlayers.has(player.index);
    return droppedPlayers ? { ...player, playing: false } : player;
  });
}

function namedLineup(
  players: readonly StoredPlayer[],
  side: 0 | 1,
  feedSide: FeedSide,
  report: ReasonReporter,
): ReadonlySet<number> | null {
  if (feedSide.lineup === undefined) return null;
  const field = side === 0 ? "left.lineup" : "right.lineup";
  const squad = players.filter((player) => player.side === side && !player.withdrawn);
  const chosenIndexes = new Set<number>();
  for (const name of feedSide.lineup) {
    const byId = squad.filter((player) => player.fixedId === name);
    const matching = byId.length > 0 ? byId : squad.filter((player) => player.name === name);
    const [only] = matching;
    if (only === undefined) report(field, `"${name}" is not in the squad`);
    else if (matching.length > 1)
      report(field, `"${name}" is the name of ${matching.length} players; use the id`);
    else chosenIndexes.add(only.index);
  }
  return chosenIndexes;
}
