import { t } from "../../../../i18n/translate.ts";
import type { Strategy } from "@teamwright/domain";
import { useMemo } from "react";
import { OptionCard, OptionGrid } from "../../../../blocks/option-card/option-card.tsx";
import { usePlanStatus } from "../../../../data/api/session.ts";
import { hasCounts, toggledCounts } from "../state/choices.ts";
import { playersAt } from "../../../../data/strategy/pool.ts";
import { shortSideName } from "../../../../lib/short-side-name.ts";
import { checkPartitions, partitionsOffered } from "../../../../data/strategy/step-rules.ts";
import { strategyStore } from "../../../../data/strategy/use-strategy.ts";
import { useOutlook } from "../state/use-outlook.ts";
import { paths } from "../../../../lib/paths.ts";
import { useLatestCallback } from "../../../../lib/use-latest-callback.ts";
import { SwitchRow } from "../../../../ui/switch-row.tsx";
import { EvidenceNote } from "../evidence/evidence-note.tsx";
import { evidenceOf } from "../evidence/evidence-words.ts";
import { useEvidence } from "../evidence/use-evidence.ts";
import { ContinueButton } from "../flow/continue-button.tsx";
import { FlowFrame } from "../flow/flow-frame.tsx";
import { ShapeSuggestion } from "../flow/shape-suggestion.tsx";
import { stepPage } from "../flow/step-page.tsx";
import type { StepProps } from "../flow/step-page.tsx";
import { useOptionFigures } from "../flow/use-option-counts.ts";
import classes from "./partition.module.css";

const none: readonly never[] = [];

const withPartitions = (strategy: Strategy, values: readonly (readonly number[])[]): Strategy => ({
  ...strategy,
  partitions: values.map(([left = 0, right = 0]): [number, number] => [left, right]),
});

const PartitionStep = ({ context, loadedAt }: StepProps) => {
  const { match, sport, draft, rules, pool } = context;
  const outlook = useOutlook(context);
  const evidence = useEvidence(context);
  const seen = useMemo(() => evidenceOf(evidence, "partitions"), [evidence]);
  const status = usePlanStatus();
  const { fixed = none, partitions = none } = draft.strategy;
  const options = useMemo(
    () => partitionsOffered(sport, rules, playersAt(pool, fixed)),
    [sport, rules, pool, fixed],
  );
  const figureOf = useOptionFigures({
    context,
    options,
    chosen: partitions,
    withOptions: withPartitions,
  });
  const set = (values: readonly (readonly number[])[]) => {
    strategyStore.changeBounds({ partitions: withPartitions(draft.strategy, values).partitions });
  };
  const toggle = useLatestCallback((index: number) => {
    set(toggledCounts(partitions, options[index] ?? none));
  });
  return (
    <FlowFrame
      context={context}
      loadedAt={loadedAt}
      outlook={outlook}
      route={paths.partition}
      title={t("strategy.partition")}
      footer={
        <>
          <ShapeSuggestion
            context={context}
            kind="partitions"
            counts={[1, 2, 3, 4]}
            options={options}
            onAdd={set}
          />
          <ContinueButton context={context} route={paths.partition} missing={checkPartitions(partitions)} />
        </>
      }
    >
      <p className={classes["lead"]}>
        {t("strategy.partitionLead", {
          left: shortSideName(match.left_team_name),
          right: shortSideName(match.right_team_name),
        })}
      </p>
      <EvidenceNote evidence={evidence} of={evidence?.partitions.of ?? 0} mirrored />
      {options.length === 0 && <p className={classes["lead"]}>{t("strategy.noPartition")}</p>}
      <OptionGrid label={t("strategy.partition")}>
        {options.map((value, index) => (
          <OptionCard
            id={index}
            key={value.join("-")}
            label={value.join("-")}
            checked={hasCounts(partitions, value)}
            {...figureOf(value)}
            evidence={seen(value)}
            onToggle={toggle}
          />
        ))}
      </OptionGrid>
      {status !== null && status.user_role !== "customer" && (
        <SwitchRow
          label={t("strategy.equalDistribution")}
          hint={t("strategy.equalPartitionsDetail")}
          checked={draft.strategy.partition_distribution !== undefined}
          onChange={(equal) => {
            strategyStore.changeBounds({ partition_distribution: equal ? { mode: 1 } : undefined });
          }}
        />
      )}
    </FlowFrame>
  );
};

/** /partision: how many players come from each side. */
export const PartitionPage = stepPage("strategy.partition", PartitionStep);
