import { MINUTE } from "@teamwright/domain/durations";
import { computePromise } from "../../apps/server/src/modules/forecasts/compute-promise.ts";
import type { ComputePromise } from "../../apps/server/src/modules/forecasts/freeze-promises.ts";
import { freezePromises } from "../../apps/server/src/modules/forecasts/freeze-promises.ts";
import {
  importForecastMatch,
  storeModel,
  storedForecasts,
} from "../../apps/server/src/modules/forecasts/testing/forecast-match.ts";
import type { TestApp } from "../../apps/server/src/testing/test-app.ts";
import { Violation } from "./model.ts";
import type { SimulatedServer } from "./simulated-server.ts";

/** Of the start from now. The freeze is in the first five minutes of a match. */
const BEGUN = -MINUTE;
const AHEAD = 60 * MINUTE;
/** Few: how right a forecast is does not matter here. */
const SIMULATIONS = 32;

/** The same match in every world, so its claims are computed once. */
let claims: ReturnType<ComputePromise> | undefined;
const compute: ComputePromise = (input) =>
  (claims ??= Promise.resolve(computePromise({ ...input, simulations: SIMULATIONS })));

/** `killed`: the process that freezes is killed after so many queries. Null: every instance freezes at the same time. */
export type ForecastChange =
  { readonly kind: "start" | "postpone" } | { readonly kind: "freeze"; readonly killed: number | null };

/** The forecast of a match that begins. It is frozen once, whichever instance does it and whatever becomes of it. */
export class FrozenForecast {
  readonly #server: SimulatedServer;
  #hasBegun = false;
  /** The stored forecast as it was first read. */
  #frozen: string | null = null;

  private constructor(server: SimulatedServer) {
    this.#server = server;
  }

  static async open(server: SimulatedServer): Promise<FrozenForecast> {
    const forecast = new FrozenForecast(server);
    await storeModel(server.app);
    await forecast.#move(AHEAD);
    return forecast;
  }

  async change(change: ForecastChange): Promise<void> {
    if (change.kind === "freeze") {
      if (change.killed === null) await this.#freezeEverywhere();
      else await this.#server.workAndKill(change.killed, (app) => freeze(app, compute));
    } else {
      this.#hasBegun = change.kind === "start";
      await this.#move(this.#hasBegun ? BEGUN : AHEAD);
    }
    await this.#look();
  }

  /** The feed moves the start, by the clock of the database. */
  async #move(fromNow: number): Promise<void> {
    const { now } = await storedForecasts(this.#server.app);
    await importForecastMatch(this.#server.app, new Date(now.getTime() + fromNow));
    await this.#server.settle();
  }

  /** Another instance, or another run of the job, has found the match before the first one has stored its forecast. */
  async #freezeEverywhere(): Promise<void> {
    const { apps } = this.#server;
    const first = freeze(apps[0]!, compute).then(() => this.#look());
    const second = freeze(apps.at(-1)!, async (...input) => {
      await first;
      return compute(...input);
    });
    await Promise.all([first, second]);
    if (this.#hasBegun && this.#frozen === null)
      throw new Violation("a match that has begun has a forecast", "none after a freeze");
  }

  async #look(): Promise<void> {
    const { forecasts } = await storedForecasts(this.#server.app);
    if (forecasts.length > 1)
      throw new Violation("a match has one frozen forecast", `${forecasts.length} forecasts are stored`);
    const row = forecasts[0] ?? null;
    if (row === this.#frozen) return;
    if (this.#frozen !== null)
      throw new Violation(
        "a frozen forecast never changes",
        row === null ? "it is gone" : "it is another one",
      );
    if (!this.#hasBegun) throw new Violation("a forecast is frozen at the start", "before the start");
    this.#frozen = row;
  }

  /** The match begins, and no instance is killed. */
  async checkQuiet(): Promise<void> {
    await this.change({ kind: "start" });
    await this.change({ kind: "freeze", killed: null });
  }
}

const freeze = ({ deps }: TestApp, how: ComputePromise): Promise<void> =>
  freezePromises(deps, AbortSignal.timeout(MINUTE), how);
