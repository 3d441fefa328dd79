import { planTransfer } from "../plan/plan-transfer.ts";
import type { TransferPlan, TransferStep } from "../plan/plan-transfer.ts";
import { identityOf } from "../plan/team.ts";
import type { HeldTeam } from "../plan/team.ts";
import type { SentTeam, TransferFailure, TransferRecord } from "./record.ts";

/** A failed call. */
export interface CallFailure extends TransferFailure {
  /**
   * `refused`: the app decided and changed nothing. `wait`: the call came too early. `unknown`: the change may or may
   * not have been made. `over`: the session, the deadline or the match ended the transfer.
   */
  readonly kind: "refused" | "wait" | "unknown" | "over";
  /** Milliseconds until the call may be made again. */
  readonly retryAfter?: number;
}

export type AppCallResult<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: CallFailure };

/** What the app holds now. */
export interface HeldTeams {
  readonly teams: readonly HeldTeam[];
  readonly limit: number;
}

/** What a transfer needs from its environment: calls, a clock and a place to keep the record. */
export interface TransferPort {
  listTeams(): Promise<AppCallResult<HeldTeams>>;
  /** Repeating a call with the same key makes the change once. */
  send(step: TransferStep, idempotencyKey: string): Promise<AppCallResult<{ readonly teamId: string }>>;
  now(): number;
  wait(milliseconds: number): Promise<void>;
  /** Stores the record; resolves when it is stored. */
  save(record: TransferRecord): Promise<void>;
}

export interface TransferPace {
  /** Shortest time between the starts of two sends. Milliseconds. */
  readonly paceMs: number;
  /** How often a call is repeated when its outcome is unknown or it came too early. */
  readonly tries: number;
  /** Delay before the second try; it doubles with each further one. Milliseconds. */
  readonly backoffMs: number;
}

/** FNV-1a over UTF-16 units, 32 bits. */
function digestOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(16);
}

/**
 * The key of a step. It is the same as long as the app holds what it held before the step, so that a call whose reply was
 * lost is made once. When another transfer has replaced the team since, it is another one: the app would answer the same
 * key with its first reply and change nothing. An app never has fewer teams than before. A further round has other keys, because
 * another device may have put back what a place held before.
 */
function keyOf({ id, round = 0 }: TransferRecord, step: TransferStep, heldCount: number): string {
  const place = step.kind === "edit" ? `${step.held.id} ${identityOf(step.held)}` : `new ${heldCount}`;
  return `${id}.${step.team.key}.${digestOf(round === 0 ? place : `${place} ${round}`)}`;
}

/**
 * The remaining steps: the plan for what the app holds now. A refused team is not sent again, and a team that came to the
 * app later, from another tab or device, is not replaced.
 */
export function remainingPlan(record: TransferRecord, { teams, limit }: HeldTeams): TransferPlan {
  const refusedKeys = new Set(record.refused.map(({ key }) => key));
  const toSend = record.wanted.filter(({ key }) => !refusedKeys.has(key));
  const { option, shownTeams } = record;
  return planTransfer({ held: teams, wanted: toSend, limit, option, shownTeams });
}

/** Rounds after the first one. Two devices that replace each other's teams need two. */
const MAX_ROUNDS = 4;

/**
 * Runs or continues a transfer. It first reads what the app holds, so that a team whose reply was lost is not sent
 * again, and stores the record before and after every team. Then it reads that again and sends what the app lacks: another
 * device may have replaced a team that was sent, or an early reply may have been given to a later call. Returns the final record.
 */
