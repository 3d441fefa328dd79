import { groups } from "@teamwright/contract/resources/groups";
import { memberGroups } from "@teamwright/contract/resources/member-groups";
import { notices } from "@teamwright/contract/resources/notices";
import { apiOf } from "../../apps/web/src/data/api/client.ts";
import { intentKeys } from "../../apps/web/src/data/api/intent-key.ts";
import { rangesOf } from "../../apps/server/src/modules/groups/testing/group-world.ts";
import { inBrowser } from "./device.ts";
import type { Device, Person } from "./device.ts";
import { Violation } from "./model.ts";
import { afterGroupCall, groupRefusals } from "./group-rules.ts";
import type { GroupState, PostCall } from "./group-rules.ts";
import { answerOf, PossibleStates } from "./possible-states.ts";
import { MATCH } from "./posted-match.ts";
import type { PostedMatch } from "./posted-match.ts";
import type { Message } from "./simulated-server.ts";
import type { World } from "./world.ts";

const api = apiOf({ groups, memberGroups, notices });
/** Teams of each member, in order of the members. */
const SHARES = [3, 4] as const;
export const [MEMBER_TEAMS] = SHARES;
const POSTED = 7;
const SEED = 5;
const NO_TEAMS = new Set(["no_group_teams", "group_teams_withdrawn"]);
const kindOfPath: ReadonlyMap<string, PostCall["kind"]> = new Map([
  [groups.post.path, "post"],
  [groups.repair.path, "repair"],
  [groups.withdraw.path, "withdraw"],
]);

type PostBody = Parameters<typeof api.groups.post>[0]["body"];
type RepairBody = Parameters<typeof api.groups.repair>[0]["body"];

