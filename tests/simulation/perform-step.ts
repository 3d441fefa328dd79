import { auth as authEndpoints } from "@teamwright/contract/resources/auth";
import { apiOf } from "../../apps/web/src/data/api/client.ts";
import { columns, match, NOW, store } from "../../apps/web/src/data/portable/testing/sample-attempts.ts";
import { deleteAttempt } from "../../apps/web/src/data/records/attempts.ts";
import { storePoints } from "../../apps/web/src/data/records/points.ts";
import { runSync } from "../../apps/web/src/data/sync/run-sync.ts";
import type { SyncOutcome } from "../../apps/web/src/data/sync/sync-run.ts";
import { withSyncLock } from "../../apps/web/src/data/sync/sync-lock.ts";
import { syncCalls } from "../../apps/web/src/data/sync/sync-server.ts";
import { forgetState, readState } from "../../apps/web/src/data/sync/sync-state.ts";
import { attemptLinks } from "../../apps/web/src/data/transfer/team-links.ts";
import { serverClock } from "./browser.ts";
import { attemptsOf, inBrowser } from "./device.ts";
import type { Device } from "./device.ts";
import { Violation } from "./model.ts";
import { inTurns } from "./pages.ts";
import { performRace } from "./races.ts";
import type { Step } from "./script.ts";
import { joinVault, vaultOfDeletion } from "./vault.ts";
import type { World } from "./world.ts";

const { auth } = apiOf({ auth: authEndpoints });

/** Players of the sample match: an attempt begins with one of them. */
const PLAYERS = 28;
const TEAMS = 3;
/** The longest that a step may take, far above what it needs on a busy machine. Milliseconds. */
const STEP_LIMIT = 60_000;

async function storeAttempt(world: World, device: Device, number: number): Promise<void> {
  const stored = await store(device.db, columns(TEAMS, number % PLAYERS), NOW + number);
  if (!stored.ok) throw new Violation("a device stores what it is given", stored.error.code);
  const found = (await attemptsOf(device)).find(({ key }) => key === NOW + number);
  if (found === undefined) throw new Violation("every stored attempt is found", `attempt ${number} at once`);
  world.modelOf(device).store(found, device);
}

async function deleteOne(world: World, device: Device, index: number): Promise<void> {
  const found = await attemptsOf(device);
  const chosen = found[index % Math.max(1, found.length)];
  if (chosen === undefined) return;
  const vault = await vaultOfDeletion(device, chosen.version, world.devices);
  const deleted = await deleteAttempt(chosen.attempt, device.db);
  if (deleted.ok) world.modelOf(device).delete(chosen, device, vault);
}

async function linkTeam(world: World, device: Device, index: number, number: number): Promise<void> {
  const found = await attemptsOf(device);
  const chosen = found[index % Math.max(1, found.length)];
  if (chosen === undefined) return;
  const team = `team ${number % TEAMS}`;
  const link = encodeURIComponent(`https://www.dream11.com/team/${number}`);
  await attemptLinks(chosen.attempt, device.db).keep(team, link);
  world.modelOf(device).link(chosen.version, team);
}

/** Null while another tab of the device synchronises. */
export const synchronise = (world: World, device: Device): Promise<SyncOutcome | null> =>
  withSyncLock(() => runSync(device.person.id, world.syncOf(device), device.db));

/** Nobody reads an item of another person, under its name, with a session of their own. */
async function readForeign(world: World, device: Device): Promise<void> {
  const state = await readState(device.db);
  for (const other of world.devices) {
    if (other.person === device.person) continue;
    const foreign = await readState(other.db);
    if (foreign === null) continue;
    const listed = await syncCalls.list({ params: { vault: foreign.vault }, query: {} });
    const isRefused = !listed.ok || foreign.vault === state?.vault;
    if (!isRefused) throw new Violation("nobody reads what is not theirs", "the list of another vault");
    for (const itemId of foreign.known) {
      const read = await syncCalls.item({ params: { itemId } });
      if (read.ok) throw new Violation("nobody reads what is not theirs", `item ${itemId}`);
    }
  }
}

async function turnOff(world: World, device: Device): Promise<void> {
  const result = await syncCalls.turnOff({});
  if (result.ok) await forgetState(device.db);
  world.check();
}

