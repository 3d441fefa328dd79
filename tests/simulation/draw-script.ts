import { HOUR } from "@teamwright/domain/durations";
import { seededGenerator } from "@teamwright/engine/random";
import type { Generator } from "@teamwright/engine/random";
import { appFaultOf } from "./app-faults.ts";
import { attemptChangesOf, busySyncOf } from "./attempt-script.ts";
import { bellActionOf } from "./bell-script.ts";
import {
  faultKinds,
  fullFaults,
  powerFaults,
  startFaults,
  tabFaults,
  trafficOf,
  transferFaults,
} from "./faults.ts";
import type { Fault } from "./faults.ts";
import { appMixture, mixtureOf, pick, powerMixture, startMixture, tabMixture } from "./mixtures.ts";
import type { Kind } from "./mixtures.ts";
import { accountRaceOf, raceOf, signInRaceOf } from "./races.ts";
import type { Script, Step } from "./script.ts";
import { vendorActionOf } from "./vendor-script.ts";
import type { Services } from "../../apps/server/src/testing/find-services.ts";

const primeActions = ["post", "post", "open", "close", "extend", "withdraw"] as const;
const expertActions = ["post", "post", "edit", "edit", "withdraw"] as const;
const matchChanges = ["start", "postpone", "postpone", "line-ups"] as const;
const forecastKinds = [
  "start",
  "start",
  "start",
  "postpone",
  "freeze",
  "freeze",
  "freeze",
  "freeze",
] as const;
const options = ["new", "new", "all", "custom"] as const;
const CLOCK_OFFSETS = [-48 * HOUR, -HOUR, 0, HOUR, 48 * HOUR];

/** Devices of the first person, who owns a group, that every script has. */
const OWNER_DEVICES = 2;

const faultsOfMixtures: ReadonlyMap<readonly Kind[], readonly Fault["kind"][]> = new Map<
  readonly Kind[],
  readonly Fault["kind"][]
>([
  [startMixture, startFaults],
  [tabMixture, tabFaults],
  [powerMixture, powerFaults],
]);
const faultsOf = (kinds: readonly Kind[]) => faultsOfMixtures.get(kinds) ?? transferFaults;

function stepOf(random: Generator, kinds: readonly Kind[], people: readonly number[], number: number): Step {
  const count = people.length;
  const kind = pick(random, kinds);
  const device = random.below(count);
  switch (kind) {
    case "store":
      return { kind, device, number };
    case "delete":
      return { kind, device, index: random.below(8) };
    case "points":
      return { kind, device, value: random.below(100), number };
    case "link":
      return { kind, device, index: random.below(8), number };
    case "sync":
      return { kind, ...trafficOf(random, count, 6) };
    case "busy sync":
      return {
        kind: "sync",
        ...busySyncOf(random, count, number, kinds === powerMixture ? powerFaults : faultKinds),
      };
    case "change":
      return { kind, device, changes: attemptChangesOf(random, number) };
    case "transfer":
      return {
        kind,
        ...trafficOf(random, count, 8, faultsOf(kinds)),
        option: pick(random, options),
        from: random.below(12),
      };
    case "continue":
      return { kind, ...trafficOf(random, count, 8, faultsOf(kinds)) };
    case "post":
    case "repair":
    case "withdraw":
      return { kind, ...trafficOf(random, OWNER_DEVICES, 2), number };
    case "prime":
      return {
        kind,
        action: pick(random, primeActions),
        ...trafficOf(random, count, 3),
        number,
      };
    case "expert":
      return { kind, action: pick(random, expertActions), ...trafficOf(random, OWNER_DEVICES, 2), number };
    case "bell": {
      const traffic = trafficOf(random, count, 1, fullFaults);
      return { kind, action: bellActionOf(random), ...traffic };
    }
    case "vendor":
      return { kind, action: vendorActionOf(random) };
    case "match":
      return { kind, change: pick(random, matchChanges) };
    case "forecast": {
      const change = pick(random, forecastKinds);
      if (change !== "freeze") return { kind, change: { kind: change } };
      return { kind, change: { kind: change, killed: random.below(3) === 0 ? random.below(8) : null } };
    }
    case "race":
      return raceOf(random, people, number);
    case "account race":
      return accountRaceOf(random, people, number);
    case "sign-in race":
      return signInRaceOf(random, people, number);
    case "deadline":
      return { kind };
    case "app fault":
      return { kind, fault: appFaultOf(random, { every: kinds === appMixture }) };
    case "set clock":
      return {
        kind,
        device: random.below(3) === 0 ? "server" : device,
        offset: pick(random, CLOCK_OFFSETS),
      };
    case "end session":
    case "sign in":
    case "turn off":
    case "join":
    case "read foreign items":
    case "read posts":
      return { kind, device };
  }
}

/** The step in the second tabs of its devices, or in both tabs of one, whose messages have its faults. */
function inTabs(random: Generator, step: Step, count: number): Step {
  const isBoth = random.below(2) === 0;
  const second = random.below(2) * count;
  if ("devices" in step) {
    const [first] = step.devices;
    const devices = isBoth ? [first!, first! + count] : step.devices.map((device) => device + second);
    const moved = <Part extends { readonly device: number }>(part: Part): Part => ({
      ...part,
      device: isBoth ? pick(random, devices) : part.device + second,
    });
    const changes = "changes" in step ? { changes: step.changes?.map(moved) ?? [] } : {};
    return { ...step, devices, faults: step.faults.map(moved), ...changes };
  }
  if ("device" in step && typeof step.device === "number" && !isBoth)
    return { ...step, device: step.device + second };
  return step;
}

/** The script of a seed: two or three devices of the first person and one or two of the second, and the steps. */
export function scriptOf(seed: number, length: number, services: Services | null = null): Script {
  const random = seededGenerator(seed);
  const devices = [
    ...Array.from({ length: OWNER_DEVICES + random.below(2) }, () => 0),
    ...Array.from({ length: 1 + random.below(2) }, () => 1),
  ];
  const kinds = mixtureOf(seed, random);
  const tabs = kinds === tabMixture ? [...devices.keys()] : [];
  const steps = Array.from({ length }, (_, at) => {
    const step = stepOf(random, kinds, devices, at + 1);
    return tabs.length === 0 ? step : inTabs(random, step, devices.length);
  });
  return { seed, services, devices, tabs, steps };
}
