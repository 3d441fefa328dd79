import type { TextKey } from "#i18n/translate.ts";
import type { TeamFilter } from "@teamwright/engine";

/** A filter of the specification's panel: types 0 to 5 in this order. */
export type PanelKind = Exclude<TeamFilter["kind"], "percentage">;

interface PanelFilter {
  readonly kind: PanelKind;
  readonly label: TextKey;
  readonly added: TextKey;
  /** The messages for an empty filter, and for an entry that it already has. */
  readonly empty: TextKey;
  readonly duplicate: TextKey;
}

export const filterKinds: readonly PanelFilter[] = [
  {
    kind: "players",
    label: "teams.playerSelection",
    added: "teams.playerFilterAdded",
    empty: "teams.noPlayerAdded",
    duplicate: "teams.playerAlreadyPresent",
  },
  {
    kind: "captain",
    label: "teams.captainSelection",
    added: "teams.captainFilterAdded",
    empty: "teams.noPlayerAdded",
    duplicate: "teams.playerAlreadyPresent",
  },
  {
    kind: "vice-captain",
    label: "teams.viceCaptainSelection",
    added: "teams.viceCaptainFilterAdded",
    empty: "teams.noPlayerAdded",
    duplicate: "teams.playerAlreadyPresent",
  },
  {
    kind: "partition",
    label: "teams.partitionStrategy",
    added: "teams.partitionFilterAdded",
    empty: "teams.noStrategyAdded",
    duplicate: "teams.partitionAlreadyPresent",
  },
  {
    kind: "credits",
    label: "teams.teamCredits",
    added: "teams.creditsFilterAdded",
    empty: "teams.creditListEmpty",
    duplicate: "teams.creditAlreadyPresent",
  },
  {
    kind: "combination",
    label: "teams.combinationStrategy",
    added: "teams.combinationFilterAdded",
    empty: "teams.noCombinationAdded",
    duplicate: "teams.combinationAlreadyPresent",
  },
];

export const filterKindOf = (kind: PanelKind): PanelFilter => {
  const found = filterKinds.find((each) => each.kind === kind);
  if (found === undefined) throw new Error(`No filter of the kind ${kind}`);
  return found;
};
