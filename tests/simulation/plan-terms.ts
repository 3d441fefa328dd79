import { planDesk } from "@teamwright/contract/resources/plan-desk";
import { plans } from "@teamwright/contract/resources/plans";
import { apiOf } from "../../apps/web/src/data/api/client.ts";
import { inBrowser } from "./device.ts";
import type { Device } from "./device.ts";
import { answerOf, PossibleStates } from "./possible-states.ts";
import type { After } from "./possible-states.ts";
import type { Message } from "./simulated-server.ts";
import { Taps } from "./taps.ts";
import { inSpan } from "./tasks.ts";

const api = apiOf({ planDesk, plans });
const refusals: ReadonlySet<string> = new Set(["no_such_plan"]);

/** Days of the running term, those of removed ones, the latest last, and every gift that was made. */
interface Terms {
  readonly days: number | null;
  readonly removed: readonly number[];
  readonly gifts: readonly number[];
}

/** `days` of a gift; no two gifts have the same. */
interface PlanCall {
  readonly kind: "give" | "remove" | "restore";
  readonly days: number;
}

export type PlanAction = PlanCall["kind"];

const after: After<Terms, PlanCall & { readonly started: boolean }> = (state, { kind, days }) => {
  const { removed, gifts } = state;
  if (kind === "give") {
    // Its key is known.
    if (gifts.includes(days)) return [state, "ok"];
    return [
      {
        days: (state.days ?? 0) + days,
        removed,
        gifts: [...gifts, days].toSorted((one, other) => one - other),
      },
      "ok",
    ];
  }
  if (kind === "remove") {
    if (state.days === null) return [state, "refused"];
    return [{ days: null, removed: [...removed, state.days], gifts }, "ok"];
  }
  const last = removed.at(-1);
  if (state.days !== null || last === undefined) return [state, "refused"];
  return [{ days: last, removed: removed.slice(0, -1), gifts }, "ok"];
};

/** The prime plan of a customer, which the devices of the first person change and everyone reads. */
export class PlanTerms {
  readonly #customer: Device;
  readonly #taps = new Taps<number>();
  readonly #possible = new PossibleStates<Terms, PlanCall & { readonly started: boolean }>(
    { days: null, removed: [], gifts: [] },
    after,
  );

  /** `customer`: a device without faults of a prime user without a plan. */
  constructor(customer: Device) {
    this.#customer = customer;
  }

  async act(device: Device, action: PlanAction, number: number): Promise<void> {
    const params = { userId: this.#customer.person.id, adminId: device.person.id };
    if (action === "remove") return void (await api.planDesk.removePrime({ params }));
    if (action === "restore") return void (await api.planDesk.restorePrime({ params }));
    await this.#taps.tap(device, 1 + number + device.index, async (duration, idempotencyKey) => {
      const given = await api.planDesk.addPrime({ params, body: { duration }, idempotencyKey });
      return given.status;
    });
  }

  /** A message reached the server so many times; null: nobody saw the reply. */
  async observe({ path, headers }: Message, reply: Response | null, times: number): Promise<void> {
    const call = this.#callOf(path, headers["idempotency-key"]);
    if (call === null) return;
    this.#possible.answer({ ...call, started: false }, await answerOf(reply, refusals), times);
  }

  #callOf(path: string, key: string | undefined): PlanCall | null {
    const isOf = (pattern: string) =>
      path.startsWith(pattern.replace("{userId}/{adminId}", this.#customer.person.id));
    if (isOf(planDesk.removePrime.path)) return { kind: "remove", days: 0 };
    if (isOf(planDesk.restorePrime.path)) return { kind: "restore", days: 0 };
    const days = this.#taps.callOf(key);
    return isOf(planDesk.addPrime.path) && days !== undefined ? { kind: "give", days } : null;
  }

  /** The customer reads the own plan. */
  async read(): Promise<void> {
    const { id } = this.#customer.person;
    const result = await inSpan(() => inBrowser(this.#customer, () => api.plans.status({ params: { id } })));
    if (!result.ok) return;
    const days = result.data.data.current_prime_plan?.duration ?? null;
    this.#possible.read(
      (state) => state.days === days,
      "a plan agrees with the answers before",
      `${days} days`,
    );
  }
}
