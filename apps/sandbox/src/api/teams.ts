import { z } from "zod";
import type { PlayedApp } from "../apps.ts";
import { Problem } from "../problem.ts";
import { newId } from "../sandbox.ts";
import type { Sandbox } from "../sandbox.ts";
import type { AppSession, StoredTeam } from "../state.ts";
import { checkTeam, isSameTeam } from "../team-check.ts";
import { sessionOf } from "./caller.ts";
import { once } from "./idempotency.ts";
import { matchIdOf } from "./matches.ts";
import type { OperationCall, OperationRoute } from "./operation.ts";
import { parse } from "./parse.ts";

export const teamBody = z.object({
  players: z.array(z.string().max(40)).max(60),
  captain: z.string().max(40),
  vice_captain: z.string().max(40),
});

/** Requests of one account may come this much sooner than the pace, because network delays vary. Milliseconds. */
const PACE_TOLERANCE = 300;

const view = (team: StoredTeam) => ({
  id: team.id,
  number: team.number,
  players: team.players,
  captain: team.captain,
  vice_captain: team.viceCaptain,
});

export const listTeams: OperationRoute = {
  operation: "list_teams",
  method: "GET",
  path: "/matches/:match/teams",
  answer: (call) => {
    const { sandbox, app, request } = call;
    const session = sessionOf(sandbox, app, request);
    const match = sandbox.matchOf(app, matchIdOf(call));
    const teams = sandbox.teamsOf(session, match.id);
    return {
      deadline: match.startTime,
      team_limit: app.limit,
      teams: teams.toSorted((one, other) => one.number - other.number).map(view),
    };
  },
};

export const addTeam: OperationRoute = {
  operation: "add_team",
  method: "POST",
  path: "/matches/:match/teams",
  answer: (call) => {
    const { sandbox, app, request, reply } = call;
    const session = sessionOf(sandbox, app, request);
    const body = once(sandbox, `${app.slug} ${session.mobile}`, { request, reply }, () => {
      const { matchId, given, teams } = checkChange(call, session);
      refuseDuplicate(teams, given);
      if (teams.length >= app.limit)
        throw new Problem("limit_reached", `${app.name} takes ${app.limit} teams of a match.`, {
          details: { team_limit: app.limit },
        });
      keepPace(sandbox, app, session);
      const number = Math.max(0, ...teams.map((team) => team.number)) + 1;
      const team: StoredTeam = {
        id: newId(),
        app: app.slug,
        mobile: session.mobile,
        matchId,
        number,
        ...given,
        changedAt: sandbox.now(),
        edits: 0,
      };
      sandbox.state.teams.push(team);
      return view(team);
    });
    void reply.code(201);
    return body;
  },
};

export const editTeam: OperationRoute = {
  operation: "edit_team",
  method: "PUT",
  path: "/matches/:match/teams/:team",
  answer: (call) => {
    const { sandbox, app, request, reply } = call;
    const session = sessionOf(sandbox, app, request);
    return once(sandbox, `${app.slug} ${session.mobile}`, { request, reply }, () => {
      const { given, teams } = checkChange(call, session);
      const team = teams.find(({ id }) => id === (request.params as { team: string }).team);
      if (team === undefined) throw new Problem("team_not_found", "There is no such team.");
      refuseDuplicate(
        teams.filter((one) => one !== team),
        given,
      );
      keepPace(sandbox, app, session);
      Object.assign(team, given, { changedAt: sandbox.now(), edits: team.edits + 1 });
      return view(team);
    });
  },
};

function checkChange(call: OperationCall, session: AppSession) {
  const { sandbox, app, request } = call;
  const match = sandbox.matchOf(app, matchIdOf(call));
  const { players, captain, vice_captain } = parse(teamBody, request.body);
  if (Date.parse(match.startTime) <= sandbox.now())
    throw new Problem("match_locked", "The deadline of this match has passed.");
  const team = { players, captain, viceCaptain: vice_captain };
  checkTeam(match, team);
  return { matchId: match.id, given: team, teams: sandbox.teamsOf(session, match.id) };
}

function refuseDuplicate(teams: readonly StoredTeam[], sentTeam: Parameters<typeof isSameTeam>[0]): void {
  const same = teams.find((team) => isSameTeam(team, sentTeam));
  if (same !== undefined)
    throw new Problem("duplicate_team", `Team ${same.number} is the same team.`, {
      details: { team_id: same.id },
    });
}

function keepPace(sandbox: Sandbox, app: PlayedApp, session: AppSession): void {
  const now = sandbox.now();
  const wait = session.lastChangeAt + app.paceSeconds * 1000 - now;
  if (app.paceSeconds > 0 && session.lastChangeAt <= now && wait > PACE_TOLERANCE)
    throw new Problem("too_many_requests", `${app.name} takes one team every ${app.paceSeconds} seconds.`, {
      retryAfter: Math.ceil(wait / 1000),
    });
  session.lastChangeAt = now;
}
