import type { Database } from "#db/database.ts";
import { allocate } from "@teamwright/allocation";
import type { Team } from "@teamwright/domain";
import { signUp } from "#testing/accounts.ts";
import type { SignedInVisitor } from "#testing/accounts.ts";
import { teamsOfMatch } from "#testing/legal-teams.ts";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";
import { sampleMatch } from "#modules/feeds/testing/samples.ts";
import { findMatch } from "#modules/matches/public.ts";
import { engineMatch } from "#modules/posted-teams/engine-match.ts";

const PUSH = { authorization: "Bearer a push key for tests only" };
const startedMatch = { ...sampleMatch("started"), match_time: "2024-01-01T14:00:00Z" };

/** A server with two matches to post for and one that has started. */
export interface GroupServer {
  readonly server: TestApp;
  /** Legal teams of the first match. */
  readonly teams: Team[];
}

export async function startGroupServer(database?: Database): Promise<GroupServer> {
  const server = await startTestApp({}, database === undefined ? {} : { database });
  const body = { matches: [sampleMatch(), sampleMatch("sample-2"), startedMatch] };
  const pushReply = await server.visitor().send("POST", "/api/feed/push", { body, headers: PUSH });
  if (pushReply.status !== 200) throw new Error(pushReply.text);
  const { shown } = (await findMatch(server.deps.database.db, "sample-1"))!;
  return { server, teams: teamsOfMatch(engineMatch(shown), 3000) };
}

export interface World {
  readonly owner: SignedInVisitor;
  readonly groupId: string;
  readonly one: SignedInVisitor;
  readonly two: SignedInVisitor;
  /** A member without a plan. */
  readonly idle: SignedInVisitor;
}
export const addMember = (owner: SignedInVisitor, groupId: string, phone: string, teamsCount = 3) =>
  owner.call.groups.addUser({
    body: { groupId, userPhoneNumber: phone, userNickName: `Nick ${phone.slice(-4)}`, teamsCount },
  });

export async function openGroup(owner: SignedInVisitor): Promise<string> {
  const reply = await owner.call.groups.create({
    body: { primeGroupName: "Sunday Sixers", ownerMobileNumber: owner.account.phone, groupLogo: "flame" },
  });
  if (!reply.ok) throw new Error(reply.message);
  return reply.data.data.groupId;
}

/** A group with two members who have a plan and one without. */
export async function makeWorld(server: TestApp): Promise<World> {
  const [owner, one, two, idle] = await Promise.all([
    signUp(server, { groupAdmin: true }),
    signUp(server, { plan: 30 }),
    signUp(server, { plan: 30 }),
    signUp(server),
  ]);
  const groupId = await openGroup(owner);
  for (const [member, count] of [
    [one, 3],
    [two, 4],
    [idle, 5],
  ] as const) {
    const added = await addMember(owner, groupId, member.account.phone, count);
    if (!added.ok) throw new Error(added.message);
  }
  return { owner, groupId, one, two, idle };
}

export const infoOf = async (owner: SignedInVisitor, by = owner) => {
  const result = await by.call.groups.info({ body: { groupOwnerMobileNumber: owner.account.phone } });
  if (!result.ok) throw new Error(result.message);
  return result.data;
};

/** The order that the seed gives: by ascending phone numbers, shuffled. */
export function rangesOf(shares: readonly (readonly [phone: string, count: number])[], seed: number) {
  const sortedShares = shares.toSorted(([a], [b]) => (a < b ? -1 : 1));
  const counts = sortedShares.map(([, count]) => count);
  const columns = { count: 9999, members: new Uint32Array(29_997), captain: new Uint8Array(9999) };
  const { ranges } = allocate({ teams: columns, counts, seed, balanced: false })!;
  return ranges.map(({ member, left, right }) => ({ phoneNumber: sortedShares[member]![0], left, right }));
}

export type PostWish = Partial<Parameters<SignedInVisitor["call"]["groups"]["post"]>[0]["body"]>;
export const postTeams = (
  teams: Team[],
  { owner, groupId, one, two }: World,
  wish: PostWish = {},
  idempotencyKey?: string,
) =>
  owner.call.groups.post({
    body: {
      matchId: "sample-1",
      numberOfTeams: 7,
      groupId,
      groupOwnerPhoneNumber: owner.account.phone,
      teamData: teams.slice(0, 7),
      sportIndex: 0,
      primeUserData: rangesOf(
        [
          [one.account.phone, 3],
          [two.account.phone, 4],
        ],
        5,
      ),
      seed: 5,
      balanced: true,
      ...wish,
    },
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
  });

export const readTeams = (member: SignedInVisitor, groupId: string, matchId = "sample-1") =>
  member.call.groups.teams({ body: { phoneNumber: member.account.phone, groupId, matchId } });
export const cards = async (member: SignedInVisitor) => {
  const body = { phoneNumber: member.account.phone, matchId: "sample-1" };
  const result = await member.call.groups.list({ body });
  return result.ok ? result.data.data : result;
};
