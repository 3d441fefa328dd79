import { readState } from "../../apps/web/src/data/sync/sync-state.ts";
import { serverClock } from "./browser.ts";
import { attemptsOf, attemptsText, inBrowser, typedPointsOf } from "./device.ts";
import type { Device } from "./device.ts";
import { Violation } from "./model.ts";
import type { Finding } from "./model.ts";
import { performStep, synchronise } from "./perform-step.ts";
import type { Script } from "./script.ts";
import { joinVault } from "./vault.ts";
import { World } from "./world.ts";
import type { PlantedBug } from "./planted-bug.ts";

/** Rounds of synchronisation without faults after which all devices of a person agree at the latest. */
const QUIET_ROUNDS = 4;

/** A round in which no device sent a change: each has what all others have sent. */
const isQuietRound = (messages: readonly string[]): boolean =>
  messages.every((message) => message.split(" ")[1] === "GET");

const AGREE = "synchronised devices agree after quiet";

/** Everyone signs in, the clocks are right, no message is lost: every device synchronises until none sends a change. */
async function becomeQuiet(world: World): Promise<void> {
  serverClock.offset = 0;
  for (const device of world.devices) {
    device.browser.offset = 0;
    await world.signIn(device);
  }
  for (let round = 0; round < QUIET_ROUNDS; round++) {
    const before = world.trace.length;
    for (const device of world.devices) {
      const outcome = await inBrowser(device, async () => {
        if (!(await joinVault(device))) return "not joined";
        return synchronise(world, device);
      });
      world.check();
      // A device learns in the first round that its vault was replaced.
      if (outcome !== "done" && round > 0)
        throw new Violation("no task waits for ever", `${device.browser.name} synchronises: ${outcome}`);
    }
    if (round > 0 && isQuietRound(world.trace.slice(before))) return;
  }
}

/** Two devices of a person agree. A device without attempts of a match may lack the match and its points. */
async function checkPair(one: Device, other: Device): Promise<void> {
  const pair = `${one.browser.name} and ${other.browser.name}`;
  if (attemptsText(await attemptsOf(one)) !== attemptsText(await attemptsOf(other)))
    throw new Violation(AGREE, `the attempts of ${pair}`);
  const points = await typedPointsOf(other);
  for (const [match, typed] of await typedPointsOf(one))
    if ((points.get(match) ?? typed) !== typed) throw new Violation(AGREE, `the points of ${pair}`);
}

async function checkQuiet(world: World): Promise<void> {
  for (const device of world.devices) {
    const model = world.modelOf(device);
    const found = await attemptsOf(device);
    model.checkFound(device, found);
    model.checkAgreed(device, found, (await readState(device.db))?.vault ?? "");
  }
  for (const device of world.devices) {
    const next = world.devices[device.index + 1];
    if (next?.person === device.person) await checkPair(device, next);
  }
}

export interface RunResult {
  /** Null when every rule held. */
  readonly finding: Finding | null;
  readonly messages: readonly string[];
  /** Shows whether something still holds the world of an ended run. */
  readonly world: WeakRef<World>;
}

/** Runs a script on a new world. */
export async function runScript(script: Script, bug?: PlantedBug): Promise<RunResult> {
  const world = await World.open(script, bug);
  try {
    for (const device of world.devices) await inBrowser(device, () => joinVault(device));
    for (const step of script.steps) await performStep(world, step);
    await becomeQuiet(world);
    await checkQuiet(world);
    await world.checkQuiet();
    return { finding: null, messages: world.trace, world: new WeakRef(world) };
  } catch (error) {
    if (!(error instanceof Violation)) throw error;
    return { finding: error.finding, messages: world.trace, world: new WeakRef(world) };
  } finally {
    await world.close();
  }
}
