import type { Generator } from "@teamwright/engine/random";
import { changeStart } from "./tasks.ts";
import type { ExpertAction } from "./expert-posts.ts";
import type { Device } from "./device.ts";
import { pick } from "./mixtures.ts";
import { inTurns } from "./pages.ts";
import type { PrimeAction } from "./prime-posts.ts";
import type { Fault } from "./script.ts";
import type { World } from "./world.ts";

type MatchChange = "start" | "postpone" | "line-ups";

/** What a device asks for while others ask for something too. */
type Act =
  | { readonly kind: "post" | "repair" | "withdraw" }
  | { readonly kind: "prime"; readonly action: PrimeAction }
  | { readonly kind: "expert"; readonly action: ExpertAction }
  | { readonly kind: "read"; readonly of: "group" | "prime" | "expert" }
  | { readonly kind: "sync" | "turn off" | "join" | "watch" };

/** Calls of several devices that are in the server at the same time, perhaps while the feed changes the match. */
export interface Race {
  readonly kind: "race";
  readonly acts: readonly { readonly device: number; readonly act: Act }[];
  readonly match: MatchChange | null;
  readonly order: number;
  readonly faults: readonly Fault[];
  readonly number: number;
}

const readOf = (of: "group" | "prime" | "expert") => ({ kind: "read", of }) as const;
const primeActs = [
  ...(["post", "post", "open", "close", "extend", "withdraw"] as const).map((action) => ({
    kind: "prime" as const,
    action,
  })),
  readOf("prime"),
];
const groupActs = [{ kind: "post" }, { kind: "post" }, { kind: "repair" }, { kind: "withdraw" }] as const;
const expertActs = [
  ...(["post", "edit", "edit", "withdraw"] as const).map((action) => ({ kind: "expert" as const, action })),
  readOf("expert"),
];
const syncActs = [
  ...Array.from({ length: 5 }, () => ({ kind: "sync" as const })),
  { kind: "turn off" },
  { kind: "join" },
  { kind: "join" },
] as const;
const watchActs = [{ kind: "watch" }] as const;
/** What the calls of a race are about, for a device of the owner and for one of another person. */
const themes: readonly { readonly owner: readonly Act[]; readonly other: readonly Act[] }[] = [
  { owner: primeActs, other: [{ kind: "prime", action: "post" }, readOf("prime")] },
  { owner: groupActs, other: [readOf("group")] },
  { owner: expertActs, other: [readOf("expert")] },
  { owner: syncActs, other: syncActs },
  { owner: watchActs, other: watchActs },
];

/** `doubled`: it arrives twice at once. */
const raceFaults = ["doubled", "doubled", "doubled", "unanswered", "lost", "closed"] as const;
const matchChanges = [null, null, null, null, "start", "postpone", "postpone", "line-ups"] as const;
const MESSAGES = 3;

export function raceOf(random: Generator, people: readonly number[], number: number): Race {
  const theme = pick(random, themes);
  const acts = [...people.keys()]
    .filter(() => random.below(4) > 0)
    .map((device) => ({ device, act: pick(random, people[device] === 0 ? theme.owner : theme.other) }));
  const faults = acts
    .filter(() => random.below(3) === 0)
    .map(({ device }) => ({
      device,
      at: random.below(MESSAGES),
      kind: pick(random, raceFaults),
      queries: 0,
      late: 0,
    }));
  const match = theme.owner === syncActs ? null : pick(random, matchChanges);
  return { kind: "race", acts, match, order: random.word(), faults, number };
}

export interface OtherActs {
  readonly synchronise: (world: World, device: Device) => Promise<unknown>;
  readonly turnOff: (world: World, device: Device) => Promise<unknown>;
  readonly join: (device: Device) => Promise<unknown>;
}

async function perform(world: World, device: Device, act: Act, number: number, others: OtherActs) {
  switch (act.kind) {
    case "sync":
      return others.synchronise(world, device);
    case "turn off":
      return others.turnOff(world, device);
    case "join":
      return others.join(device);
    case "read":
      return (await world.desks())[act.of].read(device);
    case "watch":
      return (await world.desks()).watch();
    case "prime":
      return (await world.desks()).prime.act(device, act.action, 4 * number);
    case "expert":
      return (await world.desks()).expert.act(device, act.action, 4 * number);
    default:
      return (await world.desks()).group.call(device, { kind: act.kind, content: 8 * number + device.index });
  }
}

export async function performRace(world: World, race: Race, others: OtherActs): Promise<void> {
  const { acts, match, number } = race;
  // Prepared before: nothing of it belongs to the race.
  const desks = await world.desks();
  const beside =
    match === null
      ? []
      : [
          () =>
            changeStart(
              () => desks.changeMatch(match),
              () => desks.match.hasStarted,
            ),
        ];
  const actOf = new Map(acts.map(({ device, act }) => [device, act]));
  await inTurns(world, { ...race, devices: [...actOf.keys()], beside }, (device) =>
    perform(world, device, actOf.get(device.index)!, number, others),
  );
}
