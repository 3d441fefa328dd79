import { isDeepStrictEqual } from "node:util";
import { contract } from "@teamwright/contract";
import { refused } from "#http/answer.ts";
import type { RefusedAnswer } from "#http/answer.ts";
import { handle } from "#http/handler.ts";
import { changeMatch } from "../change-match.ts";
import { liftOverride, setOverride } from "../match-store.repository.ts";
import type { KeptMatch } from "../match-store.repository.ts";
import { valueOfField, parseOverride } from "../overrides.ts";

/** The player's name, or both sides' names. */
const subjectOf = ({ shown }: KeptMatch, playerIndex: number | null): string =>
  playerIndex === null
    ? shown.sides.map(({ name }) => name).join(" v ")
    : (shown.players.find(({ index }) => index === playerIndex)?.name ?? "");

/** Sets overrides, all or none of them. */
export const setOverrides = handle(contract.matches.override, async (context) => {
  const { params, body, session, db } = context;
  const change = async (match: KeptMatch): Promise<RefusedAnswer | null> => {
    for (const [index, { player_index: playerIndex, field, value, before }] of body.changes.entries()) {
      const at = `changes.${index}`;
      const isKnown =
        playerIndex === null || match.stored.players.some((player) => player.index === playerIndex);
      if (!isKnown)
        return refused("invalid_input", { field: at, message: `The match has no player ${playerIndex}` });
      const present = valueOfField(match.shown, playerIndex, field) ?? null;
      if (before !== undefined && !isDeepStrictEqual(before, present))
        return refused("conflict", {
          field: at,
          message: "replies.valueChanged",
          values: {
            subject: subjectOf(match, playerIndex),
            field: field.replaceAll("_", " "),
            value: present === null ? "-" : String(present),
          },
        });
      const result = parseOverride(match.stored.sport, { playerIndex, field, value });
      if (!result.ok) return refused("invalid_input", { field: at, message: `${field} ${result.error}` });
      await setOverride(db, match.stored.id, { playerIndex, field, value: result.value }, session.accountId);
    }
    return null;
  };
  return changeMatch(context, params.id, { actorId: session.accountId, action: "match.override" }, change);
});

/** Removes overrides; removing one that is not set changes nothing. */
export const liftOverrides = handle(contract.matches.lift, async (context) => {
  const { params, body, session, db } = context;
  const change = async (): Promise<null> => {
    for (const { player_index: playerIndex, field } of body.changes)
      await liftOverride(db, params.id, playerIndex, field);
    return null;
  };
  return changeMatch(context, params.id, { actorId: session.accountId, action: "match.lift" }, change);
});
