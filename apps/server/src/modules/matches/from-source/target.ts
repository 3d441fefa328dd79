import type { Db } from "#db/database.ts";
import type { FeedMatch, FeedSide } from "#modules/match-model/public.ts";
import { findMatch, findMatchesNear } from "../match-store.repository.ts";
import type { Attention } from "./attention.repository.ts";
import type { TakeReason } from "./reason.ts";
import { reportsMatch } from "./source-ids.repository.ts";
import type { MatchSource } from "./source-ids.repository.ts";
import { likeness, TWIN_WINDOW } from "./twin.ts";

/** What is stored of a source's match besides the match: which one it is, and what was asked about it. */
export interface StoredSourceMatch {
  readonly row: MatchSource | null;
  readonly questions: readonly Attention[];
}

/** Our id of a source's match; with a question where it may be one that another source reports. */
export interface Target {
  readonly id: string;
  readonly question: TakeReason | null;
}

/**
 * The match that the source reported before, else the stored one with this id, else the one with the same teams at the
 * same time that another source reports. A similar one is asked about, because two matches on one day may be alike.
 */
export async function targetOf(
  db: Db,
  source: string,
  feedMatch: FeedMatch,
  { row, questions }: StoredSourceMatch,
): Promise<Target> {
  const matchId = row?.matchId ?? null;
  const isNew = questions.some(({ answer }) => answer?.kind === "new_match");
  if (matchId !== null || isNew || feedMatch.match_time === undefined)
    return { id: matchId ?? feedMatch.id, question: null };
  if ((await findMatch(db, feedMatch.id)) !== null) return { id: feedMatch.id, question: null };
  const near = await findMatchesNear(db, feedMatch.sport, new Date(feedMatch.match_time), TWIN_WINDOW);
  for (const { stored, shown } of near) {
    const like = likeness(feedMatch, stored) ?? likeness(feedMatch, shown);
    if (like === null || shown.hidden || (await reportsMatch(db, source, stored.id))) continue;
    if (like === "same") return { id: stored.id, question: null };
    return { id: feedMatch.id, question: similar(feedMatch) };
  }
  return { id: feedMatch.id, question: null };
}

const similar = ({ sides }: FeedMatch): TakeReason => ({
  code: "same_match",
  side: null,
  subject: "",
  name: "",
  field: "id",
  given: sides.map(({ name }) => name ?? "").join(" v "),
  reason: "may be a match that is stored already",
});

/** The roles and credits that an admin gave players whose source gives none. */
export function withAnswers(match: FeedMatch, questions: readonly Attention[]): FeedMatch {
  const answers = questions.filter(({ answer }) => answer !== null);
  if (answers.length === 0) return match;
  const side = (side: FeedSide): FeedSide => {
    if (side.players === undefined) return side;
    const players = side.players.map((player) => {
      const ownAnswers = answers.filter(
        ({ subject }) => subject !== "" && (subject === player.id || subject === player.name),
      );
      const role = ownAnswers.map(({ answer }) => answer).find((answer) => answer?.kind === "role");
      const credits = ownAnswers.map(({ answer }) => answer).find((answer) => answer?.kind === "credits");
      return {
        ...player,
        ...(player.role === undefined && role !== undefined ? { role: role.role } : {}),
        ...(player.credits === undefined && credits !== undefined ? { credits: credits.credits } : {}),
      };
    });
    return { ...side, players };
  };
  return { ...match, sides: [side(match.sides[0]), side(match.sides[1])] };
}
