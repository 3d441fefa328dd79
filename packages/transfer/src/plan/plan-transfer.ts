import { assign } from "./assign.ts";
import { changesBetween, identityOf, sizeOfChanges } from "./team.ts";
import type { AppTeam, HeldTeam, TeamChanges, WantedTeam } from "./team.ts";

/**
 * What may happen to the app's teams: `all` replaces the held teams and adds up to the limit, `new` only adds, `custom`
 * replaces the named held teams and adds none.
 */
export type TransferOption =
  | { readonly kind: "all" }
  | { readonly kind: "new" }
  | { readonly kind: "custom"; readonly replace: readonly string[] };

export interface TransferRequest {
  readonly held: readonly HeldTeam[];
  /** In the user's order: when there is no room for all, the first ones are sent. */
  readonly wanted: readonly WantedTeam[];
  /** The most teams that the app takes. */
  readonly limit: number;
  readonly option: TransferOption;
  /** What the teams are (`identityOf`) that may be replaced; absent where every one may be. */
  readonly shownTeams?: readonly string[] | undefined;
}

export type TransferStep =
  | {
      readonly kind: "edit";
      readonly team: WantedTeam;
      readonly held: HeldTeam;
      readonly changes: TeamChanges;
      /** Number of changed players and captains; a new team counts its players, captain and vice-captain. */
      readonly size: number;
    }
  | { readonly kind: "add"; readonly team: WantedTeam; readonly size: number };

export interface TransferPlan {
  /** The teams that change most come first. */
  readonly steps: readonly TransferStep[];
  /** Wanted teams that the app holds already: not sent. */
  readonly present: readonly { readonly team: WantedTeam; readonly held: HeldTeam }[];
  /** Held teams that stay as they are and are not wanted. */
  readonly untouched: readonly HeldTeam[];
  /** Wanted teams without room. */
  readonly leftOut: readonly WantedTeam[];
  /** Wanted teams that repeat an earlier one. */
  readonly repeated: readonly WantedTeam[];
}

/**
 * Plans a transfer with the fewest player and captain changes in total. A wanted team that the app holds is matched to
 * it first; that never costs more, because the number of changes between teams obeys the triangle inequality.
 */
export function planTransfer(request: TransferRequest): TransferPlan {
  const { held, wanted, limit, option } = request;
  const { distinct, repeated } = withoutRepeats(wanted);
  const heldBy = new Map(held.map((team) => [identityOf(team), team]));
  const present = distinct.flatMap((team) => {
    const same = heldBy.get(identityOf(team));
    return same === undefined ? [] : [{ team, held: same }];
  });
  const presentKeys = new Set(present.map(({ team }) => team.key));
  const keptIds = new Set(present.map((pair) => pair.held.id));
  const missing = distinct.filter(({ key }) => !presentKeys.has(key));
  const slots = held.filter((team) => !keptIds.has(team.id) && mayReplace(request, team));
  const room = option.kind === "custom" ? 0 : Math.max(0, limit - held.length);
  const sentTeams = missing.slice(0, slots.length + room);

  const edits = assignSlots(slots, sentTeams);
  const replacedIds = new Set(edits.map((step) => step.held.id));
  const editedKeys = new Set(edits.map((step) => step.team.key));
  const adds = sentTeams
    .filter(({ key }) => !editedKeys.has(key))
    .map((team) => ({ kind: "add", team, size: team.players.length + 2 }) as const);
  return {
    steps: [...adds, ...edits].toSorted((one, other) => other.size - one.size),
    present,
    untouched: held.filter(({ id }) => !keptIds.has(id) && !replacedIds.has(id)),
    leftOut: missing.slice(sentTeams.length),
    repeated,
  };
}

const mayReplace = ({ option, shownTeams }: TransferRequest, team: HeldTeam): boolean =>
  (option.kind === "all" || (option.kind === "custom" && option.replace.includes(team.id))) &&
  (shownTeams?.includes(identityOf(team)) ?? true);

function withoutRepeats(wantedTeams: readonly WantedTeam[]) {
  const seenTeams = new Set<string>();
  const [distinct, repeatedTeams]: [WantedTeam[], WantedTeam[]] = [[], []];
  for (const team of wantedTeams) {
    const identity = identityOf(team);
    (seenTeams.has(identity) ? repeatedTeams : distinct).push(team);
    seenTeams.add(identity);
  }
  return { distinct, repeated: repeatedTeams };
}

function assignSlots(slots: readonly HeldTeam[], sentTeams: readonly WantedTeam[]) {
  const cost = (from: AppTeam, to: AppTeam) => sizeOfChanges(changesBetween(from, to));
  const slotsAreRows = slots.length <= sentTeams.length;
  const pairs = slotsAreRows
    ? assign(slots.map((slot) => sentTeams.map((team) => cost(slot, team)))).map(
        (column, row) => [slots[row]!, sentTeams[column]!] as const,
      )
    : assign(sentTeams.map((team) => slots.map((slot) => cost(slot, team)))).map(
        (column, row) => [slots[column]!, sentTeams[row]!] as const,
      );
  return pairs.map(([held, team]) => {
    const changes = changesBetween(held, team);
    return { kind: "edit", team, held, changes, size: sizeOfChanges(changes) } as const;
  });
}
