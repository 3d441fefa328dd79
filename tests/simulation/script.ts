import { HOUR } from "@teamwright/domain/durations";
import { seededGenerator } from "@teamwright/engine/random";
import type { Generator } from "@teamwright/engine/random";
import type { TransferOption } from "@teamwright/transfer";
import { bellActionOf } from "./bell-script.ts";
import type { BellAction } from "./bell-script.ts";
import type { ExpertAction } from "./expert-posts.ts";
import { appMixture, mixtureOf, pick, powerMixture, startMixture, tabMixture } from "./mixtures.ts";
import type { Kind } from "./mixtures.ts";
import type { PostedMatch } from "./posted-match.ts";
import type { ForecastChange } from "./frozen-forecast.ts";
import { accountRaceOf, raceOf, signInRaceOf } from "./races.ts";
import type { Race } from "./races.ts";
import type { PrimeAction } from "./prime-posts.ts";
import { vendorActionOf } from "./vendor-script.ts";
import type { VendorAction } from "./vendor-script.ts";
import type { Services } from "../../apps/server/src/testing/find-services.ts";

/**
 * What happens to the message with the index `at` of a device in a step. `lost`: it does not arrive.
 * `unanswered`: its reply does not arrive. `doubled`: it arrives twice. `killed`: the server is killed after so many
 * `queries`. `full`: the server's disk is full after so many. `closed`: the tab is closed before the reply. `updated`: a page of a new version takes the place of the page,
 * and the message arrives when that page has sent so many (`late`). `deadline`: the app's deadline passes just before it.
 * `paused`: the person pauses the transfer while it is on its way.
 * `power cut`: the device loses what was not on its disk, and the message arrives or not. What browsers keep in memory is lost
 * since the last write that they brought to the disk, or since its message `late` messages ago.
 */
export interface Fault {
  readonly device: number;
  readonly at: number;
  readonly kind:
    | "lost"
    | "unanswered"
    | "doubled"
    | "killed"
    | "full"
    | "closed"
    | "updated"
    | "deadline"
    | "paused"
    | "power cut";
  readonly queries: number;
  readonly late: number;
}

const appFaults = [
  "error_500",
  "drop_before",
  "drop_after",
  "session_expired",
  "invalid_reply",
  "wrong_shape",
] as const;
const sendingOperations = ["add_team", "add_team", "edit_team", "list_teams"] as const;
/** Every fault of the sandbox's apps, and operations before a transfer too. */
const everyAppFault = [...appFaults, "slow", "rate_limited", "match_locked", "endless_body"] as const;
const everyOperation = [
  ...sendingOperations,
  "list_teams",
  "list_players",
  "request_code",
  "create_session",
] as const;

/** A fault of the fantasy app: of one call after so many others. */
export interface AppFault {
  readonly kind: (typeof everyAppFault)[number];
  readonly operation: (typeof everyOperation)[number];
  readonly after: number;
  readonly times: 1;
  readonly milliseconds?: number;
  readonly retry_after?: number;
}

type MatchChange = Parameters<PostedMatch["change"]>[0];

const attemptChanges = [
  "make",
  "make",
  "make",
  "delete",
  "merge",
  "merge",
  "merge",
  "shuffle",
  "repair",
  "rename",
  "rename",
  "link",
  "undo",
  "undo",
  "undo",
] as const;

/** What a person does with a stored attempt. `number`: no two changes of a script have the same. */
export interface AttemptChange {
  readonly what: (typeof attemptChanges)[number];
  readonly index: number;
  readonly number: number;
}

/** The person of a synchronising device makes a change just before its message with the index `at`. */
export interface BusyChange {
  readonly device: number;
  readonly at: number;
  readonly change: AttemptChange;
}

export type Step =
  | Race
  | { readonly kind: "store"; readonly device: number; readonly number: number }
  | { readonly kind: "delete"; readonly device: number; readonly index: number }
  | { readonly kind: "points"; readonly device: number; readonly value: number; readonly number: number }
  | { readonly kind: "link"; readonly device: number; readonly index: number; readonly number: number }
  | {
      readonly kind: "sync";
      readonly devices: readonly number[];
      readonly order: number;
      readonly faults: readonly Fault[];
      readonly changes?: readonly BusyChange[];
    }
  | { readonly kind: "change"; readonly device: number; readonly changes: readonly AttemptChange[] }
  | {
      readonly kind: "transfer";
      readonly devices: readonly number[];
      readonly order: number;
      readonly faults: readonly Fault[];
      readonly option: TransferOption["kind"];
      readonly from: number;
    }
  | {
      readonly kind: "continue";
      readonly devices: readonly number[];
      readonly order: number;
      readonly faults: readonly Fault[];
    }
  | {
      readonly kind: "post" | "repair" | "withdraw";
      readonly devices: readonly number[];
      readonly order: number;
      readonly faults: readonly Fault[];
      readonly number: number;
    }
  | {
      readonly kind: "prime";
      readonly action: PrimeAction;
      readonly devices: readonly number[];
      readonly order: number;
      readonly faults: readonly Fault[];
      readonly number: number;
    }
  | {
      readonly kind: "expert";
      readonly action: ExpertAction;
      readonly devices: readonly number[];
      readonly order: number;
      readonly faults: readonly Fault[];
      readonly number: number;
    }
  | {
      readonly kind: "bell";
      readonly action: BellAction;
      readonly devices: readonly number[];
      readonly order: number;
      readonly faults: readonly Fault[];
    }
  | { readonly kind: "vendor"; readonly action: VendorAction }
  | { readonly kind: "match"; readonly change: MatchChange }
  | { readonly kind: "forecast"; readonly change: ForecastChange }
  | { readonly kind: "deadline" }
  | { readonly kind: "read posts"; readonly device: number }
  | { readonly kind: "app fault"; readonly fault: AppFault }
  | { readonly kind: "end session"; readonly device: number }
  | { readonly kind: "sign in"; readonly device: number }
  | { readonly kind: "turn off"; readonly device: number }
  | { readonly kind: "join"; readonly device: number }
  | { readonly kind: "read foreign items"; readonly device: number }
  | { readonly kind: "set clock"; readonly device: number | "server"; readonly offset: number };

