import { prime } from "@teamwright/contract/resources/prime";
import { primeBooking } from "@teamwright/contract/resources/prime-booking";
import { primeBookingDesk } from "@teamwright/contract/resources/prime-booking-desk";
import { primeDesk } from "@teamwright/contract/resources/prime-desk";
import { apiOf } from "../../apps/web/src/data/api/client.ts";
import { rangesFor } from "../../apps/server/src/modules/prime/testing/prime-match.ts";
import { inBrowser } from "./device.ts";
import type { Device } from "./device.ts";
import { Violation } from "./model.ts";
import { answerOf, PossibleStates } from "./possible-states.ts";
import { MATCH } from "./posted-match.ts";
import type { PostedMatch } from "./posted-match.ts";
import { afterPrimeCall, lastOf, PRIME_TEAMS, primeRefusals } from "./prime-rules.ts";
import type { PrimeCall, PrimeState, Share } from "./prime-rules.ts";
import type { Message } from "./simulated-server.ts";
import { Taps } from "./taps.ts";

const api = apiOf({ prime, primeBooking, primeBookingDesk, primeDesk });
const SEED = 7;
/** Teams that the person without faults has booked. */
const QUIET_TEAMS = 3;
const NO_TEAMS = new Set(["no_prime_teams", "prime_teams_withdrawn"]);
const AGREES = "what a person reads agrees with the answers before";

export type PrimeAction = "open" | "close" | "post" | "extend" | "withdraw";
/** A call without its key, which is added when it is sent. */
type WithoutKey<Call> = Call extends { readonly key: string } ? Omit<Call, "key"> : never;

/** Bookings and prime teams of one match: the first person serves the second one and a person without faults. */
export class PrimePosts {
  readonly #match: PostedMatch;
  readonly #member: string;
  readonly #quiet: Device;
  readonly #taps = new Taps<WithoutKey<PrimeCall>>();
  readonly #contents = new Set<number>();
  readonly #possible: PossibleStates<PrimeState, PrimeCall & { readonly started: boolean }>;

  private constructor(match: PostedMatch, member: string, quiet: Device) {
    this.#match = match;
    this.#member = member;
    this.#quiet = quiet;
    const bookings = [[quiet.person.phone, QUIET_TEAMS]] as const;
    this.#possible = new PossibleStates({ open: true, bookings, post: null, done: [] }, afterPrimeCall);
  }

  /** The match has not started. */
  static async open(
    match: PostedMatch,
    { owner, member, quiet }: { owner: Device; member: string; quiet: Device },
  ): Promise<PrimePosts> {
    const body = { matchId: MATCH, phoneNumber: quiet.person.phone, bookedTeams: QUIET_TEAMS };
    const opened = await inBrowser(owner, () =>
      api.primeBookingDesk.open({ body: { matchId: MATCH, sportIndex: 0 } }),
    );
    const booked = await inBrowser(quiet, () =>
      api.primeBooking.book({ body, idempotencyKey: crypto.randomUUID() }),
    );
    if (!opened.ok || !booked.ok) throw new Error("the booking did not begin");
    return new PrimePosts(match, member, quiet);
  }

  /** The owner's device does this; a device of the other person books. */
  async act(device: Device, action: PrimeAction, number: number): Promise<unknown> {
    const { phone } = device.person;
    if (device.person.index !== 0) return this.#tap(device, { kind: "book", phone, teams: 1 + (number % 6) });
    switch (action) {
      case "open":
        return api.primeBookingDesk.open({ body: { matchId: MATCH, sportIndex: 0 } });
      case "close":
        return api.primeBookingDesk.modify({ body: { matchId: MATCH, primeBookingFlag: false } });
      case "withdraw":
        return api.primeDesk.withdraw({ body: { matchId: MATCH, reason: "A mistake" } });
      case "extend":
        return this.#tap(device, { kind: "extend", phone: this.#member });
      case "post": {
        const shares = await this.#sharesOfBookings();
        return shares && this.#tap(device, { kind: "post", content: 2 * number + device.index, shares });
      }
    }
  }

