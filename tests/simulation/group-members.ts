import { groups } from "@teamwright/contract/resources/groups";
import { memberGroups } from "@teamwright/contract/resources/member-groups";
import { plans } from "@teamwright/contract/resources/plans";
import { apiOf } from "../../apps/web/src/data/api/client.ts";
import { groupMembers } from "../../apps/server/src/modules/groups/schema.ts";
import type { TestApp } from "../../apps/server/src/testing/test-app.ts";
import type { Device } from "./device.ts";
import { answerOf, PossibleStates } from "./possible-states.ts";
import type { After } from "./possible-states.ts";
import type { Message } from "./simulated-server.ts";
import { Taps } from "./taps.ts";

const api = apiOf({ groups, memberGroups, plans });
const AGREES = "the members agree with the answers before";
const refusals: ReadonlySet<string> = new Set([
  "group_full",
  "group_member_exists",
  "group_member_missing",
  "not_found",
  "not_allowed",
]);
/** Members of whom nothing is changed, so many that one more makes the group full. */
const FILLERS = 247;
const fillers = Array.from({ length: FILLERS }, (_, at) => String(8_100_000_000 + at));
/** People without an account whom the owner adds besides the member. */
const guests = ["8200000001", "8200000002", "8200000003"] as const;
/** More than the member are full. */
const ROOM = 2;

/** Who of those that change is in the group, with how many teams, in order of the numbers; and every addition. */
interface Members {
  readonly present: readonly (readonly [phone: string, teams: number])[];
  readonly additions: readonly number[];
}

/** `content` of an addition; no two additions have the same. */
interface MemberCall {
  readonly kind: "add" | "edit" | "remove";
  readonly phone: string;
  readonly teams: number;
  readonly content: number;
}

export type MemberAction = MemberCall["kind"] | "leave";

const after: After<Members, MemberCall & { readonly started: boolean }> = (state, call) => {
  const { present, additions } = state;
  // Its key is known.
  if (call.kind === "add" && additions.includes(call.content)) return [state, "ok"];
  const isIn = present.some(([phone]) => phone === call.phone);
  const others = present.filter(([phone]) => phone !== call.phone);
  const changed = [...others, [call.phone, call.teams] as const].toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  );
  if (call.kind === "add") {
    if (isIn || present.length >= ROOM) return [state, "refused"];
    const sorted = [...additions, call.content].toSorted((one, other) => one - other);
    return [{ present: changed, additions: sorted }, "ok"];
  }
  if (!isIn) return [state, "refused"];
  return [{ present: call.kind === "edit" ? changed : others, additions }, "ok"];
};

const teamsOf = (content: number): number => 3 + (content % 18);

/** The members of the first person's group: its owner adds, changes and removes them, and the second person leaves. */
export class GroupMembers {
  readonly #groupId: string;
  readonly #phones: readonly string[];
  readonly #taps = new Taps<Omit<MemberCall, "kind">>();
  readonly #possible: PossibleStates<Members, MemberCall & { readonly started: boolean }>;

  private constructor(groupId: string, member: string, teams: number) {
    this.#groupId = groupId;
    this.#phones = [member, ...guests];
    this.#possible = new PossibleStates({ present: [[member, teams]], additions: [] }, after);
  }

  /** Fills the group, which holds the member with so many teams and one more person. */
  static async open(
    { deps }: TestApp,
    groupId: string,
    { phone, teams }: { readonly phone: string; readonly teams: number },
  ): Promise<GroupMembers> {
    const rows = fillers.map((filler) => ({ groupId, phone: filler, nickName: "Filler", teamsCount: 3 }));
    await deps.database.db.insert(groupMembers).values(rows);
    return new GroupMembers(groupId, phone, teams);
  }

  async act(device: Device, action: MemberAction, number: number): Promise<void> {
    const phone =
      action === "leave"
        ? this.#phones[0]!
        : this.#phones[(number + (device.index % 2)) % this.#phones.length]!;
    const groupId = this.#groupId;
    const content = 8 * number + device.index;
    if (action === "edit")
      return void (await api.groups.editUser({
        body: { groupId, userPhoneNumber: phone, teamsCount: teamsOf(content) },
      }));
    if (action !== "add")
      return void (await api.memberGroups.removeUser({ body: { groupId, userPhoneNumber: phone } }));
    await this.#taps.tap(
      device,
      { phone, teams: teamsOf(content), content },
      async (call, idempotencyKey) => {
        const body = {
          groupId,
          userPhoneNumber: call.phone,
          userNickName: "A member",
          teamsCount: call.teams,
        };
        return (await api.groups.addUser({ body, idempotencyKey })).status;
      },
    );
  }

  /** A message reached the server so many times; null: nobody saw the reply. */
  async observe(message: Message, reply: Response | null, times: number): Promise<void> {
    const call = this.#callOf(message);
    if (call === null) return;
    this.#possible.answer({ ...call, started: false }, await answerOf(reply, refusals), times);
  }

  #callOf({ path, headers, body }: Message): MemberCall | null {
    if (path === groups.addUser.path) {
      const call = this.#taps.callOf(headers["idempotency-key"]);
      return call === undefined ? null : { kind: "add", ...call };
    }
    const kind =
      path === groups.editUser.path ? "edit" : path === memberGroups.removeUser.path ? "remove" : null;
    if (kind === null) return null;
    const { userPhoneNumber: phone, teamsCount: teams = 0 } = JSON.parse(String(body)) as {
      readonly userPhoneNumber: string;
      readonly teamsCount?: number;
    };
    return { kind, phone, teams, content: 0 };
  }

  /** The owner reads the members; the member, in which groups it is. */
  async read(device: Device): Promise<void> {
    const { index, id, phone } = device.person;
    if (index === 0) return this.#readMembers(phone);
    const result = await api.plans.status({ params: { id } });
    if (!result.ok) return;
    const isIn = result.data.data.group_data.some(({ groupId }) => groupId === this.#groupId);
    const holds = ({ present }: Members) => present.some(([one]) => one === phone) === isIn;
    this.#possible.read(holds, AGREES, `the member is in the group: ${isIn}`);
  }

  async #readMembers(groupOwnerMobileNumber: string): Promise<void> {
    const result = await api.groups.info({ body: { groupOwnerMobileNumber } });
    if (!result.ok) return;
    const found = (result.data.data?.group_members ?? [])
      .filter(({ user_phone_number: phone }) => this.#phones.includes(phone))
      .map(({ user_phone_number: phone, teams_count: teams }) => [phone, teams] as const)
      .toSorted(([one], [other]) => (one < other ? -1 : 1));
    const text = JSON.stringify(found);
    this.#possible.read(({ present }) => JSON.stringify(present) === text, AGREES, `the owner reads ${text}`);
  }
}
