import { TextInput } from "#ui/text-input.tsx";
import { sectionOf } from "@teamwright/domain/prediction";
import type { SectionOf } from "@teamwright/domain/prediction";
import { useState } from "react";
import { t } from "#i18n/translate.ts";
import { ChipButton } from "#ui/chip.tsx";
import classes from "../prediction.module.css";
import { FormFrame } from "./form-frame.tsx";
import type { EditorProps } from "./form-frame.tsx";
import { numberIn, textOf } from "./pitch-form.tsx";

/** "Credit Range": the credits of a whole team. */
export const CreditForm = (props: EditorProps<SectionOf<7>>) => {
  const { sport, sections } = props.authoring;
  const [from, setFrom] = useState(textOf(props.storedSection?.leftCredit));
  const [to, setTo] = useState(textOf(props.storedSection?.rightCredit));
  const [low, high] = sport.quickCredits;
  return (
    <FormFrame {...props} fields={() => ({ leftCredit: numberIn(from), rightCredit: numberIn(to) })}>
      <div className={classes["pair"]}>
        <TextInput
          label={t("predictions.creditsFrom")}
          inputMode="decimal"
          autoComplete="off"
          value={from}
          onChange={(event) => {
            setFrom(event.currentTarget.value);
          }}
        />
        <TextInput
          label={t("predictions.creditsTo")}
          inputMode="decimal"
          autoComplete="off"
          value={to}
          onChange={(event) => {
            setTo(event.currentTarget.value);
          }}
        />
      </div>
      {sectionOf(sections, 2) !== undefined && (
        <div className={classes["chips"]}>
          <span className={classes["hint"]}>{t("predictions.keepSuggestedCreditRange")}</span>
          <ChipButton
            tone="accent"
            onClick={() => {
              setFrom(String(low));
              setTo(String(high));
            }}
          >
            {t("predictions.credits", { from: low, to: high })}
          </ChipButton>
        </div>
      )}
    </FormFrame>
  );
};