  /** As the desk makes them of the bookings that it reads. */
  async #sharesOfBookings(): Promise<readonly Share[] | null> {
    const read = await api.primeBookingDesk.bookedUsers({ params: { matchId: MATCH } });
    if (!read.ok) return null;
    const wanted = read.data.primeUserData.map(
      ({ phoneNumber, bookedTeams }) => [phoneNumber, bookedTeams] as const,
    );
    return rangesFor(wanted, SEED).map(({ phoneNumber, left, right }) => [phoneNumber, left, right]);
  }

  #tap(device: Device, call: WithoutKey<PrimeCall>): Promise<void> {
    if (call.kind === "post") this.#contents.add(call.content);
    return this.#taps.tap(device, call, async (tapped, idempotencyKey) => {
      const { status } = await this.#send(tapped, idempotencyKey);
      return status;
    });
  }

  #send(call: WithoutKey<PrimeCall>, idempotencyKey: string) {
    if (call.kind === "book") {
      const body = { matchId: MATCH, phoneNumber: call.phone, bookedTeams: call.teams };
      return api.primeBooking.book({ body, idempotencyKey });
    }
    if (call.kind === "extend")
      return api.primeDesk.extend({ body: { matchId: MATCH, phoneNumbers: [call.phone] }, idempotencyKey });
    const { content, shares } = call;
    const body = {
      matchId: MATCH,
      numberOfTeams: lastOf(shares),
      teamData: this.#match.teams(content, PRIME_TEAMS),
      sportIndex: 0,
      primeUserData: shares.map(([phoneNumber, left, right]) => ({ phoneNumber, left, right })),
      version: "new" as const,
      seed: SEED,
      balanced: false,
    };
    return api.primeDesk.post({ body, idempotencyKey });
  }

  /** A message reached the server so many times; null: nobody saw the reply. */
  async observe(message: Message, reply: Response | null, times: number): Promise<void> {
    const call = this.#callOf(message);
    if (call === null) return;
    const answer = await answerOf(reply, primeRefusals);
    this.#possible.answer({ ...call, started: this.#match.hasStarted }, answer, times);
  }

  #callOf({ path, headers }: Message): PrimeCall | null {
    if (path === primeBookingDesk.open.path) return { kind: "open" };
    if (path === primeBookingDesk.modify.path) return { kind: "close" };
    if (path === primeDesk.withdraw.path) return { kind: "withdraw" };
    const key = headers["idempotency-key"];
    const call = this.#taps.callOf(key);
    return key === undefined || call === undefined ? null : { ...call, key };
  }

  /** A member reads the own teams; the owner, the bookings and who has which. */
  read(device: Device): Promise<void> {
    return device.person.index === 0 ? this.#readDesk() : this.#readTeams(device);
  }

  async #readTeams({ person: { phone }, browser }: Device): Promise<void> {
    const result = await api.prime.teams({ params: { matchId: MATCH, phone } });
    if (!result.ok) {
      const isFree = ({ post }: PrimeState) => post?.shares.every(([holder]) => holder !== phone) ?? true;
      if (NO_TEAMS.has(result.code)) this.#possible.read(isFree, AGREES, `${browser.name} reads no teams`);
      return;
    }
    const { primeTeams, teamData } = result.data;
    const { left, right } = primeTeams;
    const content = this.#match.numberOf(teamData, this.#contents, PRIME_TEAMS, [left, right]);
    if (content === undefined)
      throw new Violation("a member reads the own share of a post", `${browser.name}: ${left} to ${right}`);
    const share = [phone, left, right].join();
    this.#possible.read(
      ({ post }) => post?.content === content && post.shares.some((each) => each.join() === share),
      AGREES,
      `${browser.name} reads ${left} to ${right} of ${content}`,
    );
  }

  async #readDesk(): Promise<void> {
    const booked = await api.primeBookingDesk.bookedUsers({ params: { matchId: MATCH } });
    if (booked.ok) {
      const { primeUserData, postedTeams } = booked.data;
      const read = primeUserData.map(({ phoneNumber, bookedTeams }) => [phoneNumber, bookedTeams]).join();
      this.#possible.read(
        ({ bookings, post }) => bookings.join() === read && (post && lastOf(post.shares)) === postedTeams,
        AGREES,
        `bookings ${read}, ${postedTeams} teams posted`,
      );
    }
    const posted = await api.primeDesk.analysis({ params: { match: MATCH } });
    if (!posted.ok) return;
    const shares = posted.data.data.primeUserData.map(({ phoneNumber, left, right }): Share => [
      phoneNumber,
      left,
      right,
    ]);
    for (const [at, [, left, right]] of shares.entries())
      if (left !== (shares[at - 1]?.[2] ?? 0) + 1 || right < left)
        throw new Violation("shares cover 1 to n", shares.join("; "));
    this.#possible.read(({ post }) => post?.shares.join() === shares.join(), AGREES, shares.join("; "));
  }

  /** Nothing waits: every open call is repeated, and everyone has read. */
  async checkQuiet(devices: readonly Device[]): Promise<void> {
    for (const [index, call] of this.#taps.open)
      await inBrowser(devices[index]!, () => this.#tap(devices[index]!, call));
    for (const device of [...devices, this.#quiet]) await inBrowser(device, () => this.read(device));
  }
}