/** A group of one world: its owner is the first person, its members are the second one and a person without faults. */
export class GroupPosts {
  readonly #world: World;
  readonly #groupId: string;
  readonly #match: PostedMatch;
  readonly #ranges: ReturnType<typeof rangesOf>;
  readonly #reader: Device;
  readonly #possible = new PossibleStates<GroupState, PostCall & { readonly started: boolean }>(
    { current: null, stored: [], withdrawn: 0 },
    afterGroupCall,
  );
  readonly #kinds = new Map<number, PostCall["kind"]>();
  readonly #contentOfKey = new Map<string, number>();
  readonly #keys = new Map<number, ReturnType<typeof intentKeys>>();
  /** The post or repair of a device that had no answer: the person taps again. */
  readonly #open = new Map<number, PostCall>();

  private constructor(
    world: World,
    groupId: string,
    match: PostedMatch,
    members: readonly Person[],
    reader: Device,
  ) {
    this.#world = world;
    this.#groupId = groupId;
    this.#match = match;
    this.#ranges = rangesOf(
      members.map(({ phone }, at) => [phone, SHARES[at]!]),
      SEED,
    );
    this.#reader = reader;
  }

  static async open(
    world: World,
    match: PostedMatch,
    { owner, member, quiet }: { owner: Device; member: Person; quiet: Device },
  ): Promise<GroupPosts> {
    const members = [member, quiet.person];
    const groupId = await inBrowser(owner, () => makeGroup(owner.person, members));
    return new GroupPosts(world, groupId, match, members, quiet);
  }

  get id(): string {
    return this.#groupId;
  }

  /** A device of the owner posts, repairs or withdraws. */
  async call(device: Device, { kind, content }: PostCall): Promise<void> {
    const open = this.#open.get(device.index);
    const call = open?.kind === kind ? open : { kind, content };
    if (kind === "withdraw") {
      await api.groups.withdraw({ body: { groupId: this.#groupId, matchId: MATCH, reason: "A mistake" } });
      return;
    }
    this.#open.set(device.index, call);
    this.#kinds.set(call.content, kind);
    const keys = this.#keys.get(device.index) ?? intentKeys(() => crypto.randomUUID());
    this.#keys.set(device.index, keys);
    const body = this.#bodyOf(device.person, call.content);
    const idempotencyKey = keys.keyFor([kind, body]);
    this.#contentOfKey.set(idempotencyKey, call.content);
    const result =
      kind === "post"
        ? await api.groups.post({ body: this.#withRanges(body), idempotencyKey })
        : await api.groups.repair({ body: { ...body, out: [] }, idempotencyKey });
    keys.answered(result.status);
    if (result.status > 0) this.#open.delete(device.index);
  }

  #bodyOf({ phone }: Person, content: number): Omit<RepairBody, "out"> {
    const teamData = this.#match.teams(content, POSTED);
    return { groupId: this.#groupId, matchId: MATCH, groupOwnerPhoneNumber: phone, teamData };
  }

  #withRanges(body: Omit<RepairBody, "out">): PostBody {
    return {
      ...body,
      numberOfTeams: POSTED,
      sportIndex: 0,
      primeUserData: this.#ranges,
      seed: SEED,
      balanced: true,
    };
  }

  /** A message reached the server so many times; null: nobody saw the reply. */
  async observe({ path, headers }: Message, reply: Response | null, times: number): Promise<void> {
    const kind = kindOfPath.get(path);
    if (kind === undefined) return;
    const content = this.#contentOfKey.get(headers["idempotency-key"] ?? "") ?? 0;
    const call = { kind, content, started: this.#match.hasStarted };
    this.#possible.answer(call, await answerOf(reply, groupRefusals), times);
  }

  /** A member reads the own teams; the owner, who has which. */
  async read(device: Device): Promise<void> {
    if (device.person.index === 0) await this.#readDelivery();
    else await this.#readTeams(device);
  }

  async #readTeams({ person, browser }: Device): Promise<void> {
    const about = { groupId: this.#groupId, matchId: MATCH, phoneNumber: person.phone };
    const result = await api.memberGroups.teams({ body: about });
    if (!result.ok) {
      if (NO_TEAMS.has(result.code)) this.#readContent(null, browser.name);
      return;
    }
    const { left, right } = this.#ranges.find(({ phoneNumber }) => phoneNumber === person.phone)!;
    const content = this.#match.numberOf(result.data.teamData, this.#kinds.keys(), POSTED, [left, right]);
    if (content === undefined)
      throw new Violation(
        "a member reads the own share of a post",
        `${browser.name}: ${result.data.teamData.length} teams`,
      );
    this.#readContent(content, browser.name);
  }

  #readContent(content: number | null, who: string): void {
    const rule = "members read the teams that were posted last";
    this.#possible.read(({ current }) => current === content, rule, `${who} reads ${content}`);
  }

  async #readDelivery(): Promise<void> {
    const result = await api.groups.delivery({ body: { groupId: this.#groupId, matchId: MATCH } });
    if (!result.ok) return;
    const { data } = result.data;
    if (data === null) return this.#readContent(null, "the owner");
    let last = 0;
    for (const { left, right } of data.members) {
      if (left !== last + 1 || right < left)
        throw new Violation("shares cover 1 to n", `${left} to ${right} after ${last}`);
      last = right;
    }
    if (last !== data.numberOfTeams) throw new Violation("shares cover 1 to n", `${last} of ${POSTED}`);
  }

  /** Nothing waits: every open call is repeated. */
  async repeatOpen(): Promise<void> {
    for (const [index, call] of this.#open) {
      const device = this.#world.devices[index]!;
      await inBrowser(device, () => this.call(device, call));
    }
  }

  /** Everyone has read the teams and each event once. */
  async checkQuiet(): Promise<void> {
    const readers = [...this.#world.devices, this.#reader];
    for (const device of readers) await inBrowser(device, () => this.read(device));
    for (const device of readers)
      if (device.person.index !== 0) await inBrowser(device, () => this.#countNotices());
  }

  async #countNotices(): Promise<void> {
    const result = await api.notices.list({ query: { page: 0, size: 100 } });
    if (!result.ok) throw new Violation("no task waits for ever", `the bell: ${result.code}`);
    const told = result.data.data.filter(({ kind }) => kind === "groupTeams");
    const count = (change: string) => told.filter(({ values }) => values["change"] === change).length;
    const [posts, repairs, withdrawals] = [count("posted"), count("repaired"), count("withdrawn")];
    const ofKind = (stored: readonly number[], kind: PostCall["kind"]) =>
      stored.filter((content) => this.#kinds.get(content) === kind).length;
    this.#possible.read(
      ({ stored, withdrawn }) =>
        ofKind(stored, "post") === posts && ofKind(stored, "repair") === repairs && withdrawn === withdrawals,
      "the bell has each event once",
      `notices of ${posts} posts, ${repairs} repairs and ${withdrawals} withdrawals`,
    );
  }
}

async function makeGroup({ phone }: Person, members: readonly Person[]): Promise<string> {
  const made = await api.groups.create({
    body: { primeGroupName: "Sunday Sixers", ownerMobileNumber: phone, groupLogo: "flame" },
  });
  if (!made.ok) throw new Error(made.message);
  const { groupId } = made.data.data;
  for (const [at, { phone: userPhoneNumber }] of members.entries()) {
    const added = await api.groups.addUser({
      body: { groupId, userPhoneNumber, userNickName: `Member ${at}`, teamsCount: SHARES[at]! },
    });
    if (!added.ok) throw new Error(added.message);
  }
  return groupId;
}
