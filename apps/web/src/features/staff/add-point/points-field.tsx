import type { Player } from "@teamwright/domain";
import { useId } from "react";
import { t } from "#i18n/translate.ts";
import { withLatinDigits } from "#ui/number-text.ts";
import classes from "./add-point.module.css";

interface PointsFieldProps {
  readonly player: Player;
  readonly value: string;
  readonly mistake: string | undefined;
  readonly onType: (value: string) => void;
}

/** A player with the points, and what is wrong with them. */
export const PointsField = ({ player, value, mistake, onType }: PointsFieldProps) => {
  const id = useId();
  const wrong = mistake !== undefined;
  return (
    <div className={classes["player"]}>
      <label>
        <span>{player.name}</span>
        <input
          inputMode="decimal"
          autoComplete="off"
          aria-label={t("results.pointsOf", { name: player.name })}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? id : undefined}
          value={value}
          onChange={(event) => {
            onType(withLatinDigits(event.currentTarget.value));
          }}
        />
      </label>
      {wrong && (
        <p className={classes["mistake"]} id={id}>
          {mistake}
        </p>
      )}
    </div>
  );
};
