export { planTransfer } from "./plan/plan-transfer.ts";
export type { TransferOption, TransferPlan, TransferRequest, TransferStep } from "./plan/plan-transfer.ts";
export type { AppTeam, HeldTeam, TeamChanges, WantedTeam } from "./plan/team.ts";
export { identityOf } from "./plan/team.ts";
export { timingOf } from "./plan/timing.ts";
export type { Timing, TimingRequest } from "./plan/timing.ts";
export { newTransfer, replacedCount, unsentTeams } from "./run/record.ts";
export type { RefusedTeam, SentTeam, TransferFailure, TransferRecord } from "./run/record.ts";
export { remainingPlan, runTransfer } from "./run/run-transfer.ts";
export { failureKindOf } from "./run/failure-kind.ts";
export type {
  CallFailure,
  AppCallResult,
  HeldTeams,
  TransferPace,
  TransferPort,
} from "./run/run-transfer.ts";
export { mapPlayers } from "./names/map-players.ts";
export type { NamedPlayer } from "./names/comparison.ts";
export type { PendingPlayer, PlayerMapping, PlayerPair } from "./names/map-players.ts";
export type { Likeness } from "./names/likeness.ts";