/** `devices` holds the person of each device, `tabs` the device of each second tab. With services, two instances of the server share them. */
export interface Script {
  readonly seed: number;
  readonly services: Services | null;
  readonly devices: readonly number[];
  readonly tabs?: readonly number[];
  readonly steps: readonly Step[];
}

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
const faultKinds = ["lost", "unanswered", "doubled", "killed", "closed"] as const;
/** Where the disk of the server's database may be full. */
const fullFaults = [...faultKinds, "full", "full", "full"] as const;
/** Of a transfer: an update of the page is as frequent as all others together. */
const transferFaults = [...faultKinds, ...faultKinds.map(() => "updated" as const)] as const;
/** The deadline passes once in a script, and every transfer after it is refused. */
const startFaults = [...transferFaults, "deadline", "deadline", "deadline", "deadline"] as const;
/** Of transfers in several tabs, which their person pauses too. */
const tabFaults = [...transferFaults, ...faultKinds.map(() => "paused" as const)] as const;
/** Of devices whose battery dies. */
const powerFaults = [...faultKinds, ...faultKinds.map(() => "power cut" as const)] as const;
const options = ["new", "new", "all", "custom"] as const;
/** How late a slow app replies. Milliseconds. */
const SLOW = 200;
const CLOCK_OFFSETS = [-48 * HOUR, -HOUR, 0, HOUR, 48 * HOUR];

/** Devices of the first person, who owns a group, that every script has. */
const OWNER_DEVICES = 2;

/** Some of the first `count` devices, with faults among the first `messages` messages of each. */
function trafficOf(
  random: Generator,
  count: number,
  messages: number,
  kinds: readonly Fault["kind"][] = faultKinds,
) {
  const first = random.below(count);
  const second = random.below(count);
  const devices = first !== second && random.below(2) === 0 ? [first, second] : [first];
  const faults = Array.from({ length: random.below(3) }, () => ({
    device: pick(random, devices),
    at: random.below(messages),
    kind: pick(random, kinds),
    queries: random.below(12),
    late: random.below(4),
  }));
  return { devices, order: random.word(), faults };
}

const faultsOfMixtures: ReadonlyMap<readonly Kind[], readonly Fault["kind"][]> = new Map<
  readonly Kind[],
  readonly Fault["kind"][]
>([
  [startMixture, startFaults],
  [tabMixture, tabFaults],
  [powerMixture, powerFaults],
]);
const faultsOf = (kinds: readonly Kind[]) => faultsOfMixtures.get(kinds) ?? transferFaults;

/** A step has fewer changes of stored attempts than this. */
const CHANGES_OF_STEP = 10;

const attemptChangeOf = (random: Generator, number: number): AttemptChange => ({
  what: pick(random, attemptChanges),
  index: random.below(12),
  number,
});

function busySyncOf(random: Generator, count: number, number: number, kinds: readonly Fault["kind"][]): Step {
  const traffic = trafficOf(random, count, 6, kinds);
  const changes = Array.from({ length: 1 + random.below(3) }, (_, at) => ({
    device: pick(random, traffic.devices),
    at: random.below(8),
    change: attemptChangeOf(random, number * CHANGES_OF_STEP + at),
  }));
  return { kind: "sync", ...traffic, changes };
}

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
      return busySyncOf(random, count, number, kinds === powerMixture ? powerFaults : faultKinds);
    case "change":
      return {
        kind,
        device,
        changes: Array.from({ length: 1 + random.below(5) }, (_, at) =>
          attemptChangeOf(random, number * CHANGES_OF_STEP + at),
        ),
      };
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
      return {
        kind,
        fault: {
          kind: pick(random, kinds === appMixture ? everyAppFault : appFaults),
          operation: pick(random, kinds === appMixture ? everyOperation : sendingOperations),
          after: random.below(3),
          times: 1,
          // Waits of a device take no real time, and those of the server's connection to the app do.
          ...(kinds === appMixture ? { milliseconds: SLOW, retry_after: 0 } : {}),
        },
      };
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
