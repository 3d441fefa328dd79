import type { Strategy } from "@teamwright/domain";
import {
  type DistributionField,
  distributionFields,
  type ExposureField,
  exposureFields,
} from "../team-set/bounds.ts";
import type { ShareBound } from "../constraints/description.ts";
import { type Bound, without } from "./rule.ts";

/** The bounds of a strategy on the set of teams. They do not change the number of possible teams. */
export function setBoundsIn(strategy: Strategy): readonly Bound[] {
  return [
    ...distributionFields.flatMap((field) => distributionBound(strategy, field)),
    ...exposureFields.flatMap((field) => exposureBound(strategy, field)),
    ...differenceBound(strategy),
  ];
}

function distributionBound(strategy: Strategy, field: DistributionField): readonly Bound[] {
  const bounds = strategy[field];
  if (bounds === undefined) return [];
  const shares = Object.entries(bounds.shares ?? {}).filter(([, percent]) => percent > 0);
  return [
    {
      description: { rule: field, key: field, mode: bounds.mode, shares: bounds.mode === 2 ? shares : [] },
      drop: (from) => without(from, field),
      looser: [],
    },
  ];
}

function exposureBound(strategy: Strategy, field: ExposureField): readonly Bound[] {
  const entries = Object.entries(strategy[field] ?? {});
  if (entries.length === 0) return [];
  const bounds = entries.map(([key, { min, max }]): ShareBound => ({
    key,
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
  }));
  return [
    {
      description: { rule: field, key: field, bounds },
      drop: (from) => without(from, field),
      looser: [],
    },
  ];
}

function differenceBound({
  min_difference: players = 0,
  min_difference_counts_captains: countsCaptains = false,
}: Strategy): readonly Bound[] {
  if (players === 0) return [];
  return [
    {
      description: { rule: "min_difference", key: "min_difference", players, countsCaptains },
      drop: (from) => without(from, "min_difference", "min_difference_counts_captains"),
      looser: [],
    },
  ];
}
