import { contract } from "@teamwright/contract";
import { done, refused } from "#http/answer.ts";
import { handle } from "#http/handler.ts";
import { mapToApp } from "#modules/matches/public.ts";
import { openLinked } from "../linked-app.ts";
import { matchInReply } from "../match-in-reply.ts";
import { refusalOf } from "../refusals.ts";

const noTransaction = { transaction: false } as const;

export const listMatches = handle(
  contract.fantasyApps.listMatches,
  async ({ body, session, deps }) => {
    const linkedApp = openLinked(deps, session.accountId, body);
    if ("kind" in linkedApp) return linkedApp;
    const outcome = await linkedApp.provider.listMatches(linkedApp.session, null);
    if (!outcome.ok) return refusalOf(outcome.error, linkedApp.provider.app);
    return done("", {
      data: outcome.value.map(matchInReply),
    });
  },
  noTransaction,
);

export const listPlayers = handle(
  contract.fantasyApps.listPlayers,
  async ({ body, session, deps }) => {
    const linkedApp = openLinked(deps, session.accountId, body);
    if ("kind" in linkedApp) return linkedApp;
    const { leftTeamName: left, rightTeamName: right } = body;
    const names = left === undefined || right === undefined ? null : { left, right };
    if (linkedApp.provider.app.needsTeamNames && names === null)
      return refused("invalid_input", { field: left === undefined ? "leftTeamName" : "rightTeamName" });
    const outcome = await linkedApp.provider.listPlayers(linkedApp.session, body.matchId, names);
    if (!outcome.ok) return refusalOf(outcome.error, linkedApp.provider.app);
    return done("", {
      data: outcome.value.map(({ id, name, side, role }) => ({
        id,
        name,
        team_index: side,
        player_role: role,
      })),
    });
  },
  noTransaction,
);

/** Kept until the next mapping of the match to the app, whatever a feed imports. */
export const addMapping = handle(contract.fantasyApps.addMapping, async (context) => {
  const { body, session, deps } = context;
  const app = body.fantasyAppName;
  if (deps.fantasyApps.find(app) === undefined) return refused("not_found");
  const players = body.playerMapperData.map(({ player_index, id }) => ({ index: player_index, id }));
  const isRepeated = (values: readonly unknown[]) => new Set(values).size < values.length;
  if (isRepeated(players.map(({ id }) => id)) || isRepeated(players.map(({ index }) => index)))
    return refused("player_mapped_twice");
  const mapping = { app, appMatchId: body.fantasyAppMatchId, players };
  return (await mapToApp(context, body.tgMatchId, mapping, session.accountId)) ?? done("", {});
});
