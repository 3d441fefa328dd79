import type { Db } from "#db/database.ts";
import { readFitting } from "#modules/match-model/public.ts";
import { findMatchesNear } from "../match-store.repository.ts";
import type { StoredMatch } from "../stored-match.ts";
import type { Attention } from "./attention.repository.ts";
import { findSourceMatch } from "./source-ids.repository.ts";
import { likeness, TWIN_WINDOW } from "./twin.ts";

/** Whom a question may be about: the players of its side, those with a common part of the name first; or matches. */
export async function candidatesOf(db: Db, question: Attention, match: StoredMatch | null) {
  const asksForMatch = question.code === "same_match";
  const asksForPlayer = ["player", "role", "credits"].includes(question.code);
  return {
    players: asksForPlayer && match !== null ? playersLike(question, match) : [],
    matches: asksForMatch ? await matchesLike(db, question) : [],
  };
}

const partsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part.length > 2);

function playersLike({ side, name }: Attention, match: StoredMatch) {
  const parts = partsOf(name);
  const common = (other: string): number => partsOf(other).filter((part) => parts.includes(part)).length;
  return match.players
    .filter((player) => !player.withdrawn && (side === -1 || player.side === side))
    .toSorted((a, b) => common(b.name) - common(a.name) || a.name.localeCompare(b.name))
    .map((player) => ({ player_index: player.index, name: player.name }));
}

async function matchesLike(db: Db, { source, sourceMatchId }: Attention) {
  const row = await findSourceMatch(db, source, sourceMatchId);
  const { match } = readFitting(row?.document, source);
  if (match?.match_time === undefined) return [];
  const near = await findMatchesNear(db, match.sport, new Date(match.match_time), TWIN_WINDOW);
  return near
    .filter(
      ({ stored, shown }) => !shown.hidden && (likeness(match, stored) ?? likeness(match, shown)) !== null,
    )
    .map(({ shown }) => ({
      id: shown.id,
      title: shown.sides.map(({ name }) => name).join(" v "),
      match_time: shown.matchTime,
    }));
}
