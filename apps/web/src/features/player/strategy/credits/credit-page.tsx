import { t } from "#i18n/translate.ts";
import { TextInput } from "#ui/text-input.tsx";
import { useEffect, useState } from "react";
import { changeBounds } from "#data/strategy/change-bounds.ts";
import { customCreditsOf } from "#data/strategy/custom-credits.ts";
import { checkCredits } from "#data/strategy/step-rules.ts";
import { strategyStore } from "#data/strategy/use-strategy.ts";
import { useOutlook } from "../state/use-outlook.ts";
import { paths } from "#lib/paths.ts";
import { RemovableChip } from "#ui/chip.tsx";
import { ContinueButton } from "../flow/continue-button.tsx";
import { FlowFrame } from "../flow/flow-frame.tsx";
import { stepPage } from "../flow/step-page.tsx";
import type { StepProps } from "../flow/step-page.tsx";
import { CreditEvidence } from "./credit-evidence.tsx";
import { CreditHistogram } from "./credit-histogram.tsx";
import { CreditDialog } from "./credit-dialog.tsx";
import classes from "./credits.module.css";
import { LeagueSuggestions } from "./league-suggestions.tsx";

/** The initial range. Source: DECISIONS section 4, the sport's quick credits. */
const fieldsOf = (credits: readonly [number, number]) => [String(credits[0]), String(credits[1])] as const;
const numberOf = (text: string) => (text.trim() === "" ? Number.NaN : Number(text));

const CreditStep = ({ context, loadedAt }: StepProps) => {
  const { sport, draft, match } = context;
  const outlook = useOutlook(context);
  const custom = customCreditsOf(draft.strategy);
  const storedRange = custom === null ? draft.strategy.credits : draft.replacedCredits;
  const [fields, setFields] = useState(() => fieldsOf(storedRange ?? sport.quickCredits));
  const range = [numberOf(fields[0]), numberOf(fields[1])] as const;
  const missing = custom === null ? checkCredits(range) : null;

  const isUntouched = draft.strategy.credits === undefined && custom === null;
  useEffect(() => {
    // The count uses the range of the fields from the first render.
    if (isUntouched) strategyStore.changeBounds({ credits: [...sport.quickCredits] });
  }, [isUntouched, sport]);

  const setRange = (credits: [number, number] | undefined) => {
    strategyStore.change(({ strategy }) => ({
      strategy: changeBounds(strategy, { credits, side_credits: undefined, group_credits: undefined }),
      replacedCredits: null,
    }));
  };
  const keep = (next: readonly [string, string]) => {
    setFields(next);
    const credits: [number, number] = [numberOf(next[0]), numberOf(next[1])];
    if (checkCredits(credits) === null) setRange(credits);
  };
  const names =
    custom?.type === "partition"
      ? [match.left_team_name, match.right_team_name]
      : [t("strategy.lowGroup"), t("strategy.highGroup")];
  return (
    <FlowFrame
      context={context}
      loadedAt={loadedAt}
      outlook={outlook}
      route={paths.credit}
      title={t("strategy.credit.creditRange")}
      footer={
        <>
          <CreditDialog context={context} />
          <ContinueButton
            context={context}
            route={paths.credit}
            missing={missing}
            onLeave={() => {
              if (custom === null) setRange([range[0], range[1]]);
            }}
          />
        </>
      }
    >
      {custom !== null && (
        <div className={classes["custom"]}>
          <p>
            {t("strategy.customRange", {
              one: names[0] ?? "",
              oneRange: custom.one.join(" - "),
              two: names[1] ?? "",
              twoRange: custom.two.join(" - "),
            })}
          </p>
          <RemovableChip
            removeLabel={t("strategy.dropCustomRange")}
            onRemove={() => {
              setRange(draft.replacedCredits ?? undefined);
            }}
          >
            {t("strategy.dropCustomRange")}
          </RemovableChip>
        </div>
      )}
      {custom === null && (
        <div className={classes["range"]}>
          <TextInput
            label={t("strategy.minCredits")}
            inputMode="decimal"
            error={missing !== null}
            value={fields[0]}
            onChange={(event) => {
              keep([event.currentTarget.value, fields[1]]);
            }}
          />
          <TextInput
            label={t("strategy.maxCredits")}
            inputMode="decimal"
            error={missing !== null}
            value={fields[1]}
            onChange={(event) => {
              keep([fields[0], event.currentTarget.value]);
            }}
          />
        </div>
      )}
      {custom === null && (
        <CreditHistogram context={context} range={range} onChange={(next) => keep(fieldsOf(next))} />
      )}
      {custom === null && missing === null && <CreditEvidence context={context} range={range} />}
      {missing !== null && (
        <p className={classes["wrong"]} role="alert">
          {missing}
        </p>
      )}
      <LeagueSuggestions
        context={context}
        onAdd={(credits) => {
          keep(fieldsOf(credits));
        }}
      />
    </FlowFrame>
  );
};

/** /credit: the credits of a team. */
export const CreditPage = stepPage("strategy.credit.creditRange", CreditStep);
