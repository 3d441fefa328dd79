import type { CDPSession, Locator, Page } from "@playwright/test";
import type { SourceNames } from "./source-names.ts";
import { collectsGarbage, mainThreadOf, tasksOf, traceCall, workOf } from "./trace.ts";
import { whatRan } from "./what-ran.ts";

export interface MeasuredAction {
  readonly action: string;
  /** The longest task of the main thread: milliseconds on the processor, and by the clock. */
  readonly longest: number;
  readonly clock: number;
  /** The longest task of garbage collection, milliseconds on the processor; not included above. */
  readonly garbage: number;
  /** From the last tap to the next paint, milliseconds; 0 when there was none or it took less than 16. */
  readonly answered: number;
  /** The content of the longest task; empty unless sampled. */
  readonly ran: string;
}

interface Taps {
  slowest: number;
}

/** Measures one action after another on a page. Call `begin` once before the page's first address. */
export class Recorder {
  readonly measuredActions: MeasuredAction[] = [];
  readonly page: Page;
  readonly #cdp: CDPSession;
  readonly #names: SourceNames;
  readonly #sampled: boolean;

  constructor(page: Page, cdp: CDPSession, names: SourceNames, isSampled: boolean) {
    this.page = page;
    this.#cdp = cdp;
    this.#names = names;
    this.#sampled = isSampled;
  }

  async begin(): Promise<void> {
    if (this.#sampled) {
      await this.#cdp.send("Profiler.enable");
      await this.#cdp.send("Profiler.setSamplingInterval", { interval: 500 });
    }
    await this.page.addInitScript(() => {
      const taps: Taps = { slowest: 0 };
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) taps.slowest = Math.max(taps.slowest, duration);
      }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
      (window as unknown as { taps: Taps }).taps = taps;
    });
  }

  /**
   * Finding a control causes work in the page, so it is found before the measure begins, and tapped by its coordinates.
   */
  async tap(action: string, control: Locator, settle = 1500): Promise<void> {
    await control.scrollIntoViewIfNeeded();
    await this.page.waitForTimeout(300);
    const box = await control.boundingBox();
    if (box === null) throw new Error(`${action}: the control is not on the screen`);
    const { x, y, width, height } = box;
    await this.measure(action, () => this.page.mouse.click(x + width / 2, y + height / 2), settle);
  }

  async measure(action: string, act: () => Promise<unknown>, settle = 1500): Promise<void> {
    await this.page.evaluate(() => ((window as unknown as { taps: Taps }).taps.slowest = 0));
    const { events, profile } = await traceCall(this.#cdp, { act, settle, sampled: this.#sampled });
    const thread = mainThreadOf(events);
    const tasks = tasksOf(thread);
    const task = tasks.find((each) => !collectsGarbage(thread, each));
    const collection = tasks.find((each) => collectsGarbage(thread, each));
    const slowestTap = await this.page.evaluate(() => (window as unknown as { taps: Taps }).taps.slowest);
    const clock = (task?.dur ?? 0) / 1000;
    const longest = workOf(task);
    const garbage = workOf(collection);
    let ran = "";
    if (profile !== undefined && task !== undefined) {
      this.#names.load(profile.nodes);
      ran = whatRan({ thread, task, profile }, this.#names);
    }
    this.measuredActions.push({ action, longest, clock, garbage, answered: slowestTap, ran });
  }
}
