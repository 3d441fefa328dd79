import { t } from "../../../../i18n/translate.ts";
import type { Strategy } from "@teamwright/domain";
import { useDeferredValue, useMemo, useState } from "react";
import { OptionCard, OptionGrid } from "../../../../blocks/option-card/option-card.tsx";
import { toggled } from "../state/choices.ts";
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
  const all = useMemo(() => sport.combinations.map((value, id) => ({ id, value })), [sport]);
  const hasNew = rules === 0 && all.length > sport.oldCombinationCount;
  const allowed = useMemo(
    () => (hasNew ? all : all.slice(0, sport.oldCombinationCount)),
    [all, hasNew, sport.oldCombinationCount],
  );
  const options = useMemo(
    () => allowed.filter(({ id }) => id < sport.oldCombinationCount === (tab === "old")),
    [allowed, sport.oldCombinationCount, tab],
  );
  const figureOf = useOptionFigures({
    context,
    options,
    chosen: draft.combinations,
    withOptions: withCombinations,
  });
  const later = useDeferredValue(context);
  const set = useLatestCallback((combinations: readonly number[]) => {
    strategyStore.change({ combinations: [...combinations] });
  });
  const ids = options.map(({ id }) => id);
  const allChosen = ids.length > 0 && ids.every((id) => draft.combinations.includes(id));
  const chosenIn = (old: boolean) =>
    draft.combinations.filter((id) => id < sport.oldCombinationCount === old).length;
  const toggle = useLatestCallback((id: number) => {
    set(toggled(draft.combinations, id));
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
            { value: "old", label: t("strategy.oldCombinations"), count: chosenIn(true) },
            ...(hasNew
              ? [
                  {
                    value: "new" as const,
                    label: t("strategy.newCombinations"),
                    count: chosenIn(false),
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
            missing={checkCombinations(draft.combinations)}
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
                  ? draft.combinations.filter((id) => !ids.includes(id))
                  : [...new Set([...draft.combinations, ...ids])],
              );
            }}
          >
            {t("common.selectAll")}
          </ChipButton>
        </div>
        <OptionGrid label={tab === "old" ? t("strategy.oldCombinations") : t("strategy.newCombinations")}>
          {options.map(({ id, value }) => (
            <OptionCard
              id={id}
              key={id}
              label={value.join("-")}
              checked={draft.combinations.includes(id)}
              {...figureOf(id)}
              evidence={seen(value)}
              onToggle={toggle}
            />
          ))}
        </OptionGrid>
        {draft.combinations.length > 0 && (
          <p className={classes["lead"]}>
            {t("strategy.combinations", { n: draft.combinations.length, all: allowed.length })}
          </p>
        )}
      </TabPanel>
    </FlowFrame>
  );
};

/** /combination: how many players of each role. */
export const CombinationPage = stepPage("strategy.teamCombinations", CombinationStep);
