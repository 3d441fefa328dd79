import type { FeedMatch, FeedPlayer, FeedSide } from "#modules/match-model/public.ts";
import type { TakeReason } from "./reason.ts";
import type { ResolvedMatch } from "./resolve.ts";

/**
 * The match without the new players who cannot be stored: those without a name, role or credits, and those who came
 * with a squad that is not taken. A player who plays is worth a question; one who merely lacks is reported only where
 * the squad is taken.
 */
export function withoutUnusable(
  { match, addedPlayers }: ResolvedMatch,
  takesSquad: (side: 0 | 1) => boolean,
): { readonly match: FeedMatch; readonly reasons: readonly TakeReason[] } {
  const reasons: TakeReason[] = [];
  const side = (index: 0 | 1): FeedSide => {
    const { players, lineup, ...team } = match.sides[index];
    if (players === undefined) return match.sides[index];
    const left = new Set<string>();
    const keptPlayers = players.filter((player) => {
      if (!addedPlayers.has(player)) return true;
      const plays = player.playing === true || memberOf(player, lineup);
      const why = takesSquad(index)
        ? missing(player, index)
        : plays
          ? [
              reasonAbout(player, index, {
                code: "player",
                field: "lineup",
                reason: "plays and is not in the squad",
              }),
            ]
          : null;
      reasons.push(...(why ?? []));
      if (why === null || why.length > 0) {
        for (const name of [player.id, player.name]) if (name !== undefined) left.add(name);
        return false;
      }
      return true;
    });
    return {
      ...team,
      players: keptPlayers,
      ...(lineup === undefined ? {} : { lineup: lineup.filter((member) => !left.has(member)) }),
    };
  };
  return { match: { ...match, sides: [side(0), side(1)] }, reasons };
}

const memberOf = ({ id, name }: FeedPlayer, lineup: readonly string[] | undefined): boolean =>
  lineup?.some((member) => member === id || member === name) === true;

function missing(player: FeedPlayer, side: 0 | 1): TakeReason[] {
  if (player.name === undefined)
    return [
      reasonAbout(player, side, {
        code: "player",
        field: "name",
        reason: "is missing, and the player is not in the squad",
      }),
    ];
  const fields = (["role", "credits"] as const).filter((field) => player[field] === undefined);
  return fields.map((field) =>
    reasonAbout(player, side, { code: field, field, reason: "is missing, and the player is new" }),
  );
}

const reasonAbout = (
  player: FeedPlayer,
  side: 0 | 1,
  { code, field, reason }: Pick<TakeReason, "code" | "field" | "reason">,
): TakeReason => ({
  code,
  side,
  subject: player.id ?? player.name ?? "",
  name: player.name ?? player.id ?? "",
  field,
  given: "",
  reason,
});
