import { sealedPayload } from "@teamwright/contract";
import { matchDetailSchema, matchListItemSchema } from "@teamwright/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { unseal } from "#crypto/sealing.ts";
import { signUp } from "#testing/accounts.ts";
import type { SignedInVisitor } from "#testing/accounts.ts";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";
import { sampleMatch } from "../feeds/testing/samples.ts";
import { findMatch } from "./match-store.repository.ts";
import { detailOf, statusAt } from "./match-view.ts";

let server: TestApp;
let admin: SignedInVisitor;
beforeAll(async () => {
  server = await startTestApp();
  admin = await signUp(server, { role: "admin" });
});
afterAll(() => server.close());

/** The listed matches, with what keeps each from being played as planned. */
const listMatches = async (): Promise<Map<string, unknown>> => {
  const reply = await server.visitor().send("GET", "/api/fantasy/matches/cricket");
  const payloads = reply.json()["data"] as unknown[];
  const items = payloads.flatMap((payload) => {
    const text = unseal(sealedPayload.parse(payload), server.deps.secrets.payloadKey);
    return text.ok ? [matchListItemSchema.parse(JSON.parse(text.value))] : [];
  });
  return new Map(items.map(({ id, disruption }) => [id, disruption]));
};
const storeMatch = async (id: string, more: object = {}) => {
  const matches = [
    { ...sampleMatch(id), match_time: new Date(Date.now() - 3_600_000).toISOString(), ...more },
  ];
  const content = JSON.stringify({ matches });
  return admin.call.feeds.import({ body: { files: [{ name: "match.json", content }] } });
};
const readShown = async (id: string) => (await findMatch(server.deps.database.db, id))!.shown;
const set = async (id: string, values: Record<string, unknown>) =>
  admin.call.matches.override({
    params: { id },
    body: { changes: Object.entries(values).map(([field, value]) => ({ player_index: null, field, value })) },
  });

test.each([
  ["postponed", 0],
  ["abandoned", 2],
  ["cancelled", 2],
] as const)(
  "a match that is %s has the status %i, although its time has come, and says so",
  async (status, expected) => {
    expect(await storeMatch(status, { status })).toMatchObject({ ok: true });
    expect(statusAt(await readShown(status), new Date())).toBe(expected);
    expect((await listMatches()).get(status)).toBe(status);
    const { shown: match } = (await findMatch(server.deps.database.db, status))!;
    expect(matchDetailSchema.parse(detailOf(match)).disruption).toBe(status);
    await storeMatch(status, { status: "not_started" });
    expect([...(await listMatches())]).toContainEqual([status, undefined]);
  },
);

test("a hidden match is in no list, is read by its address, and shows again", async () => {
  await storeMatch("hide-me");
  expect([...(await listMatches()).keys()]).toContain("hide-me");
  expect(await set("hide-me", { hidden: true })).toMatchObject({ ok: true });
  expect([...(await listMatches()).keys()]).not.toContain("hide-me");
  const detail = await admin.send("GET", "/api/fantasy/match/hide-me");
  expect(detail.status).toBe(200);
  await admin.call.matches.lift({
    params: { id: "hide-me" },
    body: { changes: [{ player_index: null, field: "hidden" }] },
  });
  expect([...(await listMatches()).keys()]).toContain("hide-me");
});

test("venue, team names and pictures are set by hand and win over the feed", async () => {
  await storeMatch("teams", { venue: "Quay Oval" });
  expect((await readShown("teams")).venue).toBe("Quay Oval");
  expect(
    await set("teams", {
      venue: "Harbour Ground",
      left_team_name: "Hawks of the Harbour",
      left_short_name: "HOH",
      right_image: "https://pictures.example/rhinos.svg",
    }),
  ).toMatchObject({ ok: true });
  await storeMatch("teams", { venue: "Another Oval" });
  const match = await readShown("teams");
  expect(match.venue).toBe("Harbour Ground");
  expect(match.sides).toEqual([
    { name: "Hawks of the Harbour", shortName: "HOH", image: "" },
    { name: "River Rhinos", shortName: "RHI", image: "https://pictures.example/rhinos.svg" },
  ]);
  expect(await set("teams", { left_image: "javascript:alert(1)" })).toMatchObject({ ok: false });
  expect(await set("teams", { left_team_name: "River Rhinos" })).toMatchObject({ ok: false });
});
