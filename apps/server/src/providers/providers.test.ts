import { createServer } from "node:http";
import type { RequestListener, Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { legalTeams, sandboxMatch } from "#testing/sandbox-match.ts";
import { startTestSandbox } from "#testing/sandbox.ts";
import type { TestSandbox } from "#testing/sandbox.ts";
import { openProviders } from "./open-providers.ts";
import type {
  FantasyAppProvider,
  FantasyAppProviders,
  ProviderSession,
  ProviderTeamContent,
} from "./port.ts";

const MOBILE = "9876543210";
const caller = { accountId: "account" };

let sandbox: TestSandbox;
let providers: FantasyAppProviders;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  await sandbox.handOver([sandboxMatch("first")]);
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  await sandbox.reset();
  providers = openProviders(sandbox.connections);
});
afterEach(() => providers.close());

const value = <Value>(outcome: { ok: true; value: Value } | { ok: false; error: unknown }): Value => {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
  return outcome.value;
};
const codeOf = (outcome: { ok: true } | { ok: false; error: { code: string } }): string =>
  outcome.ok ? "ok" : outcome.error.code;

const find = (slug: string): FantasyAppProvider => providers.find(slug)!;

async function link(app: FantasyAppProvider): Promise<ProviderSession> {
  const fields = value(await app.requestCode(caller, MOBILE));
  expect(Object.keys(fields)).toEqual(Object.keys(app.app.codeFields));
  const code = await sandbox.codeFor(app.app.slug, MOBILE);
  const { token } = value(await app.createSession(caller, { mobile: MOBILE, code, fields }));
  return { ...caller, token };
}

async function openMatch(slug: string, count: number) {
  const app = find(slug);
  const session = await link(app);
  const [match] = value(await app.listMatches(session, "cricket"));
  const names = { left: match!.leftTeamName, right: match!.rightTeamName };
  const players = value(await app.listPlayers(session, match!.id, app.app.needsTeamNames ? names : null));
  const change = (team: ProviderTeamContent, idempotencyKey: string) => ({
    matchId: match!.id,
    team,
    idempotencyKey,
  });
  return { app, session, matchId: match!.id, teams: legalTeams(players, count), change };
}

describe("the adapters", () => {
  it("link, add, edit, list, make a link and revoke, at each app that is available", async () => {
    for (const { app: differences } of providers.all.filter(({ app }) => app.available)) {
      const { app, session, matchId, teams, change } = await openMatch(differences.slug, 2);
      const { id } = value(await app.addTeam(session, change(teams[0]!, "add")));
      await sandbox.clock({ advance_seconds: 2 });
      expect(value(await app.editTeam(session, id, change(teams[1]!, "edit")))).toMatchObject({ id });
      const list = value(await app.listTeams(session, matchId));
      expect(list).toMatchObject({ limit: differences.limit, teams: [{ id, ...teams[1] }] });
      expect(value(await app.createLink(caller, change(teams[0]!, "link"))).url).toContain(sandbox.url);
      expect(codeOf(await app.revokeSession(session))).toBe("ok");
      expect(codeOf(await app.readSession(session))).toBe("session_expired");
    }
  });

  it("an app that is not connected is not called", async () => {
    providers.connect("dream11", null);
    expect(find("dream11").connected).toBe(false);
    expect(codeOf(await find("dream11").requestCode(caller, MOBILE))).toBe("not_connected");
  });

  it("an address without https is refused, except on this machine", () => {
    expect(() => providers.connect("dream11", { baseUrl: "http://app.example/v1", key: "k" })).toThrow(
      "https",
    );
    expect(() => providers.connect("dream11", { baseUrl: "http://127.0.0.1:1/v1", key: "k" })).not.toThrow();
  });
});

