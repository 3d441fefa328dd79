import { MAX_TEAM_SIZE, sportByIndex, sportIndexes, strategySchema } from "@teamwright/domain";
import type { Strategy } from "@teamwright/domain";
import * as z from "zod/mini";
import type { Migration } from "../records/stored-record.ts";
import { changeBounds } from "./change-bounds.ts";
import { valuesAt } from "./counts-table.ts";
import { replacingCredits } from "./custom-credits.ts";

/**
 * The choices of a draft of version 2: partitions, combinations and splits are indexes in the sport's tables. Created on
 * use, because few devices still have such a draft.
 */
const makeSchemaOfVersion2 = () => {
  const { shape } = strategySchema.def.getter();
  const distribution = shape.captain_distribution.def.innerType;
  const ids = z.array(z.int());
  const pair = z.tuple([z.number(), z.number()]);
  return z.object({
    sport: z.literal(sportIndexes),
    players: ids,
    fixed: ids,
    groups: z.array(z.object({ players: ids, min: z.int(), max: z.int() })),
    captains: ids,
    captainDistribution: distribution,
    viceCaptains: ids,
    viceCaptainDistribution: distribution,
    partitions: ids,
    equalPartitions: z.boolean(),
    percentage: z.nullable(z.object({ pattern: z.literal([1, 2]), splits: ids })),
    credits: z.nullable(pair),
    customCredits: z.nullable(z.object({ type: z.enum(["partition", "percentage"]), one: pair, two: pair })),
    combinations: ids,
    roleFrequency: z.nullable(shape.role_frequency.def.innerType),
    percentageFrequency: z.nullable(shape.percentage_frequency.def.innerType),
    exposure: shape.exposure.def.innerType,
    captainExposure: shape.captain_exposure.def.innerType,
    viceCaptainExposure: shape.vice_captain_exposure.def.innerType,
    pairExposure: shape.pair_exposure.def.innerType,
    partitionExposure: shape.partition_exposure.def.innerType,
    combinationExposure: shape.combination_exposure.def.innerType,
    minDifference: z.int(),
  });
};
type Choices = z.infer<ReturnType<typeof makeSchemaOfVersion2>>;

const unique = (list: readonly number[]): number[] => [...new Set(list)];

const splitsOf = ({ sport, percentage }: Choices): Strategy["percentage"] => {
  if (percentage === null) return undefined;
  const { pattern1Splits, pattern2Splits } = sportByIndex(sport);
  const { pattern, splits: list } = percentage;
  const splits = valuesAt(pattern === 1 ? pattern1Splits : pattern2Splits, list).map((split) => [...split]);
  return splits.length === 0 ? undefined : { pattern, splits };
};

const distributionOf = ({ mode, shares }: Choices["captainDistribution"]) =>
  mode === 0 ? undefined : shares === undefined ? { mode } : { mode, shares };

/** A bound that the strategy document does not allow is left out, so that the rest of the draft stays readable. */
function valid(strategy: Strategy): Strategy {
  const { shape } = strategySchema.def.getter();
  return Object.fromEntries(
    Object.entries(strategy).filter(([key, value]) => shape[key as keyof Strategy].safeParse(value).success),
  ) as Strategy;
}

function strategyOf(choices: Choices): Strategy {
  const { combinations, partitions } = sportByIndex(choices.sport);
  const { customCredits: custom } = choices;
  return valid(
    changeBounds(
      { sport: choices.sport, players: unique(choices.players) },
      {
        fixed: unique(choices.fixed),
        groups: choices.groups.map((group) => ({
          ...group,
          players: unique(group.players),
          max: Math.min(group.max, MAX_TEAM_SIZE),
        })),
        captains: unique(choices.captains),
        captain_distribution: distributionOf(choices.captainDistribution),
        vice_captains: unique(choices.viceCaptains),
        vice_captain_distribution: distributionOf(choices.viceCaptainDistribution),
        partitions: valuesAt(partitions, choices.partitions).map(([left, right]) => [left, right]),
        partition_distribution: choices.equalPartitions ? { mode: 1 } : undefined,
        combinations: valuesAt(combinations, choices.combinations).map((counts) => [...counts]),
        percentage: splitsOf(choices),
        ...(custom === null ? { credits: choices.credits ?? undefined } : replacingCredits(custom)),
        role_frequency: choices.roleFrequency ?? undefined,
        percentage_frequency: choices.percentageFrequency ?? undefined,
        exposure: choices.exposure,
        captain_exposure: choices.captainExposure,
        vice_captain_exposure: choices.viceCaptainExposure,
        pair_exposure: choices.pairExposure,
        partition_exposure: choices.partitionExposure,
        combination_exposure: choices.combinationExposure,
        min_difference: choices.minDifference === 0 ? undefined : choices.minDifference,
      },
    ),
  );
}

/** A draft that version 2 could not read stays as it is, and is refused by the schema of this version. */
function holdStrategy(draft: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const read = makeSchemaOfVersion2().safeParse(draft);
  if (!read.success) return { ...draft };
  const { credits, customCredits } = read.data;
  return {
    ...Object.fromEntries(Object.entries(draft).filter(([key]) => !(key in read.data))),
    strategy: strategyOf(read.data),
    replacedCredits: customCredits === null ? null : credits,
  };
}

export const migrations: readonly Migration[] = [
  {
    name: "drafts have exposures of all kinds, a mix and own line-ups",
    from: 1,
    migrate: (draft) => ({
      viceCaptainExposure: {},
      pairExposure: {},
      partitionExposure: {},
      combinationExposure: {},
      variants: [],
      ownWeight: 1,
      lineup: [],
      dropped: [],
      impact: [],
      ...draft,
    }),
  },
  { name: "drafts hold the strategy document", from: 2, migrate: holdStrategy },
];
