import { combinationsUnder } from "@teamwright/domain";
import type { Player, Sport } from "@teamwright/domain";
import { useMemo } from "react";
import { useNavigate } from "react-router";
import { Explain } from "#blocks/explain/explain.tsx";
import { usePlanStatus } from "#data/api/session.ts";
import { playersAt } from "#data/strategy/pool.ts";
import {
  checkPatternUsable,
  partitionsOffered,
  percentageGroupCounts,
  splitsOffered,
} from "#data/strategy/step-rules.ts";
import { strategyStore } from "#data/strategy/use-strategy.ts";
import type { StrategyContext } from "#data/strategy/use-strategy.ts";
import { t } from "#i18n/translate.ts";
import { paths } from "#lib/paths.ts";
import { shortSideName } from "#lib/short-side-name.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { ChipButton } from "#ui/chip.tsx";
import { SwitchRow } from "#ui/switch-row.tsx";
import { stepPage } from "../flow/step-page.tsx";
import { stepAfter } from "../flow/steps.ts";
import { hasCounts } from "../state/choices.ts";
import { CombinationRangeDialog } from "./combination-range-dialog.tsx";
import type { OptionCounts, OptionTab } from "./option-kinds.ts";
import { OptionStepPage } from "./option-step.tsx";
import type { OptionPartProps, OptionStep } from "./option-step.tsx";
import classes from "./options.module.css";
import { SelectionSettings } from "./selection-settings.tsx";

const useIsStaff = (): boolean => {
  const status = usePlanStatus();
  return status !== null && status.user_role !== "customer";
};

function usePartitionTabs({ sport, rules, pool, draft }: StrategyContext): readonly [OptionTab] {
  const { fixed } = draft.strategy;
  const options = useMemo(
    () => partitionsOffered(sport, rules, playersAt(pool, fixed ?? [])),
    [sport, rules, pool, fixed],
  );
  const label = t("strategy.partition");
  return [{ value: "partitions", label, kind: "partitions", options, suggestedOptions: options }];
}

const PartitionLead = ({ context: { match } }: OptionPartProps) => (
  <p className={classes["text"]}>
    {t("strategy.partitionLead", {
      left: shortSideName(match.left_team_name),
      right: shortSideName(match.right_team_name),
    })}
  </p>
);

const EqualDistribution = ({ context }: OptionPartProps) =>
  useIsStaff() && (
    <SwitchRow
      label={t("strategy.equalDistribution")}
      hint={t("strategy.equalPartitionsDetail")}
      checked={context.draft.strategy.partition_distribution !== undefined}
      onChange={(equal) => {
        strategyStore.changeBounds({ partition_distribution: equal ? { mode: 1 } : undefined });
      }}
    />
  );

const splitsUsable = (sport: Sport, pattern: 1 | 2, pool: readonly Player[]): readonly OptionCounts[] =>
  checkPatternUsable(sport, pattern, pool) === null ? splitsOffered(sport, pattern, pool) : [];

function usePatternTabs({ sport, pool }: StrategyContext): readonly [OptionTab, OptionTab] {
  const first = useMemo(() => splitsUsable(sport, 1, pool), [sport, pool]);
  const second = useMemo(() => splitsUsable(sport, 2, pool), [sport, pool]);
  const tabOf = (pattern: 1 | 2, options: readonly OptionCounts[]) => ({
    value: String(pattern),
    options,
    suggestedOptions: options,
    unusable: checkPatternUsable(sport, pattern, pool),
  });
  return [
    { ...tabOf(1, first), label: t("strategy.pattern1"), kind: "pattern1" },
    { ...tabOf(2, second), label: t("strategy.pattern2"), kind: "pattern2" },
  ];
}

const patternOf = ({ kind }: OptionTab) => (kind === "pattern2" ? 2 : 1);

const GroupCounts = ({ context, tab }: OptionPartProps) => {
  const counts = percentageGroupCounts(patternOf(tab), context.pool);
  if (counts === null) return null;
  const [low = 0, second = 0, high = 0] = counts;
  return (
    <p className={classes["text"]}>
      {patternOf(tab) === 1
        ? t("strategy.twoGroups", { low, high: second })
        : t("strategy.threeGroups", { low, middle: second, high })}
    </p>
  );
};

