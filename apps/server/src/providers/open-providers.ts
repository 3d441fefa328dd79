import { teamLinkAddress } from "@teamwright/contract/team-link";
import { fail, succeed } from "@teamwright/domain";
import { createAppCalls } from "./app-calls.ts";
import type { AppCalls, Around } from "./app-calls.ts";
import { fantasyApps } from "./apps.ts";
import type { FantasyAppDifferences } from "./apps.ts";
import { checkAddress } from "./check-address.ts";
import { createHttpClient } from "./http-client.ts";
import type {
  FantasyAppProvider,
  FantasyAppProviders,
  ProviderChange,
  ProviderConnection,
  ProviderTeamContent,
} from "./port.ts";
import { replies } from "./protocol.ts";

/** Maximum duration of a call, waiting and repetitions included. Milliseconds. */
const WHOLE_CALL = 10_000;

interface ProviderSettings {
  readonly now?: () => number;
  readonly callLimit?: number;
  /** Runs around every call to an app. */
  readonly around?: Around;
}

/** All apps of the registry with the given connections. Only the origins of connections are called. */
export function openProviders(
  connectionsByApp: Readonly<Record<string, ProviderConnection>>,
  { now = () => performance.now(), callLimit = WHOLE_CALL, around = (call) => call() }: ProviderSettings = {},
): FantasyAppProviders {
  const connections = new Map<string, ProviderConnection>();
  const client = createHttpClient((origin) =>
    [...connections.values()].some(({ baseUrl }) => new URL(baseUrl).origin === origin),
  );
  const all = fantasyApps.map((app) => {
    const connection = () => connections.get(app.slug) ?? null;
    return createProvider(app, connection, createAppCalls({ client, connection, now, callLimit, around }));
  });
  const connect: FantasyAppProviders["connect"] = (slug, connection) => {
    if (connection === null) {
      connections.delete(slug);
      return;
    }
    checkAddress(slug, connection.baseUrl);
    connections.set(slug, connection);
  };
  for (const [slug, connection] of Object.entries(connectionsByApp)) connect(slug, connection);
  return {
    all,
    find: (slug) => all.find(({ app }) => app.slug === slug),
    connect,
    close: () => client.close(),
  };
}

const bodyOf = ({ players, captain, viceCaptain }: ProviderTeamContent) => ({
  players,
  captain,
  vice_captain: viceCaptain,
});

const segment = encodeURIComponent;

const linkHostsOf = (app: FantasyAppDifferences, connection: ProviderConnection | null): readonly string[] =>
  connection === null
    ? app.linkHosts
    : [...app.linkHosts, new URL(connection.baseUrl).host, ...(connection.linkHosts ?? [])];

/** Codes and sessions of a person at the app. */
const sessionCalls = (app: FantasyAppDifferences, calls: AppCalls) =>
  ({
    requestCode: async ({ accountId }, mobile) => {
      const result = await calls.call({
        method: "POST",
        path: "/codes",
        accountId,
        body: { mobile_number: mobile },
        reply: replies.codeRequested,
      });
      if (!result.ok) return result;
      const fields = Object.keys(app.codeFields).flatMap((name) => {
        const value = result.value[name];
        return typeof value === "string" ? [[name, value] as const] : [];
      });
      return succeed(Object.fromEntries(fields));
    },
    createSession: async ({ accountId }, { mobile, code, fields }) => {
      const body = { ...fields, mobile_number: mobile, code };
      const result = await calls.call({
        method: "POST",
        path: "/sessions",
        accountId,
        body,
        reply: replies.session,
      });
      return result.ok ? succeed({ token: result.value.token, expiresAt: result.value.expires_at }) : result;
    },
    readSession: async (session) => {
      const result = await calls.call({
        method: "GET",
        path: "/session",
        ...session,
        reply: replies.sessionState,
      });
      return result.ok ? succeed({ expiresAt: result.value.expires_at }) : result;
    },
    revokeSession: async (session) => {
      const result = await calls.call({
        method: "DELETE",
        path: "/session",
        ...session,
        reply: replies.nothing,
      });
      return result.ok ? succeed(null) : result;
    },
  }) satisfies Partial<FantasyAppProvider>;

