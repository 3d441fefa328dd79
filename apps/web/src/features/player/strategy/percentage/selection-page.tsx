import { t } from "../../../../i18n/translate.ts";
import { Button } from "../../../../ui/button.tsx";
import type { Strategy } from "@teamwright/domain";
import { useMemo, useState } from "react";
import { useNavigate } from "react-router";
import { Explain } from "../../../../blocks/explain/explain.tsx";
import { OptionCard, OptionGrid } from "../../../../blocks/option-card/option-card.tsx";
import { usePlanStatus } from "../../../../data/api/session.ts";
import { hasCounts, toggledCounts } from "../state/choices.ts";
import {
  checkPatternUsable,
  checkSplits,
  percentageGroupCounts,
  splitsOffered,
} from "../../../../data/strategy/step-rules.ts";
import { strategyStore } from "../../../../data/strategy/use-strategy.ts";
import { useOutlook } from "../state/use-outlook.ts";
import { paths } from "../../../../lib/paths.ts";
import { useLatestCallback } from "../../../../lib/use-latest-callback.ts";
import { Card } from "../../../../ui/card.tsx";
import { TabPanel, Tabs } from "../../../../ui/tabs.tsx";
import { EvidenceNote } from "../evidence/evidence-note.tsx";
import { evidenceOf } from "../evidence/evidence-words.ts";
import { useEvidence } from "../evidence/use-evidence.ts";
import { ContinueButton } from "../flow/continue-button.tsx";
import { FlowFrame } from "../flow/flow-frame.tsx";
import { ShapeSuggestion } from "../flow/shape-suggestion.tsx";
import { stepPage } from "../flow/step-page.tsx";
import type { StepProps } from "../flow/step-page.tsx";
import { stepAfter } from "../flow/steps.ts";
import { useOptionFigures } from "../flow/use-option-counts.ts";
import { SelectionSettings } from "./selection-settings.tsx";
import classes from "../partition/partition.module.css";

const TABS = "pattern";
const none: readonly never[] = [];

const withSplits =
  (pattern: 1 | 2) =>
  (strategy: Strategy, values: readonly (readonly number[])[]): Strategy => ({
    ...strategy,
    percentage: { pattern, splits: values.map((counts) => [...counts]) },
  });
const withPattern = { 1: withSplits(1), 2: withSplits(2) } as const;

const SelectionStep = ({ context, loadedAt }: StepProps) => {
  const { sport, draft, pool } = context;
  const outlook = useOutlook(context);
  const evidence = useEvidence(context);
  const navigate = useNavigate();
  const status = usePlanStatus();
  const [pattern, setPattern] = useState<1 | 2>(draft.strategy.percentage?.pattern ?? 1);
  const unusable = checkPatternUsable(sport, pattern, pool);
  const options = useMemo(
    () => (unusable === null ? splitsOffered(sport, pattern, pool) : []),
    [unusable, sport, pattern, pool],
  );
  const counted = pattern === 1 ? "pattern1" : "pattern2";
  const seen = useMemo(() => evidenceOf(evidence, counted), [evidence, counted]);
  const { percentage } = draft.strategy;
  const chosen = percentage?.pattern === pattern ? percentage.splits : none;
  const figureOf = useOptionFigures({ context, options, chosen, withOptions: withPattern[pattern] });
  const counts = percentageGroupCounts(pattern, pool);
  const set = (splits: readonly (readonly number[])[]) => {
    strategyStore.changeBounds({
      percentage: splits.length === 0 ? undefined : withPattern[pattern](draft.strategy, splits).percentage,
    });
  };
  const skip = () => {
    strategyStore.changeBounds({ percentage: undefined });
    void navigate(stepAfter(draft.way, paths.selection));
  };
  const toggle = useLatestCallback((index: number) => {
    set(toggledCounts(chosen, options[index] ?? none));
  });
  return (
    <FlowFrame
      context={context}
      loadedAt={loadedAt}
      outlook={outlook}
      route={paths.selection}
      title={t("strategy.selection")}
      explain={
        <Explain
          term="percentage"
          name={t("strategy.selection")}
          also={[
            { term: "pattern1", name: t("strategy.pattern1") },
            { term: "pattern2", name: t("strategy.pattern2") },
          ]}
        />
      }
      titleActions={
        status !== null &&
        status.user_role !== "customer" && <SelectionSettings pool={pool} pattern={pattern} />
      }
      tools={
        <Tabs
          id={TABS}
          label={t("strategy.patterns")}
          items={[
            { value: "1", label: t("strategy.pattern1") },
            { value: "2", label: t("strategy.pattern2") },
          ]}
          value={String(pattern) as "1" | "2"}
          onChange={(value) => {
            setPattern(value === "1" ? 1 : 2);
          }}
        />
      }
      footer={
        <>
          <Button variant="soft" onClick={skip}>
            {t("strategy.skip")}
          </Button>
          {unusable === null && (
            <>
              <ShapeSuggestion
                context={context}
                kind={pattern === 1 ? "pattern1" : "pattern2"}
                counts={[1, 2, 3, 4]}
                options={options}
                onAdd={set}
              />
              <ContinueButton context={context} route={paths.selection} missing={checkSplits(chosen)} />
            </>
          )}
        </>
      }
    >
      <TabPanel id={TABS} value={String(pattern)}>
        {counts !== null && (
          <p className={classes["lead"]}>
            {pattern === 1
              ? t("strategy.twoGroups", { low: counts[0] ?? 0, high: counts[1] ?? 0 })
              : t("strategy.threeGroups", {
                  low: counts[0] ?? 0,
                  middle: counts[1] ?? 0,
                  high: counts[2] ?? 0,
                })}
          </p>
        )}
        <EvidenceNote evidence={evidence} of={evidence?.[counted].of ?? 0} />
        {unusable !== null && <Card tone="warn">{unusable}</Card>}
        <OptionGrid label={pattern === 1 ? t("strategy.pattern1") : t("strategy.pattern2")}>
          {options.map((value, index) => (
            <OptionCard
              id={index}
              key={value.join("-")}
              label={value.join("-")}
              checked={hasCounts(chosen, value)}
              {...figureOf(value)}
              evidence={seen(value)}
              onToggle={toggle}
            />
          ))}
        </OptionGrid>
      </TabPanel>
    </FlowFrame>
  );
};

/** /selection: how many popular and how many other players a team holds. */
export const SelectionPage = stepPage("strategy.selection", SelectionStep);
