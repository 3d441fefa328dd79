import { contract } from "@teamwright/contract";
import { hashToken, newToken } from "#crypto/tokens.ts";
import { done, refused } from "#http/answer.ts";
import type { RefusedAnswer } from "#http/answer.ts";
import type { Scope } from "#http/deps.ts";
import { handle } from "#http/handler.ts";
import type { Context } from "#http/handler.ts";
import { MAIN_APP } from "#providers/apps.ts";
import type { ProviderChange, ProviderResult } from "#providers/port.ts";
import { findAppMatchId } from "#modules/matches/public.ts";
import { findAvailable, openLinked } from "../linked-app.ts";
import type { AppWithSession } from "../linked-app.ts";
import { refusalOf } from "../refusals.ts";

const noTransaction = { transaction: false } as const;

/** The app's id of one of our matches, read before the app is called. */
async function mappedMatch(
  { db }: Pick<Scope, "db">,
  matchId: string,
  app: string,
): Promise<string | RefusedAnswer> {
  return (await findAppMatchId(db, matchId, app)) ?? refused("match_not_mapped");
}

/** The app gets a different key: the browser chooses ours, which might repeat another caller's. */
const keyFor = (accountId: string, given: string | undefined): string =>
  hashToken(`${accountId}:${given ?? newToken()}`);

const contentOf = (body: {
  readonly players: readonly string[];
  readonly captain: string;
  readonly vice_captain: string;
}) => ({ players: body.players, captain: body.captain, viceCaptain: body.vice_captain });

export const listTeams = handle(
  contract.fantasyApps.listTeams,
  async ({ body, session, db, deps }) => {
    const linkedApp = openLinked(deps, session.accountId, body);
    if ("kind" in linkedApp) return linkedApp;
    const matchId = await mappedMatch({ db }, body.matchId, body.fantasyApp);
    if (typeof matchId !== "string") return matchId;
    const outcome = await linkedApp.provider.listTeams(linkedApp.session, matchId);
    if (!outcome.ok) return refusalOf(outcome.error, linkedApp.provider.app);
    const { teams, deadline, limit } = outcome.value;
    return done("", {
      teams_list: teams.map((team) => ({
        team_id: team.id,
        captain: team.captain,
        vice_captain: team.viceCaptain,
        player_list: [...team.players],
      })),
      deadline,
      limit: Math.min(limit, linkedApp.provider.app.limit),
    });
  },
  noTransaction,
);

type TeamChangeEndpoint = typeof contract.fantasyApps.addTeam | typeof contract.fantasyApps.editTeam;

/** Sends a team to the app; `send` is the call that differs. */
async function changeTeam(
  { body, session, db, deps, idempotencyKey }: Context<TeamChangeEndpoint>,
  send: (linked: AppWithSession, team: ProviderChange) => ProviderResult<{ readonly id: string }>,
) {
  const linkedApp = openLinked(deps, session.accountId, body);
  if ("kind" in linkedApp) return linkedApp;
  const matchId = await mappedMatch({ db }, body.matchId, body.fantasyApp);
  if (typeof matchId !== "string") return matchId;
  const outcome = await send(linkedApp, {
    matchId,
    team: contentOf(body),
    idempotencyKey: keyFor(session.accountId, idempotencyKey),
  });
  if (!outcome.ok) return refusalOf(outcome.error, linkedApp.provider.app);
  return done("", { data: { team_id: outcome.value.id } });
}

export const addTeam = handle(
  contract.fantasyApps.addTeam,
  async (context) => changeTeam(context, ({ provider, session }, team) => provider.addTeam(session, team)),
  noTransaction,
);

export const editTeam = handle(
  contract.fantasyApps.editTeam,
  async (context) =>
    changeTeam(context, ({ provider, session }, team) => provider.editTeam(session, context.body.id, team)),
  noTransaction,
);

/** The same team always gets the same link: the key is derived from the team. */
export const createLink = handle(
  contract.fantasyApps.createLink,
  async ({ body, session: { accountId }, db, deps }) => {
    const provider = findAvailable(deps, MAIN_APP);
    if ("kind" in provider) return provider;
    const matchId = await mappedMatch({ db }, body.tgMatchId, MAIN_APP);
    if (typeof matchId !== "string") return matchId;
    const team = { players: body.playerData, captain: body.captainData, viceCaptain: body.vicecaptainData };
    const idempotencyKey = hashToken(JSON.stringify([accountId, matchId, team]));
    const outcome = await provider.createLink({ accountId }, { matchId, team, idempotencyKey });
    if (!outcome.ok) return { ...refusalOf(outcome.error, provider.app), message: "replies.transferFailed" };
    return done("", { data: encodeURIComponent(outcome.value.url) });
  },
  noTransaction,
);
