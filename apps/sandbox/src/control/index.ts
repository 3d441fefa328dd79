import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { parse } from "../api/parse.ts";
import { partnerKeyOf, playedApps } from "../apps.ts";
import { givenMatches } from "../catalogue.ts";
import { changeClock, clockChange } from "../clock.ts";
import { givenFault } from "../faults/fault.ts";
import type { GivenFault } from "../faults/fault.ts";
import { Problem } from "../problem.ts";
import { newId } from "../sandbox.ts";
import type { Sandbox } from "../sandbox.ts";

/** Calls for tests and for the demo, in addition to the protocol: matches, codes, teams, faults, clock. */
export function addControl(server: FastifyInstance, sandbox: Sandbox): void {
  server.get("/control/apps", () => ({
    apps: playedApps.map((app) => ({
      slug: app.slug,
      name: app.name,
      path: `/${app.slug}`,
      partner_key: partnerKeyOf(app.slug),
    })),
  }));
  server.post("/control/matches", (request) => {
    sandbox.setMatches(parse(givenMatches, request.body).matches);
    return { matches: sandbox.state.matches.length };
  });
  server.get("/control/matches", () => ({
    matches: playedApps.flatMap((app) =>
      sandbox.matchesOf(app).map(({ id, key, left, right, sport, startTime, players }) => ({
        app: app.slug,
        key,
        id,
        sport,
        start_time: startTime,
        left_team: left.name,
        right_team: right.name,
        players: [...players.values()],
      })),
    ),
  }));
  server.get("/control/codes", (request) => {
    const { mobile } = parse(z.object({ mobile: z.string().optional() }), request.query);
    const messages = sandbox.state.messages.filter((one) => mobile === undefined || one.mobile === mobile);
    return { codes: messages.map(({ app, mobile: to, code, used }) => ({ app, mobile: to, code, used })) };
  });
  server.get("/control/teams", (request) => {
    const { mobile, app } = parse(
      z.object({ mobile: z.string().optional(), app: z.string().optional() }),
      request.query,
    );
    const isAsked = (team: { mobile: string; app: string }) =>
      (mobile === undefined || team.mobile === mobile) && (app === undefined || team.app === app);
    return { teams: sandbox.state.teams.filter(isAsked) };
  });
  server.delete("/control/teams", () => {
    sandbox.state.teams.length = 0;
    sandbox.state.replies.length = 0;
    sandbox.changed();
    return { teams: [] };
  });
  addFaultCalls(server, sandbox);
  server.get("/control/clock", () => ({ now: new Date(sandbox.now()).toISOString() }));
  server.put("/control/clock", (request) => {
    Object.assign(sandbox.state.clock, changeClock(sandbox.state.clock, parse(clockChange, request.body)));
    sandbox.changed();
    return { now: new Date(sandbox.now()).toISOString() };
  });
  server.post("/control/reset", () => {
    reset(sandbox);
    return { reset: true };
  });
}

/** Deletes accounts, codes, teams and faults; the matches stay. */
export function reset({ state, changed }: Sandbox): void {
  for (const list of [state.messages, state.sessions, state.teams, state.links, state.replies, state.faults])
    list.length = 0;
  Object.assign(state.clock, { offset: 0, frozenAt: null });
  changed();
}

export function addFault({ state, changed }: Sandbox, given: GivenFault): string {
  if (given.app !== undefined && !playedApps.some(({ slug }) => slug === given.app))
    throw new Problem("app_not_found", "There is no such app.");
  const id = newId();
  state.faults.push({ ...given, id, seen: 0, hit: 0 });
  changed();
  return id;
}

export function removeFaults({ state, changed }: Sandbox, id: string | undefined): void {
  state.faults = id === undefined ? [] : state.faults.filter((one) => one.id !== id);
  changed();
}

function addFaultCalls(server: FastifyInstance, sandbox: Sandbox): void {
  server.get("/control/faults", () => ({ faults: sandbox.state.faults }));
  server.post("/control/faults", (request) => ({ id: addFault(sandbox, parse(givenFault, request.body)) }));
  server.delete("/control/faults", () => {
    removeFaults(sandbox, undefined);
    return { faults: [] };
  });
}
