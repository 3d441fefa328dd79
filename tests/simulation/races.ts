import type { Generator } from "@teamwright/engine/random";
import { changeStart } from "./tasks.ts";
import type { Device } from "./device.ts";
import { pick } from "./mixtures.ts";
import { inTurns } from "./pages.ts";
import { accountThemes, isOfMatch, signInThemes, themes } from "./race-themes.ts";
import type { Act, Theme } from "./race-themes.ts";
import type { Fault } from "./faults.ts";
import type { World } from "./world.ts";

type MatchChange = "start" | "postpone" | "line-ups";

/** Calls of several devices that are in the server at the same time, perhaps while the feed changes the match. */
export interface Race {
  readonly kind: "race";
  readonly acts: readonly { readonly device: number; readonly act: Act }[];
  readonly match: MatchChange | null;
  readonly order: number;
  readonly faults: readonly Fault[];
  readonly number: number;
  /** The server is killed after so many queries; null: it is not. */
  readonly kill: number | null;
}

/** `doubled`: it arrives twice at once. */
const raceFaults = ["doubled", "doubled", "doubled", "unanswered", "lost", "closed"] as const;
const matchChanges = [null, null, null, null, "start", "postpone", "postpone", "line-ups"] as const;
const MESSAGES = 3;
/** Most races end after fewer queries than this. */
const QUERIES = 60;

export const raceOf = (random: Generator, people: readonly number[], number: number): Race => ({
  ...callsOf(random, themes, people, number),
  kill: null,
});

/** About members of a group, plans, or in a server that is killed. */
export function accountRaceOf(random: Generator, people: readonly number[], number: number): Race {
  if (random.below(3) > 0) return { ...callsOf(random, accountThemes, people, number), kill: null };
  // What the feed says at this moment would be lost too.
  const calls = { ...callsOf(random, [...themes, ...accountThemes], people, number), match: null };
  return { ...calls, kill: random.below(QUERIES) };
}

/** A customer's sign-ins. Of two replies to one message nobody would know the cookies of the other one. */
export function signInRaceOf(random: Generator, people: readonly number[], number: number): Race {
  const { faults, ...calls } = callsOf(random, signInThemes, people, number);
  return {
    ...calls,
    faults: faults.filter(({ kind }) => kind !== "doubled"),
    kill: random.below(3) === 0 ? random.below(QUERIES) : null,
  };
}

function callsOf(
  random: Generator,
  possible: readonly Theme[],
  people: readonly number[],
  number: number,
): Omit<Race, "kill"> {
  const theme = pick(random, possible);
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
  const match = isOfMatch(theme) ? pick(random, matchChanges) : null;
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
    case "member":
      return (await world.desks()).members.act(device, act.action, number);
    case "plan":
      return (await world.desks()).plans.act(device, act.action, 8 * number);
    case "sign in":
      return (await world.signIns()).act(device, act.action, number);
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

async function besideSignIns(world: World): Promise<[]> {
  await (await world.signIns()).prepare();
  return [];
}

async function besideDesks(
  world: World,
  match: MatchChange | null,
): Promise<readonly (() => Promise<void>)[]> {
  const desks = await world.desks();
  if (match === null) return [];
  return [
    () =>
      changeStart(
        () => desks.changeMatch(match),
        () => desks.match.hasStarted,
      ),
  ];
}

export async function performRace(world: World, race: Race, others: OtherActs): Promise<void> {
  const { acts, match, number } = race;
  // Prepared before: nothing of it belongs to the race.
  const beside = acts.some(({ act }) => act.kind === "sign in")
    ? await besideSignIns(world)
    : await besideDesks(world, match);
  const actOf = new Map(acts.map(({ device, act }) => [device, act]));
  const run = () =>
    inTurns(world, { ...race, devices: [...actOf.keys()], beside }, (device) =>
      perform(world, device, actOf.get(device.index)!, number, others),
    );
  await (race.kill === null ? run() : world.server.killDuring(race.kill, run));
}
