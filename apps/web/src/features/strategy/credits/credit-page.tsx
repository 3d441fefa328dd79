import { TextInput } from "@mantine/core";
import { useEffect, useState } from "react";
import { messages } from "@teamwright/domain/messages";
import { checkCredits } from "../../../data/strategy/step-rules.ts";
import { strategyStore } from "../../../data/strategy/use-strategy.ts";
import { useOutlook } from "../../../engine-client/use-outlook.ts";
import { useText } from "../../../i18n/text.ts";
import { paths } from "../../../lib/paths.ts";
import { RemovableChip } from "../../../ui/chip.tsx";
import { ContinueButton, FlowFrame } from "../flow/flow-frame.tsx";
import { stepPage } from "../flow/step-page.tsx";
import type { StepProps } from "../flow/step-page.tsx";
import { CreditDialog } from "./credit-dialog.tsx";
import classes from "./credits.module.css";
import { LeagueSuggestions } from "./league-suggestions.tsx";

/** What the range starts with. Source: DECISIONS section 4, the sport's quick credits. */
const fieldsOf = (credits: readonly [number, number]) => [String(credits[0]), String(credits[1])] as const;
const numberOf = (text: string) => (text.trim() === "" ? Number.NaN : Number(text));

const CreditStep = ({ context, loadedAt }: StepProps) => {
  const { sport, draft, match } = context;
  const outlook = useOutlook(context);
  const words = useText().strategy;
  const [fields, setFields] = useState(() => fieldsOf(draft.credits ?? sport.quickCredits));
  const range = [numberOf(fields[0]), numberOf(fields[1])] as const;
  const custom = draft.customCredits;
  const missing = custom === null ? checkCredits(range) : null;

  const untouched = draft.credits === null && custom === null;
  useEffect(() => {
    // What the fields show is what the count rests on, from the first look.
    if (untouched) strategyStore.change({ credits: [...sport.quickCredits] });
  }, [untouched, sport]);

  const keep = (next: readonly [string, string]) => {
    setFields(next);
    const credits: [number, number] = [numberOf(next[0]), numberOf(next[1])];
    if (checkCredits(credits) === null) strategyStore.change({ credits, customCredits: null });
  };
  const names =
    custom?.type === "partition"
      ? [match.left_team_name, match.right_team_name]
      : [words.lowGroup, words.highGroup];
  return (
    <FlowFrame
      context={context}
      loadedAt={loadedAt}
      outlook={outlook}
      route={paths.credit}
      title={messages.credit.creditRange}
      footer={
        <>
          <CreditDialog context={context} />
          <ContinueButton
            context={context}
            route={paths.credit}
            missing={missing}
            onLeave={() => {
              if (custom === null) strategyStore.change({ credits: [range[0], range[1]] });
            }}
          />
        </>
      }
    >
      {custom !== null && (
        <div className={classes["custom"]}>
          <p>
            {words.customRange(
              names[0] ?? "",
              custom.one.join(" - "),
              names[1] ?? "",
              custom.two.join(" - "),
            )}
          </p>
          <RemovableChip
            removeLabel={words.dropCustomRange}
            onRemove={() => {
              strategyStore.change({ customCredits: null });
            }}
          >
            {words.dropCustomRange}
          </RemovableChip>
        </div>
      )}
      {custom === null && (
        <div className={classes["range"]}>
          <TextInput
            label={words.minCredits}
            inputMode="decimal"
            value={fields[0]}
            onChange={(event) => {
              keep([event.currentTarget.value, fields[1]]);
            }}
          />
          <TextInput
            label={words.maxCredits}
            inputMode="decimal"
            value={fields[1]}
            onChange={(event) => {
              keep([fields[0], event.currentTarget.value]);
            }}
          />
        </div>
      )}
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

/** /credit: what a team may cost. */
export const CreditPage = stepPage(() => messages.credit.creditRange, CreditStep);
