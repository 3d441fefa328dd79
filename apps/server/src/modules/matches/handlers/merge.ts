import { contract } from "@teamwright/contract";
import { sportByIndex } from "@teamwright/domain";
import { refused } from "#http/answer.ts";
import { handle } from "#http/handler.ts";
import { changeMatch } from "../change-match.ts";
import { moveSourcePlayers, moveSources } from "../from-source/source-ids.repository.ts";
import { derivedId } from "../identity.ts";
import { findMatch, lockMatches, saveMatches, setOverride } from "../match-store.repository.ts";
import { ONLY_IN_SQUAD } from "../stored-match.ts";
import type { StoredPlayer } from "../stored-match.ts";

/** The match is hidden and stays readable by its address: teams that users stored refer to it. */
export const mergeMatches = handle(contract.matches.merge, async (context) => {
  const { params, body, session, db } = context;
  // Both: the other one may be merged into a third at this moment.
  await lockMatches(db, [params.id, body.into]);
  return changeMatch(
    context,
    params.id,
    { actorId: session.accountId, action: "match.merge" },
    async ({ stored }) => {
      const into = body.into === params.id ? null : await findMatch(db, body.into);
      if (into === null) return refused("not_found");
      if (into.stored.sport !== stored.sport || into.shown.hidden)
        return refused("invalid_input", { field: "into" });
      await moveSources(db, params.id, body.into);
      await setOverride(
        db,
        params.id,
        { playerIndex: null, field: "hidden", value: true },
        session.accountId,
      );
      return null;
    },
  );
});

/** The player leaves the squad; every source's id of him means the other one from now on. */
export const mergePlayers = handle(contract.matches.mergePlayers, async (context) => {
  const { params, body, session, db } = context;
  return changeMatch(
    context,
    params.id,
    { actorId: session.accountId, action: "match.mergePlayers" },
    async ({ stored }) => {
      const [from, into] = [body.from, body.into].map((index) =>
        stored.players.find((player) => player.index === index),
      );
      if (from === undefined || into === undefined || from === into || from.side !== into.side)
        return refused("invalid_input", { field: "into" });
      await moveSourcePlayers(db, params.id, from.index, into.index);
      const players = stored.players.map((player): StoredPlayer => {
        if (player === from) return { ...player, withdrawn: true, playing: false, byHand: false };
        return player === into ? mergedInto(into, from) : player;
      });
      await saveMatches(db, [{ ...stored, players }]);
      return null;
    },
  );
});

/** What only the other one had: a place in the line-up, points. */
const mergedInto = (into: StoredPlayer, from: StoredPlayer): StoredPlayer => ({
  ...into,
  playing: into.playing || from.playing,
  availability: into.availability ?? from.availability,
  withdrawn: into.withdrawn && from.withdrawn,
  ...(into.points === null
    ? {
        points: from.points,
        pointsByRule: from.pointsByRule,
        marks: from.marks,
        performance: from.performance,
      }
    : {}),
});

export const addPlayer = handle(contract.matches.addPlayer, async (context) => {
  const { params, body, session, db } = context;
  return changeMatch(
    context,
    params.id,
    { actorId: session.accountId, action: "match.addPlayer" },
    async ({ stored, shown }) => {
      const { name, role, credits, team_index: side } = body;
      const roleCode = sportByIndex(stored.sport).roles[role]?.code;
      if (roleCode === undefined) return refused("invalid_input", { field: "role" });
      const takenIds = new Set(stored.players.map(({ fixedId }) => fixedId));
      const addedPlayer: StoredPlayer = {
        ...ONLY_IN_SQUAD,
        index: stored.players.reduce((most, player) => Math.max(most, player.index + 1), 0),
        fixedId: derivedId(shown.sides[side].shortName, name, roleCode, takenIds),
        ownId: false,
        side,
        name,
        role,
        credits,
        byHand: true,
      };
      if (addedPlayer.index > 69) return refused("invalid_input", { field: "name" });
      await saveMatches(db, [{ ...stored, players: [...stored.players, addedPlayer] }]);
      return null;
    },
  );
});
