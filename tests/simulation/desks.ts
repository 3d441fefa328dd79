import { notices } from "@teamwright/contract/resources/notices";
import { apiOf } from "../../apps/web/src/data/api/client.ts";
import { detect } from "../../apps/server/src/modules/notices/detect.ts";
import { runFanOut } from "../../apps/server/src/modules/notices/testing/run-fan-out.ts";
import { makeAccount } from "../../apps/server/src/testing/accounts.ts";
import { currentBrowser } from "./browser.ts";
import { inBrowser, makeDevice } from "./device.ts";
import type { Device, Person } from "./device.ts";
import { ExpertPosts } from "./expert-posts.ts";
import { GroupMembers } from "./group-members.ts";
import { GroupPosts, MEMBER_TEAMS } from "./group-posts.ts";
import { Violation } from "./model.ts";
import { MATCH, PostedMatch } from "./posted-match.ts";
import { PlanTerms } from "./plan-terms.ts";
import { PrimePosts } from "./prime-posts.ts";
import type { Message } from "./simulated-server.ts";
import type { Arrival } from "./delivery.ts";
import type { World } from "./world.ts";

const api = apiOf({ notices });
/** A device that reports its matches. */
const WATCHED = { matchId: MATCH, stored: true, untransferred: false, players: [] };

async function listen(): Promise<void> {
  const settings = { kinds: { lineups: true }, quiet: null, timeZone: "Asia/Kolkata" };
  const wanted = await api.notices.change({ body: settings });
  const watched = await api.notices.watch({ body: { matches: [WATCHED] } });
  if (!wanted.ok || !watched.ok) throw new Error("the bell is not set");
}

/** Those who post teams for a match, those who get them, and one more person whose messages have no faults. */
export class Desks {
  readonly match: PostedMatch;
  readonly group: GroupPosts;
  readonly prime: PrimePosts;
  readonly expert: ExpertPosts;
  readonly members: GroupMembers;
  readonly plans: PlanTerms;
  readonly #world: World;
  readonly #quiet: Device;

  private constructor(
    world: World,
    quiet: Device,
    match: PostedMatch,
    desks: Pick<Desks, "group" | "prime" | "expert" | "members" | "plans">,
  ) {
    this.#world = world;
    this.#quiet = quiet;
    this.match = match;
    this.group = desks.group;
    this.prime = desks.prime;
    this.expert = desks.expert;
    this.members = desks.members;
    this.plans = desks.plans;
  }

  static async open(world: World): Promise<Desks> {
    const { server, devices } = world;
    const match = await PostedMatch.bring(server);
    const { id, phone } = await makeAccount(server.app, { plan: 10, primePlan: 10, primeUser: true });
    const helperOf = async (person: Person): Promise<Device> => {
      const helper = makeDevice(-1, person, {
        deliver: (_device, message) => server.send(message),
        block: world.delivery.block,
      });
      await world.signIn(helper);
      return helper;
    };
    const owner = await helperOf(devices[0]!.person);
    const quiet = await helperOf({ index: -1, id, phone });
    await inBrowser(quiet, listen);
    const member = devices.at(-1)!.person;
    const group = await GroupPosts.open(world, match, { owner, member, quiet });
    const customer = await makeAccount(server.app, { primeUser: true });
    return new Desks(world, quiet, match, {
      group,
      members: await GroupMembers.open(server.app, group.id, { phone: member.phone, teams: MEMBER_TEAMS }),
      plans: new PlanTerms(await helperOf({ index: -1, id: customer.id, phone: customer.phone })),
      prime: await PrimePosts.open(match, { owner, member: member.phone, quiet }),
      expert: await ExpertPosts.open(match, { owner, quiet }),
    });
  }

  /** The feed changes the match, and every instance looks whether somebody is to be told. */
  async changeMatch(change: Parameters<PostedMatch["change"]>[0]): Promise<void> {
    const { server } = this.#world;
    await currentBrowser.run(null, async () => {
      await this.match.change(change);
      await server.settle();
      for (const { deps } of [server.app, ...server.apps]) await detect(deps, [MATCH]);
    });
  }

  /** A device reports its matches. */
  watch(): Promise<unknown> {
    return api.notices.watch({ body: { matches: [WATCHED] } });
  }

  async observe(message: Message, _device: Device, { fault, reply: answer }: Arrival): Promise<void> {
    const reply = fault?.kind === "closed" ? null : answer;
    const times = fault?.kind === "doubled" ? 2 : 1;
    for (const desk of [this.group, this.prime, this.expert, this.members, this.plans])
      await desk.observe(message, reply, times);
  }

  async read(device: Device): Promise<void> {
    for (const desk of [this.group, this.prime, this.expert]) await desk.read(device);
  }

  async checkQuiet(): Promise<void> {
    const { devices, server } = this.#world;
    await this.group.repeatOpen();
    await this.expert.repeatOpen(devices);
    this.#world.check();
    await currentBrowser.run(null, () => runFanOut(server.app.deps));
    await this.group.checkQuiet();
    await this.prime.checkQuiet(devices);
    await this.expert.checkQuiet(devices);
    for (const device of devices) await inBrowser(device, () => this.members.read(device));
    await this.plans.read();
    await inBrowser(this.#quiet, () => this.#checkLineUps());
    this.#world.check();
  }

  async #checkLineUps(): Promise<void> {
    const result = await api.notices.list({ query: { page: 0, size: 100 } });
    if (!result.ok) throw new Violation("no task waits for ever", `the bell: ${result.code}`);
    const count = result.data.data.filter(({ kind }) => kind === "lineups").length;
    if (count !== Number(this.match.lineUpsTold))
      throw new Violation("the bell has each event once", `${count} notices of line-ups`);
  }
}