describe("a fault of the app", () => {
  const faults: readonly (readonly [kind: string, expected: string, teams: number])[] = [
    ["error_500", "app_fault", 0],
    ["drop_before", "unreachable", 0],
    ["drop_after", "unreachable", 1],
    ["match_locked", "match_locked", 0],
    ["session_expired", "session_expired", 0],
    ["invalid_reply", "invalid_reply", 1],
    ["wrong_shape", "invalid_reply", 1],
  ];
  for (const [kind, expected, teams] of faults)
    it(`${kind} of a change is the failure ${expected}, and the change is not repeated by itself`, async () => {
      const match = await openMatch("dream11", 1);
      await sandbox.fault({ kind, operation: "add_team", times: 1 });
      const outcome = await match.app.addTeam(match.session, match.change(match.teams[0]!, "k"));
      expect(codeOf(outcome)).toBe(expected);
      expect(await sandbox.teams("dream11", MOBILE)).toHaveLength(teams);
    });

  it("of a read is overcome by reading again", async () => {
    const { app, session, matchId } = await openMatch("dream11", 1);
    for (const kind of ["error_500", "drop_before", "drop_after", "invalid_reply", "wrong_shape"]) {
      await sandbox.fault({ kind, operation: "list_teams", times: 2 });
      expect(codeOf(await app.listTeams(session, matchId))).toBe("ok");
    }
  });

  /** Production waits ten seconds; the mechanism is the same. */
  const withLimit = async (callLimit: number) => {
    await providers.close();
    providers = openProviders(sandbox.connections, { callLimit });
    return openMatch("dream11", 1);
  };

  it("a body that never ends is cut off", async () => {
    const { app, session, matchId } = await withLimit(1500);
    await sandbox.fault({ kind: "endless_body", operation: "list_teams", times: 5 });
    const began = performance.now();
    expect(["invalid_reply", "timed_out", "unreachable"]).toContain(
      codeOf(await app.listTeams(session, matchId)),
    );
    expect(performance.now() - began).toBeLessThan(5000);
  });

  it("a slow call ends at its limit", async () => {
    const { app, session, matchId } = await withLimit(1500);
    await sandbox.fault({ kind: "slow", operation: "list_teams", milliseconds: 60_000 });
    const began = performance.now();
    expect(codeOf(await app.listTeams(session, matchId))).toBe("timed_out");
    expect(performance.now() - began).toBeLessThan(5000);
  });

  it("Retry-After is respected: until then the app is not asked again for the account", async () => {
    const { app, session, matchId } = await openMatch("dream11", 1);
    await sandbox.fault({ kind: "rate_limited", operation: "list_teams", times: 1, retry_after: 1 });
    expect(await app.listTeams(session, matchId)).toMatchObject({ error: { retryAfter: 1 } });
    expect(codeOf(await app.readSession(session))).toBe("too_many_requests");
    await new Promise((resolve) => setTimeout(resolve, 1100));
    expect(codeOf(await app.listTeams(session, matchId))).toBe("ok");
  });
});

describe("the circuit breaker", () => {
  it("stops calling an app that fails, lets one call try after a pause, and leaves other apps alone", async () => {
    let time = 0;
    await providers.close();
    providers = openProviders(sandbox.connections, { now: () => time });
    const app = find("myfab11");
    await sandbox.fault({ kind: "error_500", app: "myfab11", times: 5 });
    for (let index = 0; index < 5; index++)
      expect(codeOf(await app.requestCode(caller, MOBILE))).toBe("app_fault");
    expect(codeOf(await app.requestCode(caller, MOBILE))).toBe("paused");
    expect(codeOf(await find("dream11").requestCode(caller, MOBILE))).toBe("ok");
    time += 15_001;
    expect(codeOf(await app.requestCode(caller, MOBILE))).toBe("ok");
  });
});

describe("the HTTP client", () => {
  let server: Server;
  let calls = 0;
  const answerWith = async (listener: RequestListener): Promise<FantasyAppProvider> => {
    server = createServer((request, reply) => {
      calls += 1;
      listener(request, reply);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    providers.connect("dream11", { baseUrl: `http://127.0.0.1:${port}/v1`, key: "key" });
    return find("dream11");
  };
  beforeEach(() => {
    calls = 0;
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  it("follows no redirect", async () => {
    const app = await answerWith((_request, reply) => {
      reply.writeHead(302, { location: `${sandbox.url}/dream11/v1/codes` }).end();
    });
    expect(codeOf(await app.requestCode(caller, MOBILE))).toBe("invalid_reply");
    expect(calls).toBe(1);
    expect(await sandbox.codeFor("dream11", MOBILE)).toBe("");
  });

  it("reads at most 1 MB", async () => {
    const app = await answerWith((_request, reply) => {
      reply.writeHead(200, { "content-type": "application/json" }).end(`"${"x".repeat(1024 * 1024)}"`);
    });
    expect(codeOf(await app.requestCode(caller, MOBILE))).toBe("invalid_reply");
  });

  it("makes two calls of an account at once, the others wait", async () => {
    let running = 0;
    let most = 0;
    const app = await answerWith((_request, reply) => {
      running += 1;
      most = Math.max(most, running);
      setTimeout(() => {
        running -= 1;
        reply.end("{}");
      }, 30);
    });
    const outcomes = await Promise.all(
      Array.from({ length: 12 }, () => app.requestCode(caller, MOBILE).then(codeOf)),
    );
    expect(most).toBe(2);
    expect(outcomes.filter((code) => code === "ok")).toHaveLength(10);
    expect(outcomes.filter((code) => code === "busy")).toHaveLength(2);
  });
});
