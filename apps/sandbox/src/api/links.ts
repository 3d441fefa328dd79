import type { OperationRoute } from "./operation.ts";
import { newId } from "../sandbox.ts";
import { checkTeam } from "../team-check.ts";
import { once } from "./idempotency.ts";
import { matchIdOf } from "./matches.ts";
import { parse } from "./parse.ts";
import { teamBody } from "./teams.ts";

/** A link that opens the team in the app for any visitor. It needs the partner's key and no account. */
export const createLink: OperationRoute = {
  operation: "create_link",
  method: "POST",
  path: "/matches/:match/links",
  answer: (call) => {
    const { sandbox, app, request, reply } = call;
    const body = once(sandbox, `${app.slug} partner`, { request, reply }, () => {
      const match = sandbox.matchOf(app, matchIdOf(call));
      const { players, captain, vice_captain } = parse(teamBody, request.body);
      const team = { players, captain, viceCaptain: vice_captain };
      checkTeam(match, team);
      const id = newId();
      sandbox.state.links.push({ id, app: app.slug, matchId: match.id, ...team, createdAt: sandbox.now() });
      return { id };
    });
    void reply.code(201);
    return { url: `${request.protocol}://${request.host}/${app.slug}/t/${body.id}` };
  },
};