/** Signs out; the server refuses the ended session, from whoever has it. */
async function signOut(device: Device): Promise<void> {
  const { session } = device;
  if ((await auth.logout({})).ok) {
    device.session = session;
    const read = await syncCalls.read({});
    if (read.ok) throw new Violation("an ended session is refused", device.browser.name);
  }
  device.session = "";
}

const firstPlayer = match.left_team_players[0]!.player_fixed_id;

const typePoints = (device: Device, value: number, number: number) =>
  storePoints(match.id, { status: 2, points: new Map([[firstPlayer, value]]), typedAt: number }, device.db);

async function transfer(world: World, step: Extract<Step, { kind: "transfer" | "continue" }>): Promise<void> {
  const transfers = await world.transfers();
  transfers.beginStep();
  await inTurns(
    world,
    step,
    (device) =>
      step.kind === "continue"
        ? transfers.goOn(device)
        : transfers.send(device, step.option, step.from + device.index),
    (device) => transfers.reload(device),
  );
}

type PostStep = Extract<Step, { kind: "post" | "repair" | "withdraw" }>;

/** Each device sends teams of its own, so that it shows whose were stored. */
async function callPosts(world: World, step: PostStep): Promise<void> {
  const { group } = await world.desks();
  await inTurns(world, step, (device) =>
    group.call(device, { kind: step.kind, content: 2 * step.number + device.index }),
  );
}

async function callPrime(world: World, step: Extract<Step, { kind: "prime" }>): Promise<void> {
  const { prime } = await world.desks();
  await inTurns(world, step, (device) => prime.act(device, step.action, step.number));
}

async function callExpert(world: World, step: Extract<Step, { kind: "expert" }>): Promise<void> {
  const { expert } = await world.desks();
  await inTurns(world, step, (device) => expert.act(device, step.action, step.number));
}

const isPost = (step: Step): step is PostStep =>
  step.kind === "post" || step.kind === "repair" || step.kind === "withdraw";

async function perform(world: World, step: Step): Promise<unknown> {
  if (step.kind === "sync") return inTurns(world, step, (device) => synchronise(world, device));
  if (step.kind === "transfer" || step.kind === "continue") return transfer(world, step);
  if (isPost(step)) return callPosts(world, step);
  if (step.kind === "prime") return callPrime(world, step);
  if (step.kind === "expert") return callExpert(world, step);
  if (step.kind === "race") return performRace(world, step, { synchronise, turnOff, join: joinVault });
  if (step.kind === "bell") return (await world.bell()).perform(step);
  if (step.kind === "vendor") return (await world.vendor()).perform(step.action);
  if (step.kind === "match") return (await world.desks()).changeMatch(step.change);
  if (step.kind === "forecast") return (await world.forecast()).change(step.change);
  if (step.kind === "deadline") return (await world.transfers()).passDeadline();
  if (step.kind === "app fault") return (await world.transfers()).fault(step.fault);
  if (step.kind === "set clock" && step.device === "server") {
    serverClock.offset = step.offset;
    return;
  }
  const device = world.pages[Number(step.device)]!;
  switch (step.kind) {
    case "store":
      return inBrowser(device, () => storeAttempt(world, device, step.number));
    case "change":
      return inBrowser(device, async () => {
        for (const change of step.changes) await world.attempts.perform(device, change);
      });
    case "delete":
      return inBrowser(device, () => deleteOne(world, device, step.index));
    case "link":
      return inBrowser(device, () => linkTeam(world, device, step.index, step.number));
    case "points":
      return inBrowser(device, () => typePoints(device, step.value, step.number));
    case "end session":
      return inBrowser(device, () => signOut(device));
    case "sign in":
      return world.signIn(device);
    case "turn off":
      return inBrowser(device, () => turnOff(world, device));
    case "join":
      return inBrowser(device, () => joinVault(device));
    case "read posts":
      return inBrowser(device, async () => (await world.desks()).read(device));
    case "read foreign items":
      return inBrowser(device, () => readForeign(world, device));
    case "set clock":
      device.browser.offset = step.offset;
      return;
  }
}

/** Performs a step and checks what must hold after each one. */
export async function performStep(world: World, step: Step): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new Violation("no task waits for ever", JSON.stringify(step))),
      STEP_LIMIT,
    );
  });
  try {
    await Promise.race([perform(world, step), late]);
  } finally {
    clearTimeout(timer);
  }
  world.check();
  for (const device of world.devices) world.modelOf(device).checkFound(device, await attemptsOf(device));
}
