import type { Evidence } from "@teamwright/contract";
import { shareInterval } from "@teamwright/domain";
import { t } from "#i18n/translate.ts";

/** "men's T20 matches", "men's T20 matches of the Harbour Cup". */
export const kindWords = ({ format, gender, series }: Evidence): string =>
  series === null
    ? t("strategy.evidenceKind", { format, gender })
    : t("strategy.evidenceKindOfSeries", { format, gender, series });

/** "in 34 of 120 (21–37 %)": the interval is that of the share at 95 %. */
export function evidenceWords(matches: number, of: number): string | undefined {
  if (of === 0) return undefined;
  const [low, high] = shareInterval(matches, of);
  return t("strategy.evidence", { matches, of, low: Math.round(low), high: Math.round(high) });
}

type CountedOption = "combinations" | "partitions" | "pattern1" | "pattern2";

/** An option is rare when even the upper end of its share's interval is below so many percent. */
const RARE = 10;

interface OptionEvidence {
  readonly words: string | undefined;
  readonly isRare: boolean;
}

/** For a kind of option: what each option's value was worth in past matches; undefined without reports. */
export const evidenceOf = (evidence: Evidence | null, kind: CountedOption) => {
  if (evidence === null || evidence[kind].of === 0) return () => undefined;
  const { of, counts } = evidence[kind];
  const matchesOfValue = new Map(counts.map(({ value, matches }) => [value, matches]));
  return (value: readonly number[]): OptionEvidence => {
    const ordered = kind === "partitions" ? value.toSorted((one, other) => other - one) : value;
    const matches = matchesOfValue.get(ordered.join("-")) ?? 0;
    return { words: evidenceWords(matches, of), isRare: shareInterval(matches, of)[1] < RARE };
  };
};

/** Matches whose dream team cost from the first to the second number of credits. */
export const withinCredits = ({ credits }: Evidence, [from, to]: readonly [number, number]): number =>
  credits.counts
    .filter((each) => from <= each.credits && each.credits <= to)
    .reduce((sum, { matches }) => sum + matches, 0);
