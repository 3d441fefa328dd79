import { messages } from "@teamwright/domain/messages";
import type { TeamFilter } from "@teamwright/engine";

const { filter } = messages;

/** A filter of the documents' panel: types 0 to 5 in this order. */
export type PanelKind = Exclude<TeamFilter["kind"], "percentage">;

interface FilterKind {
  readonly kind: PanelKind;
  readonly label: string;
  readonly added: string;
  /** Said when nothing was put in the filter, and when a thing stands in it already. */
  readonly empty: string;
  readonly duplicate: string;
}

export const filterKinds: readonly FilterKind[] = [
  {
    kind: "players",
    label: filter.playerSelection,
    added: filter.playerFilterAdded,
    empty: filter.noPlayerAdded,
    duplicate: filter.playerAlreadyPresent,
  },
  {
    kind: "captain",
    label: filter.captainSelection,
    added: filter.captainFilterAdded,
    empty: filter.noPlayerAdded,
    duplicate: filter.playerAlreadyPresent,
  },
  {
    kind: "vice-captain",
    label: filter.viceCaptainSelection,
    added: filter.viceCaptainFilterAdded,
    empty: filter.noPlayerAdded,
    duplicate: filter.playerAlreadyPresent,
  },
  {
    kind: "partition",
    label: filter.partitionStrategy,
    added: filter.partitionFilterAdded,
    empty: filter.noStrategyAdded,
    duplicate: filter.partitionAlreadyPresent,
  },
  {
    kind: "credits",
    label: filter.teamCredits,
    added: filter.creditsFilterAdded,
    empty: filter.creditListEmpty,
    duplicate: filter.creditAlreadyPresent,
  },
  {
    kind: "combination",
    label: filter.combinationStrategy,
    added: filter.combinationFilterAdded,
    empty: filter.noCombinationAdded,
    duplicate: filter.combinationAlreadyPresent,
  },
];

export const filterKindOf = (kind: PanelKind): FilterKind => {
  const found = filterKinds.find((each) => each.kind === kind);
  if (found === undefined) throw new Error(`No filter of the kind ${kind}`);
  return found;
};
