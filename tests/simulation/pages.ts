import { seededGenerator } from "@teamwright/engine/random";
import { inBrowser } from "./device.ts";
import type { Device } from "./device.ts";
import type { BusyChange } from "./attempt-script.ts";
import type { Fault } from "./faults.ts";
import { Interleaving } from "./interleaving.ts";
import { Turns } from "./turns.ts";
import type { World } from "./world.ts";

/** How a page ends at one of its messages. `updated`: a page of a new version takes its place, at the same address. */
export type PageEnd = "closed" | "updated";

type Page = (device: Device) => Promise<unknown>;

export interface Visit {
  readonly devices: readonly number[];
  readonly order: number;
  readonly faults: readonly Fault[];
  readonly changes?: readonly BusyChange[];
  /** Messages are in the server at the same time, and this beside them. */
  readonly beside?: readonly (() => Promise<void>)[];
}

/**
 * Runs the pages of several devices in turns, with faults of their messages and changes that their people make meanwhile.
 * `reload` is the page after an update.
 */
export async function inTurns(
  world: World,
  { devices, order, faults, changes = [], beside }: Visit,
  open: Page,
  reload: Page = async () => undefined,
): Promise<void> {
  const random = seededGenerator(order);
  const turns = beside === undefined ? new Turns(random) : new Interleaving(random, world.server.findLocked);
  const ends = new Map<number, (end: PageEnd) => void>();
  const end = (index: number, how: PageEnd): void => ends.get(index)?.(how);
  const { delivery } = world;
  delivery.traffic = { turns, devices, faults, changes, sent: new Map(), end, flushed: new Map(), late: [] };
  await turns.run([
    ...devices.map((index) => async () => {
      const device = world.pages[index]!;
      let page: Page | null = open;
      while (page !== null) {
        const ended = new Promise<PageEnd>((resolve) => ends.set(index, resolve));
        const work = inBrowser(device, () => page!(device)).then(() => null);
        page = (await Promise.race([work, ended])) === "updated" ? reload : null;
      }
    }),
    ...(beside ?? []),
  ]);
  await delivery.deliverLate(delivery.traffic);
  delivery.traffic = null;
}
