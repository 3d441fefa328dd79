import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startPartner } from "../testing/partner.ts";
import type { Partner } from "../testing/partner.ts";
import { sampleTeams } from "../testing/sample-matches.ts";
import type { SamplePlayer, SampleTeam } from "../testing/sample-matches.ts";

let partner: Partner;
let token: string;
let match: string;
let teams: SampleTeam[];
beforeAll(async () => {
  partner = await startPartner();
});
afterAll(() => partner.close());
beforeEach(async () => {
  await partner.send("POST", "/control/reset");
  token = await partner.link("dream11", "9876543210");
  const { body } = await partner.call("dream11", "GET", "/matches", { token });
  match = (body["matches"] as { id: string }[])[0]?.id ?? "";
  const players = await partner.call("dream11", "GET", `/matches/${match}/players`, { token });
  teams = sampleTeams(players.body["players"] as SamplePlayer[], 5);
});

const fault = (given: object) => partner.send("POST", "/control/faults", given);
const add = (index: number) =>
  partner.call("dream11", "POST", `/matches/${match}/teams`, { token, key: `k${index}`, body: teams[index] });
const count = async (): Promise<number> =>
  ((await partner.send("GET", "/control/teams")).body["teams"] as unknown[]).length;

describe("a fault that is switched on", () => {
  it("hits the calls that it names and no others", async () => {
    await fault({ kind: "error_500", app: "dream11", operation: "add_team", after: 1, times: 1 });
    const statuses = [(await add(0)).status, (await add(1)).status, (await add(1)).status];
    expect(statuses).toEqual([201, 500, 201]);
  });

  it("answers 429 with Retry-After, or that the match is locked", async () => {
    await fault({ kind: "rate_limited", retry_after: 7, times: 1 });
    const limitedReply = await add(0);
    expect([limitedReply.status, limitedReply.headers.get("retry-after")]).toEqual([429, "7"]);
    await fault({ kind: "match_locked", times: 1 });
    expect((await add(0)).status).toBe(409);
    expect(await count()).toBe(0);
  });

  it("drops the connection before the change, or after it", async () => {
    await fault({ kind: "drop_before", times: 1 });
    await expect(add(0)).rejects.toThrow();
    expect(await count()).toBe(0);
    await fault({ kind: "drop_after", times: 1 });
    await expect(add(0)).rejects.toThrow();
    expect(await count()).toBe(1);
    expect((await add(0)).headers.get("idempotent-replayed")).toBe("true");
  });

  it("ends the session at the nth call, for good", async () => {
    await fault({ kind: "session_expired", operation: "add_team", after: 2, times: 1 });
    const statuses = [
      (await add(0)).status,
      (await add(1)).status,
      (await add(2)).status,
      (await add(3)).status,
    ];
    expect(statuses).toEqual([201, 201, 401, 401]);
  });

  it("replies something that is no JSON, or of another shape", async () => {
    await fault({ kind: "invalid_reply", operation: "list_teams", times: 1 });
    const list = () => partner.call("dream11", "GET", `/matches/${match}/teams`, { token });
    await expect(list()).rejects.toThrow(SyntaxError);
    await fault({ kind: "wrong_shape", operation: "list_teams", times: 1 });
    expect((await list()).body["teams"]).toBeNull();
    expect((await list()).body["teams"]).toEqual([]);
  });

  it("is slow, or never ends its body", async () => {
    await fault({ kind: "slow", milliseconds: 300, times: 1 });
    const began = performance.now();
    await partner.call("dream11", "GET", "/session", { token });
    expect(performance.now() - began).toBeGreaterThan(290);

    await fault({ kind: "endless_body", times: 1 });
    const reply = await fetch(`${partner.url}/dream11/v1/session`, {
      headers: { "x-partner-key": "sandbox-dream11-partner-key", authorization: `Bearer ${token}` },
    });
    const reader = reply.body?.getReader();
    let bytes = 0;
    while (bytes < 30_000) bytes += (await reader?.read())?.value?.length ?? 0;
    await reader?.cancel();
  });

  it("is switched on and off by the page too", async () => {
    const form = (path: string, fields: Record<string, string>) =>
      fetch(partner.url + path, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });
    const faultReply = await form("/faults", {
      kind: "error_500",
      app: "",
      operation: "",
      after: "0",
      times: "3",
    });
    expect(faultReply.status).toBe(303);
    expect((await add(0)).status).toBe(500);
    const { body } = await partner.send("GET", "/control/faults");
    await form("/faults/remove", { id: (body["faults"] as { id: string }[])[0]?.id ?? "" });
    expect((await add(0)).status).toBe(201);
  });

  it("is not switched on by another site", async () => {
    const reply = await partner.send(
      "POST",
      "/control/faults",
      { kind: "slow" },
      { "sec-fetch-site": "cross-site" },
    );
    expect(reply.status).toBe(403);
  });
});