const SkipButton = ({ context }: OptionPartProps) => {
  const navigate = useNavigate();
  return (
    <Button
      variant="soft"
      onClick={() => {
        strategyStore.changeBounds({ percentage: undefined });
        void navigate(stepAfter(context.draft.way, paths.selection));
      }}
    >
      {t("strategy.skip")}
    </Button>
  );
};

function useCombinationTabs({ sport, rules }: StrategyContext): readonly [OptionTab, ...OptionTab[]] {
  const [all, old, addedOptions] = useMemo(() => {
    const allowed = combinationsUnder(sport, rules);
    const { oldCombinationCount: count } = sport;
    return [allowed, allowed.slice(0, count), allowed.slice(count)];
  }, [sport, rules]);
  const kind = "combinations";
  const first: OptionTab = {
    value: "old",
    label: t("strategy.oldCombinations"),
    kind,
    options: old,
    suggestedOptions: all,
  };
  return addedOptions.length === 0
    ? [first]
    : [first, { ...first, value: "new", label: t("strategy.newCombinations"), options: addedOptions }];
}

const CombinationHead = ({ context, tab, chosenOptions, onChange }: OptionPartProps) => {
  const others = tab.options.filter((option) => !hasCounts(chosenOptions, option));
  return (
    <div className={classes["head"]}>
      <p className={classes["lead"]}>{context.sport.roles.map((role) => role.code).join(" - ")}</p>
      <ChipButton
        pressed={tab.options.length > 0 && others.length === 0}
        onClick={() => {
          onChange(
            others.length === 0
              ? chosenOptions.filter((option) => !hasCounts(tab.options, option))
              : [...chosenOptions, ...others],
          );
        }}
      >
        {t("common.selectAll")}
      </ChipButton>
    </div>
  );
};

/** The steps with options, in the order of the flow. */
const steps = {
  partition: {
    route: paths.partition,
    title: "strategy.partition",
    useTabs: usePartitionTabs,
    suggestionCounts: [1, 2, 3, 4],
    Lead: PartitionLead,
    Head: ({ tab }) =>
      tab.options.length === 0 && <p className={classes["text"]}>{t("strategy.noPartition")}</p>,
    Below: EqualDistribution,
  },
  percentage: {
    route: paths.selection,
    title: "strategy.selection",
    useTabs: usePatternTabs,
    tabs: { id: "pattern", label: "strategy.patterns", isCounted: false },
    suggestionCounts: [1, 2, 3, 4],
    Lead: GroupCounts,
    Head: ({ tab }) => tab.unusable && <Card tone="warn">{tab.unusable}</Card>,
    TitleActions: ({ context, tab }) =>
      useIsStaff() && <SelectionSettings pool={context.pool} pattern={patternOf(tab)} />,
    Explained: () => (
      <Explain
        term="percentage"
        name={t("strategy.selection")}
        also={[
          { term: "pattern1", name: t("strategy.pattern1") },
          { term: "pattern2", name: t("strategy.pattern2") },
        ]}
      />
    ),
    Footer: SkipButton,
  },
  combination: {
    route: paths.combination,
    title: "strategy.teamCombinations",
    useTabs: useCombinationTabs,
    tabs: {
      id: "combinations",
      label: "strategy.teamCombinations",
      isCounted: true,
      isIn: ({ combinations, oldCombinationCount }) => combinations.length > oldCombinationCount,
    },
    suggestionCounts: [2, 4, 6, 8, 12],
    Head: CombinationHead,
    Below: ({ tab, chosenOptions }) =>
      chosenOptions.length > 0 && (
        <p className={classes["lead"]}>
          {t("strategy.combinations", { n: chosenOptions.length, all: tab.suggestedOptions.length })}
        </p>
      ),
    Footer: ({ context, tab, onChange }) => (
      <CombinationRangeDialog context={context} options={tab.suggestedOptions} onAdd={onChange} />
    ),
  },
} as const satisfies Record<string, OptionStep>;

const pageOf = (step: OptionStep) =>
  stepPage(step.title, (props) => <OptionStepPage step={step} {...props} />);

/** /partision: how many players come from each side. */
export const PartitionPage = pageOf(steps.partition);

/** /selection: how many popular and how many other players a team holds. */
export const SelectionPage = pageOf(steps.percentage);

/** /combination: how many players of each role. */
export const CombinationPage = pageOf(steps.combination);
