import { contract } from "@teamwright/contract";
import { sportByIndex } from "@teamwright/domain";
import { mapPlayers } from "@teamwright/transfer";
import { done, refused } from "#http/answer.ts";
import type { RefusedAnswer } from "#http/answer.ts";
import type { Deps } from "#http/deps.ts";
import { handle } from "#http/handler.ts";
import { MAIN_APP } from "#providers/apps.ts";
import { matchInReply } from "#modules/fantasy-apps/public.ts";
import { findAppMatchId, findMatches, mapToApp, unmapFromApp } from "#modules/matches/public.ts";
import type { StoredMatch } from "#modules/matches/public.ts";
import { askAdmin, openSource } from "../source.ts";
import type { ProviderFailure, ProviderPlayer } from "#providers/port.ts";

const noTransaction = { transaction: false } as const;

/** A failed read of the source: nothing was changed, so one message serves all but an access value that is over. */
function sourceRefusal(
  deps: Deps,
  { code, retryAfter }: ProviderFailure,
): Promise<RefusedAnswer> | RefusedAnswer {
  if (code === "session_expired") return askAdmin(deps);
  return code === "match_not_found"
    ? refused("app_match_not_found")
    : refused("app_busy", { retryAfter: retryAfter ?? 1 });
}

export const listSourceMatches = handle(
  contract.mapper.listMatches,
  async ({ params, session, deps }) => {
    const source = await openSource(deps, session.accountId);
    if ("kind" in source) return source;
    const outcome = await source.provider.listMatches(source.session, params.sport);
    if (!outcome.ok) return sourceRefusal(deps, outcome.error);
    return done("", {
      data: outcome.value.map(matchInReply),
    });
  },
  noTransaction,
);

/** Only pairs that the names leave no doubt about are stored; the others are reported for mapping by hand. */
export const createMapping = handle(
  contract.mapper.create,
  async ({ body, session, deps, afterCommit }) => {
    const [match] = await findMatches(deps.database.db, [body.tgMatchId]);
    if (match === undefined) return refused("not_found");
    const source = await openSource(deps, session.accountId);
    if ("kind" in source) return source;
    const names = { left: body.leftName, right: body.rightName };
    const outcome = await source.provider.listPlayers(source.session, body.dream11MatchId, names);
    if (!outcome.ok) return sourceRefusal(deps, outcome.error);
    const { pairs, pending } = pairsOf(match.shown, outcome.value);
    if (pairs.length === 0) return refused("match_not_mapped", { message: "replies.noPlayerPaired" });
    const mapping = { app: MAIN_APP, appMatchId: body.dream11MatchId, players: pairs };
    const failedCalls = await deps.transaction((db) =>
      mapToApp({ db, deps, afterCommit }, body.tgMatchId, mapping, session.accountId),
    );
    if (failedCalls !== null) return failedCalls;
    return done("replies.matchMapped", {
      data: { dream11MatchId: body.dream11MatchId, mapped: pairs.length, pending },
    });
  },
  noTransaction,
);

function pairsOf(match: StoredMatch, appPlayers: readonly ProviderPlayer[]) {
  const ourPlayers = match.players.filter(({ withdrawn }) => !withdrawn);
  const { roles } = sportByIndex(match.sport);
  const mapping = mapPlayers(
    ourPlayers.map(({ index, name, side, role }) => ({
      id: String(index),
      name,
      side,
      role: roles[role]?.code ?? null,
    })),
    appPlayers.map(({ id, name, side, role }) => ({ id, name, side, role })),
  );
  const nameOf = new Map(ourPlayers.map(({ index, name }) => [String(index), name]));
  return {
    pairs: mapping.pairs.map((pair) => ({ index: Number(pair.ours), id: pair.theirs })),
    pending: mapping.pending.map((one) => nameOf.get(one.ours) ?? ""),
  };
}

export const removeMapping = handle(
  contract.mapper.remove,
  async (context) =>
    (await unmapFromApp(context, context.params.id, context.params.app, context.session.accountId)) ??
    done("replies.mappingRemoved", {}),
);

export const getMapping = handle(
  contract.mapper.getData,
  async ({ params, db }) => {
    const dream11MatchId = await findAppMatchId(db, params.id, MAIN_APP);
    return done("", { data: { mapperExist: dream11MatchId !== null, dream11MatchId } });
  },
  noTransaction,
);
