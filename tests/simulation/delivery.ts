import { flushedOf, loseWrites, wasFlushed } from "../../apps/web/src/data/records/testing/flushed.ts";
import type { Flushed } from "../../apps/web/src/data/records/testing/flushed.ts";
import type { Device } from "./device.ts";
import { Interleaving } from "./interleaving.ts";
import type { Block } from "./locks.ts";
import type { PageEnd } from "./pages.ts";
import type { PlantedBug } from "./planted-bug.ts";
import type { BusyChange } from "./attempt-script.ts";
import type { Fault } from "./faults.ts";
import type { Script } from "./script.ts";
import type { Message } from "./simulated-server.ts";
import { atOnce, inSpan } from "./tasks.ts";
import type { Turns } from "./turns.ts";
import type { World } from "./world.ts";

const isFull = async (reply: Response): Promise<boolean> =>
  ((await reply.clone().json()) as { readonly code?: unknown }).code === "storage_full";

/** The devices that act in the current step, in turns, and what happens to their messages. */
export interface Traffic {
  readonly turns: Turns | Interleaving;
  readonly devices: readonly number[];
  readonly faults: readonly Fault[];
  readonly changes: readonly BusyChange[];
  readonly sent: Map<number, number>;
  readonly end: (device: number, how: PageEnd) => void;
  /** What each page whose device loses power would find at each of its messages. */
  readonly flushed: Map<Device, Flushed[]>;
  /** Messages of pages that an update ended, which are still on their way. */
  late: readonly LateMessage[];
}

interface LateMessage {
  readonly device: Device;
  readonly message: Message;
  /** Arrives before the message of the device with this index. */
  readonly before: number;
}

export interface Arrival {
  readonly fault: Fault | undefined;
  readonly reply: Response | null;
  /** Its page had ended before. */
  readonly isLate: boolean;
}

/**
 * A message that nobody answers: its tab was closed. Each has a promise of its own, because a promise that is never settled
 * holds all that wait for it.
 */
const noAnswer = (): Promise<never> => new Promise(() => undefined);

/** Brings the messages of devices to the server, in turns, with the faults of the current step. */
export class Delivery {
  traffic: Traffic | null = null;
  /** By these a page's person pauses its transfer. */
  readonly pauses = new Map<Device, AbortController>();
  readonly #flushed = new Map<Device, Flushed>();
  readonly #losesPower: boolean;
  readonly #world: World;
  readonly #bug: PlantedBug | undefined;

  constructor(world: World, script: Script, bug: PlantedBug | undefined) {
    this.#world = world;
    this.#bug = bug;
    this.#losesPower = script.steps.some(
      (step) => "faults" in step && step.faults.some(({ kind }) => kind === "power cut"),
    );
  }

  /** A page waits for a lock of another tab. */
  readonly block: Block = ({ index }) => {
    const { turns, devices } = this.traffic!;
    if (turns instanceof Interleaving) throw new Error("pages wait for locks only in turns");
    return turns.block(devices.indexOf(index));
  };

  /** The tab was closed, or another page takes its place. */
  #end(page: Device, how: PageEnd): Promise<never> {
    page.locks.releaseAll(page);
    this.traffic?.end(page.index, how);
    return noAnswer();
  }

  /** A message of a device, with its faults in the current step. Rejects when no reply arrives, as `fetch` does. */
  async deliver(device: Device, sent: Message): Promise<Response> {
    const message = this.#bug?.message?.(sent, device, this.#world.devices) ?? sent;
    const { traffic } = this;
    const task = traffic?.devices.indexOf(device.index) ?? -1;
    if (traffic !== null && task >= 0 && !(traffic.turns instanceof Interleaving))
      await traffic.turns.wait(task);
    const at = traffic?.sent.get(device.index) ?? 0;
    traffic?.sent.set(device.index, at + 1);
    const fault = traffic?.faults.find((each) => each.device === device.index && each.at === at);
    if (traffic !== null) await this.deliverLate(traffic, device, at);
    for (const each of traffic?.changes ?? [])
      if (each.device === device.index && each.at === at)
        await this.#world.reported(() => this.#world.attempts.perform(device, each.change));
    if (wasFlushed(device.db) && this.#losesPower) {
      this.#flushed.set(device, await flushedOf(device.db));
      traffic?.flushed.delete(device);
    }
    if (traffic?.faults.some((each) => each.device === device.index && each.kind === "power cut"))
      traffic.flushed.set(device, [...(traffic.flushed.get(device) ?? []), await flushedOf(device.db)]);
    if (fault?.kind === "paused") this.pauses.get(device)?.abort();
    if (fault?.kind === "deadline") await (await this.#world.transfers()).passDeadline();
    if (fault?.kind === "updated") {
      if (traffic !== null)
        traffic.late = [...traffic.late, { device, message, before: at + 1 + fault.late }];
      this.#world.trace.push(`${device.index} ${message.method} updated`);
      return this.#end(device, "updated");
    }
    const sentReply = await inSpan(() => this.#send(message, fault));
    const reply = this.#world.server.isLost(sentReply) ? null : sentReply;
    await this.#world.observe(message, device, { fault, reply, isLate: false });
    this.#world.trace.push(
      `${device.index} ${message.method} ${fault?.kind ?? ""} ${reply?.status ?? "no reply"}`,
    );
    if (fault?.kind === "power cut") {
      await this.#cutPower(device, traffic!.flushed.get(device)!, fault.late);
      return this.#end(device, "closed");
    }
    if (fault?.kind === "closed") return this.#end(device, "closed");
    if (reply === null) throw new TypeError("fetch failed");
    if (reply.status >= 500 && (fault?.kind !== "full" || !(await isFull(reply))))
      this.#world.report(
        "the server fails only when it is killed",
        `${message.method} ${message.path}: ${reply.status}`,
      );
    return reply;
  }

  /** The writes since one of the moments in this step are gone, or since the last one that reached the disk. */
  #cutPower(device: Device, moments: readonly Flushed[], late: number): Promise<void> {
    return loseWrites(device.db, moments.at(-1 - late) ?? this.#flushed.get(device) ?? moments[0]!);
  }

  /** The messages of ended pages arrive that come before this message of a device, or all at the end of a step. */
  async deliverLate(traffic: Traffic, device?: Device, at = Infinity): Promise<void> {
    const due = traffic.late.filter((late) => (device ?? late.device) === late.device && late.before <= at);
    traffic.late = traffic.late.filter((late) => !due.includes(late));
    for (const { device: sender, message } of due) {
      const reply = await this.#world.server.send(message);
      this.#world.trace.push(`${sender.index} ${message.method} late ${reply.status}`);
      await this.#world.observe(message, sender, { fault: undefined, reply: null, isLate: true });
    }
  }

  async #send(message: Message, fault: Fault | undefined): Promise<Response | null> {
    switch (fault?.kind) {
      case undefined:
      case "deadline":
      case "paused":
        return this.#world.server.send(message);
      case "power cut":
        if (fault.queries % 2 === 0) await this.#world.server.send(message);
        return null;
      case "lost":
      case "updated":
        return null;
      case "full":
        return this.#world.server.workWhileFull(fault.queries, () => this.#world.server.send(message));
      case "killed":
        return this.#world.server.sendAndKill(message, fault.queries);
      case "doubled": {
        const send = () => this.#world.server.send(message);
        return (await atOnce([send, send])).at(-1)!;
      }
      case "unanswered":
      case "closed":
        await this.#world.server.send(message);
        return null;
    }
  }
}