export async function runTransfer(
  start: TransferRecord,
  port: TransferPort,
  pace: TransferPace,
): Promise<TransferRecord> {
  let record: TransferRecord = { ...start, state: "running", stopped: null };
  const keep = async (change: Partial<TransferRecord>): Promise<void> => {
    record = { ...record, ...change };
    await port.save(record);
  };
  const stop = async ({ code, message }: TransferFailure): Promise<TransferRecord> => {
    await keep({ state: "stopped", stopped: { code, message } });
    return record;
  };
  const refuse = ({ step, error: { code, message } }: RefusedStep) =>
    keep({ refused: [...record.refused, { key: step.team.key, code, message }] });

  await keep({});
  let last = -Infinity;
  /** The app's reply that a team repeats one that it holds. */
  let repetition: RefusedStep | null = null;
  const acceptedTeams = new Map<string, SentTeam>();
  /** Accepted teams that the app calls repeated: it holds them, although its list may not show them yet. */
  const confirmedTeams = new Map<string, SentTeam>();
  for (let round = 0; ; round++) {
    const heldTeams = await repeatCall(port, pace, () => port.listTeams());
    if (!heldTeams.ok) {
      // Every team has its reply.
      if (round > 0 && repetition === null) break;
      return stop(heldTeams.error);
    }
    const { teams } = heldTeams.value;
    if (repetition !== null && !teams.some(isSameAs(repetition.step.team))) await refuse(repetition);
    const plan = remainingPlan(record, heldTeams.value);
    const there = new Set(plan.present.map((pair) => pair.held.id));
    await keep({
      sent: joinTeams(confirmedTeams.values(), plan),
      shownTeams: record.shownTeams ?? teams.map(identityOf),
      replaceable: record.replaceable ?? teams.flatMap(({ id }) => (there.has(id) ? [] : [id])),
      round: (record.round ?? 0) + (round > 0 ? 1 : 0),
    });
    const steps = plan.steps.filter(({ team }) => !confirmedTeams.has(team.key));
    if (steps.length === 0 || round === MAX_ROUNDS) break;
    repetition = null;
    let heldCount = teams.length;
    for (const step of steps) {
      await pauseUntil(port, last + pace.paceMs);
      const key = keyOf(record, step, heldCount);
      const { calledAt, teamId, error } = await sendStep(port, pace, { step, key });
      last = calledAt;
      if (error === null) {
        if (step.kind === "add") heldCount += 1;
        const sentTeam = { key: step.team.key, teamId };
        acceptedTeams.set(sentTeam.key, sentTeam);
        await keep({ sent: [...record.sent, sentTeam] });
        continue;
      }
      if (error.kind !== "refused") {
        // Nobody asks again after the deadline: what earlier calls brought without a reply counts now.
        const teamsNow = error.kind === "over" ? await port.listTeams() : null;
        if (teamsNow?.ok) await keep({ sent: joinTeams(record.sent, remainingPlan(record, teamsNow.value)) });
        return stop(error);
      }
      if (error.code !== DUPLICATE) {
        await refuse({ step, error });
        continue;
      }
      const acceptedTeam = acceptedTeams.get(step.team.key);
      if (acceptedTeam === undefined) {
        // Since the list was read, an earlier call or another device has changed the app's teams: the plan is no longer right.
        repetition = { step, error };
        break;
      }
      confirmedTeams.set(acceptedTeam.key, acceptedTeam);
      await keep({ sent: [...record.sent, acceptedTeam] });
    }
  }
  await keep({ state: "finished" });
  return record;
}

const DUPLICATE = "app_duplicate_team";

interface RefusedStep {
  readonly step: TransferStep;
  readonly error: CallFailure;
}

const isSameAs =
  (team: TransferStep["team"]) =>
  (one: HeldTeam): boolean =>
    identityOf(one) === identityOf(team);

/** These teams, and those that the app holds by the plan. */
function joinTeams(knownTeams: Iterable<SentTeam>, { present }: TransferPlan): readonly SentTeam[] {
  const listedTeams = present.map(({ team, held }) => ({ key: team.key, teamId: held.id }));
  return [...new Map([...knownTeams, ...listedTeams].map((sentTeam) => [sentTeam.key, sentTeam])).values()];
}

/** What came of a team: its id at the app, or why the app does not hold it. */
type Sending = { readonly calledAt: number } & (
  { readonly teamId: string; readonly error: null } | { readonly teamId: null; readonly error: CallFailure }
);

async function sendStep(
  port: TransferPort,
  pace: TransferPace,
  { step, key }: { readonly step: TransferStep; readonly key: string },
): Promise<Sending> {
  let calledAt = -Infinity;
  let calls = 0;
  const outcome = await repeatCall(port, pace, () => {
    calledAt = port.now();
    calls += 1;
    return port.send(step, key);
  });
  if (outcome.ok) return { calledAt, teamId: outcome.value.teamId, error: null };
  const { error } = outcome;
  if (calls === 1 || error.kind !== "refused" || error.code === DUPLICATE)
    return { calledAt, teamId: null, error };
  // The app may have taken the team by an earlier call, whose reply was lost.
  const heldTeams = await port.listTeams();
  const heldTeam = heldTeams.ok ? heldTeams.value.teams.find(isSameAs(step.team)) : undefined;
  if (heldTeam === undefined) return { calledAt, teamId: null, error };
  return { calledAt, teamId: heldTeam.id, error: null };
}

/** Repeats a call while its outcome is unknown or it came too early. */
async function repeatCall<Value>(
  port: TransferPort,
  { tries, backoffMs }: TransferPace,
  call: () => Promise<AppCallResult<Value>>,
): Promise<AppCallResult<Value>> {
  for (let attempt = 1; ; attempt++) {
    const outcome = await call();
    if (outcome.ok || attempt >= tries) return outcome;
    const { kind, retryAfter } = outcome.error;
    if (kind !== "unknown" && kind !== "wait") return outcome;
    await port.wait(retryAfter ?? backoffMs * 2 ** (attempt - 1));
  }
}

async function pauseUntil(port: TransferPort, time: number): Promise<void> {
  const wait = time - port.now();
  if (wait > 0) await port.wait(wait);
}