/** What the app has: matches, their players, and the person's teams. */
const listCalls = (calls: AppCalls) =>
  ({
    listMatches: async (session, sport) => {
      const path = sport === null ? "/matches" : `/matches?sport=${segment(sport)}`;
      const result = await calls.call({ method: "GET", path, ...session, reply: replies.matches });
      if (!result.ok) return result;
      return succeed(
        result.value.matches.map((match) => ({
          id: match.id,
          startTime: match.start_time,
          seriesName: match.series_name,
          leagueId: match.league_id,
          leftTeamName: match.left_team.name,
          rightTeamName: match.right_team.name,
          leftTeamImage: match.left_team.image,
          rightTeamImage: match.right_team.image,
        })),
      );
    },
    listPlayers: async (session, matchId, names) => {
      const query =
        names === null ? "" : `?left_team=${segment(names.left)}&right_team=${segment(names.right)}`;
      const path = `/matches/${segment(matchId)}/players${query}`;
      const result = await calls.call({ method: "GET", path, ...session, reply: replies.players });
      if (!result.ok) return result;
      return succeed(
        result.value.players.map(({ side, ...player }) => ({
          ...player,
          side: side === "left" ? (0 as const) : (1 as const),
        })),
      );
    },
    listTeams: async (session, matchId) => {
      const path = `/matches/${segment(matchId)}/teams`;
      const result = await calls.call({ method: "GET", path, ...session, reply: replies.teams });
      if (!result.ok) return result;
      const { deadline, team_limit, teams } = result.value;
      return succeed({
        deadline,
        limit: team_limit,
        teams: teams.map(({ vice_captain, ...team }) => ({ ...team, viceCaptain: vice_captain })),
      });
    },
  }) satisfies Partial<FantasyAppProvider>;

const change = (accountId: string, { matchId, team, idempotencyKey }: ProviderChange) => ({
  accountId,
  idempotencyKey,
  body: bodyOf(team),
  path: `/matches/${segment(matchId)}`,
});

/** Teams that are added and changed at the app, and the link that opens them there. */
const teamCalls = (calls: AppCalls, linkHosts: () => readonly string[]) =>
  ({
    addTeam: async ({ accountId, token }, given) => {
      const call = change(accountId, given);
      return calls.call({ ...call, method: "POST", path: `${call.path}/teams`, token, reply: replies.team });
    },
    editTeam: async ({ accountId, token }, teamId, given) => {
      const call = change(accountId, given);
      const path = `${call.path}/teams/${segment(teamId)}`;
      return calls.call({ ...call, method: "PUT", path, token, reply: replies.team });
    },
    createLink: async ({ accountId }, connection) => {
      const call = change(accountId, connection);
      const result = await calls.call({
        ...call,
        method: "POST",
        path: `${call.path}/links`,
        reply: replies.link,
      });
      if (!result.ok) return result;
      const { url } = result.value;
      const hosts = linkHosts();
      return teamLinkAddress(encodeURIComponent(url), hosts) === null
        ? fail({ code: "invalid_reply" })
        : result;
    },
  }) satisfies Partial<FantasyAppProvider>;

function createProvider(
  app: FantasyAppDifferences,
  connection: () => ProviderConnection | null,
  calls: AppCalls,
): FantasyAppProvider {
  const linkHosts = () => linkHostsOf(app, connection());
  return {
    app,
    get connected() {
      return connection() !== null;
    },
    get linkHosts() {
      return linkHosts();
    },
    ...sessionCalls(app, calls),
    ...listCalls(calls),
    ...teamCalls(calls, linkHosts),
  };
}
