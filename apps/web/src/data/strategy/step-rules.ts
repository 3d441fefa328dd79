import { t } from "#i18n/translate.ts";
import { MAX_CREDITS, percentageGroup } from "@teamwright/domain";
import type {
  Distribution,
  Partition,
  PercentageSplit,
  Player,
  RoleCounts,
  Sport,
  Tables,
} from "@teamwright/domain";
import { partitionsUnder } from "@teamwright/domain";
import type { CustomCredits } from "./custom-credits.ts";
import { sideCounts } from "./pool.ts";

type EnteredRange = readonly [min: number, max: number];

/** Minimum number of splits for the percentage screen; with fewer it offers Skip only. Source: DECISIONS section 4. */
export const MIN_SPLITS_OFFERED = 3;

/** The message when there would be too many fixed players; null otherwise. `count` is the resulting number. */
export const checkFixedCount = (sport: Tables, count: number): string | null =>
  count > sport.fixedMax ? t("strategy.cannotSelectMoreThan", { n: sport.fixedMax }) : null;

type ChosenList = readonly unknown[] | undefined;
const fewer = (chosen: ChosenList, than: number): boolean => (chosen?.length ?? 0) < than;

export const checkCaptains = (captains: ChosenList, { slug }: Pick<Sport, "slug">): string | null =>
  fewer(captains, 1) ? t("strategy.selectCaptains", { sport: slug }) : null;

export const checkViceCaptains = (viceCaptains: ChosenList, { slug }: Pick<Sport, "slug">): string | null =>
  fewer(viceCaptains, 2) ? t("strategy.selectViceCaptains", { sport: slug }) : null;

export const checkPartitions = (chosen: ChosenList): string | null =>
  fewer(chosen, 1) ? t("strategy.shouldSelectStrategies") : null;

export const checkSplits = (chosen: ChosenList): string | null =>
  fewer(chosen, 1) ? t("strategy.shouldSelectStrategiesLower") : null;

export const checkCombinations = (chosen: ChosenList): string | null =>
  fewer(chosen, 1) ? t("strategy.selectCombinations") : null;

/** Partitions of the rule setting that have room on each side for the fixed players. */
export function partitionsOffered(
  sport: Tables,
  rules: 0 | 1,
  fixedPlayers: readonly Player[],
): readonly Partition[] {
  const [left, right] = sideCounts(fixedPlayers);
  return partitionsUnder(sport, rules).filter((split) => split[0] >= left && split[1] >= right);
}

/** How many of the players are in each percentage group of the pattern; null when a percentage is missing. */
export function percentageGroupCounts(pattern: 1 | 2, players: readonly Player[]): readonly number[] | null {
  const counts = pattern === 1 ? [0, 0] : [0, 0, 0];
  for (const { selected_by } of players) {
    if (selected_by === null) return null;
    const group = percentageGroup(pattern, selected_by);
    counts[group] = (counts[group] ?? 0) + 1;
  }
  return counts;
}

/** Splits of the pattern that the selected players can fill; none when percentages are missing. */
export function splitsOffered(
  sport: Tables,
  pattern: 1 | 2,
  pool: readonly Player[],
): readonly PercentageSplit[] {
  const have = percentageGroupCounts(pattern, pool);
  if (have === null) return [];
  const splits = pattern === 1 ? sport.pattern1Splits : sport.pattern2Splits;
  return splits.filter((split) => split.every((need, group) => need <= (have[group] ?? 0)));
}

/** Why a pattern can only be skipped; null when it can be used. */
export function checkPatternUsable(sport: Tables, pattern: 1 | 2, pool: readonly Player[]): string | null {
  if (percentageGroupCounts(pattern, pool) === null) return t("strategy.percentagesMissing");
  const enough = splitsOffered(sport, pattern, pool).length >= MIN_SPLITS_OFFERED;
  return enough ? null : t("strategy.tooFewStrategies");
}

const isBounded = ([min, max]: EnteredRange) =>
  Number.isFinite(min) && Number.isFinite(max) && min >= 0 && min <= max && max <= MAX_CREDITS;

/** Team credits: two numbers, the first at most the second, neither above 100. NaN stands for an empty field. */
export const checkCredits = (range: EnteredRange): string | null =>
  isBounded(range) ? null : t("strategy.enterValidCreditRange");

/** Credits per side or per percentage group. */
export const checkCustomCredits = ({ one, two }: CustomCredits): string | null =>
  isBounded(one) && isBounded(two) ? null : t("strategy.invalidCreditRange");

/** A whole number from 1 to the account's limit. */
export const checkTeamCount = (count: number, limit: number): string | null =>
  Number.isInteger(count) && count >= 1 && count <= limit ? null : t("common.enterValidNumberOfTeams");

/** Custom shares (mode 2) add to 100 over the candidates. */
export function checkShares(
  distribution: Distribution | undefined,
  candidates: readonly number[] = [],
): string | null {
  if (distribution?.mode !== 2) return null;
  const sum = candidates.reduce((total, index) => total + (distribution.shares?.[String(index)] ?? 0), 0);
  return Math.abs(sum - 100) < 0.01 ? null : t("strategy.sharesMustBeHundred");
}

const maximaOf = (counts: RoleCounts) =>
  counts.reduce((sum, allowed) => sum + (allowed.length === 0 ? 0 : Math.max(...allowed)), 0);

/** Role or percentage frequency: every cell has counts, and the largest counts can fill a team. */
export function checkFrequency(sport: Tables, cells: readonly RoleCounts[]): string | null {
  const complete = cells.every(
    (counts) => counts.length === sport.roles.length && counts.every((allowed) => allowed.length > 0),
  );
  if (!complete) return t("strategy.pleaseSelectAllFields");
  const most = cells.reduce((sum, counts) => sum + maximaOf(counts), 0);
  return most >= sport.teamSize ? null : t("strategy.invalidSelectionOfValues");
}
