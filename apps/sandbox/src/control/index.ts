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
import { vendorRoutes } from "../vendors/index.ts";
import { VENDOR_KEY } from "../vendors/vendor.ts";
import { givenVendorMatches } from "../vendors/vendor-match.ts";

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
  addVendorCalls(server, sandbox);
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

/** Matches of the vendors: added or replaced by their keys; their life then follows from the clock. */
function addVendorCalls(server: FastifyInstance, sandbox: Sandbox): void {
  server.get("/control/vendors", () => ({
    vendors: vendorRoutes.map(({ vendor, sport, prefix }) => ({
      vendor,
      sport,
      path: prefix,
      key: VENDOR_KEY,
    })),
  }));
  server.post("/control/vendors/matches", (request) => {
    const { matches } = parse(givenVendorMatches, request.body);
    const byKey = new Map(sandbox.state.vendorMatches.map((match) => [match.key, match]));
    for (const match of matches) byKey.set(match.key, match);
    sandbox.state.vendorMatches = [...byKey.values()];
    sandbox.changed();
    return { matches: sandbox.state.vendorMatches.length };
  });
  server.delete("/control/vendors/matches", () => {
    sandbox.state.vendorMatches = [];
    sandbox.changed();
    return { matches: 0 };
  });
}

/** Deletes accounts, codes, teams and faults; the matches stay. */
export function reset({ state, changed }: Sandbox): void {
  for (const list of [state.messages, state.sessions, state.teams, state.links, state.replies, state.faults])
    list.length = 0;
  Object.assign(state.clock, { offset: 0, frozenAt: null });
  changed();
}

export function addFault({ state, changed }: Sandbox, fault: GivenFault): string {
  const names = [...playedApps.map(({ slug }) => slug), ...vendorRoutes.map(({ vendor }) => vendor)];
  if (fault.app !== undefined && !names.includes(fault.app))
    throw new Problem("app_not_found", "There is no such app.");
  const id = newId();
  state.faults.push({ ...fault, id, seen: 0, hit: 0 });
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
