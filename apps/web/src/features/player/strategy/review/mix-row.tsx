import { t } from "#i18n/translate.ts";
import type { ReactNode } from "react";
import { useState } from "react";
import { withLatinDigits } from "#ui/number-text.ts";
import classes from "./mix-part.module.css";

const MAX_WEIGHT = 100;

interface MixRowProps {
  readonly name: string;
  readonly detail: string;
  readonly weight: number;
  /** The sum of the weights of all parts. */
  readonly total: number;
  readonly onWeight: (weight: number) => void;
  readonly actions?: ReactNode;
}

/** One strategy of the mix with its weight and its resulting share of the teams. */
export const MixRow = ({ name, detail, weight, total, onWeight, actions }: MixRowProps) => {
  const [typedText, setTypedText] = useState(String(weight));
  const valid = /^\d{1,3}$/.test(typedText) && Number(typedText) <= MAX_WEIGHT;
  return (
    <li className={classes["row"]}>
      <span className={classes["what"]}>
        <b>{name}</b>
        <span className={classes["detail"]}>{detail}</span>
      </span>
      <span className={classes["weight"]}>
        <input
          aria-label={t("strategy.mixWeight", { name })}
          inputMode="numeric"
          autoComplete="off"
          value={typedText}
          aria-invalid={!valid}
          onChange={(event) => {
            const text = withLatinDigits(event.currentTarget.value).trim();
            setTypedText(text);
            if (/^\d{1,3}$/.test(text) && Number(text) <= MAX_WEIGHT) onWeight(Number(text));
          }}
        />
        <span className={classes["share"]}>{`${Math.round((100 * weight) / Math.max(1, total))}%`}</span>
      </span>
      {actions !== undefined && <span className={classes["actions"]}>{actions}</span>}
    </li>
  );
};
