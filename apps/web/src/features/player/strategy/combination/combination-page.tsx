import { t } from "../../../../i18n/translate.ts";
import { combinationsUnder } from "@teamwright/domain";
import type { Strategy } from "@teamwright/domain";
import { useDeferredValue, useMemo, useState } from "react";
import { OptionCard, OptionGrid } from "../../../../blocks/option-card/option-card.tsx";
import { hasCounts, toggledCounts } from "../state/choices.ts";
import { checkCombinations } from "../../../../data/strategy/step-rules.ts";
import { strategyStore } from "../../../../data/strategy/use-strategy.ts";
import { useOutlook } from "../state/use-outlook.ts";
import { paths } from "../../../../lib/paths.ts";
import { useLatestCallback } from "../../../../lib/use-latest-callback.ts";
import { ChipButton } from "../../../../ui/chip.tsx";
import { TabPanel, Tabs } from "../../../../ui/tabs.tsx";
import { EvidenceNote } from "../evidence/evidence-note.tsx";
import { evidenceOf } from "../evidence/evidence-words.ts";
import { useEvidence } from "../evidence/use-evidence.ts";
import { ContinueButton } from "../flow/continue-button.tsx";
import { FlowFrame } from "../flow/flow-frame.tsx";
import { ShapeSuggestion } from "../flow/shape-suggestion.tsx";
import { stepPage } from "../flow/step-page.tsx";
import type { StepProps } from "../flow/step-page.tsx";
import { useOptionFigures } from "../flow/use-option-counts.ts";
import { CombinationRangeDialog } from "./combination-range-dialog.tsx";
import classes from "./combination.module.css";

const TABS = "combinations";
const suggested = [2, 4, 6, 8, 12];
const none: readonly never[] = [];
type Tab = "old" | "new";

const withCombinations = (strategy: Strategy, values: readonly (readonly number[])[]): Strategy => ({
  ...strategy,
  combinations: values.map((counts) => [...counts]),
});

const CombinationStep = ({ context, loadedAt }: StepProps) => {
  const { sport, draft, rules } = context;
  const outlook = useOutlook(context);
  const evidence = useEvidence(context);
  const seen = useMemo(() => evidenceOf(evidence, "combinations"), [evidence]);
  const [tab, setTab] = useState<Tab>("old");
  const { combinations = none } = draft.strategy;
  const { oldCombinationCount } = sport;
  const allowed = useMemo(() => combinationsUnder(sport, rules), [sport, rules]);
  const hasNew = allowed.length > oldCombinationCount;
  const options = useMemo(
    () => (tab === "old" ? allowed.slice(0, oldCombinationCount) : allowed.slice(oldCombinationCount)),
    [allowed, oldCombinationCount, tab],
  );
  const figureOf = useOptionFigures({
    context,
    options,
    chosen: combinations,
    withOptions: withCombinations,
  });
  const later = useDeferredValue(context);
  const set = useLatestCallback((values: readonly (readonly number[])[]) => {
    strategyStore.changeBounds({ combinations: values.map((counts) => [...counts]) });
  });
  const allChosen = options.length > 0 && options.every((value) => hasCounts(combinations, value));
  const oldChosen = sport.combinations
    .slice(0, oldCombinationCount)
    .filter((value) => hasCounts(combinations, value)).length;
  const toggle = useLatestCallback((index: number) => {
    set(toggledCounts(combinations, options[index] ?? none));
  });
  return (
    <FlowFrame
      context={context}
      loadedAt={loadedAt}
      outlook={outlook}
      route={paths.combination}
      title={t("strategy.teamCombinations")}
      tools={
        <Tabs
          id={TABS}
          label={t("strategy.teamCombinations")}
          items={[
            { value: "old", label: t("strategy.oldCombinations"), count: oldChosen },
            ...(hasNew
              ? [
                  {
                    value: "new" as const,
                    label: t("strategy.newCombinations"),
                    count: combinations.length - oldChosen,
                  },
                ]
              : []),
          ]}
          value={tab}
          onChange={setTab}
        />
      }
      footer={
        <>
          <CombinationRangeDialog context={later} options={allowed} onAdd={set} />
          <ShapeSuggestion
            context={later}
            kind="combinations"
            counts={suggested}
            options={allowed}
            onAdd={set}
          />
          <ContinueButton
            context={context}
            route={paths.combination}
            missing={checkCombinations(combinations)}
          />
        </>
      }
    >
      <TabPanel id={TABS} value={tab}>
        <EvidenceNote evidence={evidence} of={evidence?.combinations.of ?? 0} />
        <div className={classes["head"]}>
          <p className={classes["lead"]}>{sport.roles.map((role) => role.code).join(" - ")}</p>
          <ChipButton
            pressed={allChosen}
            onClick={() => {
              set(
                allChosen
                  ? combinations.filter((value) => !hasCounts(options, value))
                  : [...combinations, ...options.filter((value) => !hasCounts(combinations, value))],
              );
            }}
          >
            {t("common.selectAll")}
          </ChipButton>
        </div>
        <OptionGrid label={tab === "old" ? t("strategy.oldCombinations") : t("strategy.newCombinations")}>
          {options.map((value, index) => (
            <OptionCard
              id={index}
              key={value.join("-")}
              label={value.join("-")}
              checked={hasCounts(combinations, value)}
              {...figureOf(value)}
              evidence={seen(value)}
              onToggle={toggle}
            />
          ))}
        </OptionGrid>
        {combinations.length > 0 && (
          <p className={classes["lead"]}>
            {t("strategy.combinations", { n: combinations.length, all: allowed.length })}
          </p>
        )}
      </TabPanel>
    </FlowFrame>
  );
};

/** /combination: how many players of each role. */
export const CombinationPage = stepPage("strategy.teamCombinations", CombinationStep);
