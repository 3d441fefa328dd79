import type { Sport } from "@teamwright/domain";
import type { ComponentType } from "react";
import { useDeferredValue, useMemo, useState } from "react";
import { OptionCard, OptionGrid } from "#blocks/option-card/option-card.tsx";
import { strategyStore } from "#data/strategy/use-strategy.ts";
import type { StrategyContext } from "#data/strategy/use-strategy.ts";
import { t } from "#i18n/translate.ts";
import type { TextKey } from "#i18n/translate.ts";
import { useLatestCallback } from "#lib/use-latest-callback.ts";
import { ChipButton } from "#ui/chip.tsx";
import { TabPanel, Tabs } from "#ui/tabs.tsx";
import { EvidenceNote } from "../evidence/evidence-note.tsx";
import { evidenceOf } from "../evidence/evidence-words.ts";
import { useEvidence } from "../evidence/use-evidence.ts";
import { ContinueButton } from "../flow/continue-button.tsx";
import { FlowFrame } from "../flow/flow-frame.tsx";
import type { StepProps } from "../flow/step-page.tsx";
import { hasCounts, toggledCounts } from "../state/choices.ts";
import { useOutlook } from "../state/use-outlook.ts";
import { optionKinds } from "./option-kinds.ts";
import type { OptionCounts, OptionTab } from "./option-kinds.ts";
import { ShapeSuggestion } from "./shape-suggestion.tsx";
import classes from "./options.module.css";
import { SuggestedShapes } from "./suggested-shapes.tsx";
import { useOptionFigures } from "./use-option-figures.ts";

export interface OptionPartProps {
  readonly context: StrategyContext;
  readonly tab: OptionTab;
  readonly chosenOptions: readonly OptionCounts[];
  readonly onChange: (chosen: readonly OptionCounts[]) => void;
}

type OptionPart = ComponentType<OptionPartProps>;

/** A step whose choice is a set of options. Each option is a card with its exact number of teams. */
export interface OptionStep {
  readonly route: string;
  readonly title: TextKey;
  readonly useTabs: (context: StrategyContext) => readonly [OptionTab, ...OptionTab[]];
  /** Absent: the only tab is not shown as one. */
  readonly tabs?: {
    readonly id: string;
    readonly label: TextKey;
    readonly isCounted: boolean;
    /** In other sports the options are of one kind: a single tab would only take room. */
    readonly isIn?: (sport: Sport) => boolean;
  };
  /** The numbers of options that can be suggested; the second is the usual one. */
  readonly suggestionCounts: readonly [number, number, ...number[]];
  /** Above the figures of past matches, above the cards, and below them. */
  readonly Lead?: OptionPart;
  readonly Head?: OptionPart;
  readonly Below?: OptionPart;
  readonly TitleActions?: OptionPart;
  readonly Explained?: ComponentType;
  /** Before the suggestion. */
  readonly Footer?: OptionPart;
}

const noCounts: OptionCounts = [];

const OptionContent = ({ step, ...part }: OptionPartProps & { readonly step: OptionStep }) => {
  const { Lead, Head, Below } = step;
  const { context, tab, chosenOptions, onChange } = part;
  const { kind, options } = tab;
  const evidence = useEvidence(context);
  const evidenceFor = useMemo(() => evidenceOf(evidence, kind), [evidence, kind]);
  const { boundOf } = optionKinds[kind];
  const [withRare, setWithRare] = useState(false);
  const cards = options.map((option) => {
    const { words, isRare = false } = evidenceFor(option) ?? {};
    return { option, words, isRare, checked: hasCounts(chosenOptions, option) };
  });
  const rareCount = cards.filter(({ isRare, checked }) => isRare && !checked).length;
  // Where every option is rare, none of them is worth hiding.
  const hides = rareCount > 0 && cards.some(({ isRare }) => !isRare);
  const figureOf = useOptionFigures({ context, options, chosenOptions, boundOf });
  const toggle = useLatestCallback((index: number) => {
    const option = options[index] ?? noCounts;
    // A rare one that is no longer chosen stays where the finger is.
    if (cards[index]?.isRare === true) setWithRare(true);
    onChange(toggledCounts(chosenOptions, option));
  });
  return (
    <>
      {Lead && <Lead {...part} />}
      <EvidenceNote evidence={evidence} of={evidence?.[kind].of ?? 0} isMirrored={kind === "partitions"} />
      {Head && <Head {...part} />}
      <OptionGrid label={tab.label} ofSides={kind === "partitions"}>
        {cards.map(
          ({ option, words, isRare, checked }, index) =>
            (withRare || !hides || checked || !isRare) && (
              <OptionCard
                id={index}
                key={option.join("-")}
                label={option.join("-")}
                checked={checked}
                parts={option}
                {...figureOf(option)}
                evidence={words}
                onToggle={toggle}
              />
            ),
        )}
      </OptionGrid>
      {hides && (
        <div className={classes["rare"]}>
          <ChipButton pressed={withRare} onClick={() => setWithRare(!withRare)}>
            {t("strategy.moreRare", { n: rareCount })}
          </ChipButton>
          <p className={classes["lead"]}>{t("strategy.rareMeans")}</p>
        </div>
      )}
      {Below && <Below {...part} />}
    </>
  );
};

export const OptionStepPage = ({ step, context, loadedAt }: StepProps & { readonly step: OptionStep }) => {
  const { TitleActions, Explained, Footer, route } = step;
  const row = step.tabs?.isIn?.(context.sport) === false ? undefined : step.tabs;
  const { strategy } = context.draft;
  const outlook = useOutlook(context);
  const tabs = step.useTabs(context);
  const [value, setValue] = useState(
    () => tabs.find(({ kind }) => optionKinds[kind].chosenIn(strategy).length > 0)?.value,
  );
  const tab = tabs.find((each) => each.value === value) ?? tabs[0];
  const { chosenIn, boundOf, missing } = optionKinds[tab.kind];
  const chosenOptions = chosenIn(strategy);
  const change = useLatestCallback((next: readonly OptionCounts[]) => {
    strategyStore.changeBounds(boundOf(next));
  });
  // The tick is rendered first; the dialogs follow.
  const later = useDeferredValue(context);
  const part = { context, tab, chosenOptions, onChange: change };
  const content = <OptionContent step={step} {...part} />;
  return (
    <FlowFrame
      context={context}
      loadedAt={loadedAt}
      outlook={outlook}
      route={route}
      title={t(step.title)}
      explain={Explained && <Explained />}
      titleActions={TitleActions && <TitleActions {...part} />}
      tools={
        row && (
          <Tabs
            id={row.id}
            label={t(row.label)}
            items={tabs.map(({ value: name, label, options }) => ({
              value: name,
              label,
              ...(row.isCounted
                ? { count: options.filter((option) => hasCounts(chosenOptions, option)).length }
                : {}),
            }))}
            value={tab.value}
            onChange={setValue}
          />
        )
      }
      footer={
        <>
          {Footer && <Footer {...part} context={later} />}
          {!tab.unusable && (
            <>
              <ShapeSuggestion
                context={later}
                kind={tab.kind}
                counts={step.suggestionCounts}
                options={tab.suggestedOptions}
                onAdd={change}
              />
              <ContinueButton context={context} route={route} missing={missing(chosenOptions)} />
            </>
          )}
        </>
      }
    >
      <SuggestedShapes context={context} tab={tabs[0]} count={step.suggestionCounts[1]} />
      {row ? (
        <TabPanel id={row.id} value={tab.value}>
          {content}
        </TabPanel>
      ) : (
        content
      )}
    </FlowFrame>
  );
};
