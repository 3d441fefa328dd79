import { useState } from "react";
import { t } from "#i18n/translate.ts";
import type { StrategyContext } from "#data/strategy/use-strategy.ts";
import { ChipButton } from "#ui/chip.tsx";
import { WarningIcon } from "#ui/icon.tsx";
import classes from "./players-out.module.css";
import { ReplaceSheet } from "./replace-sheet.tsx";
import { usePlayersOut } from "./use-players-out.ts";

interface OutStripProps {
  readonly context: StrategyContext;
  /** The strategy is another user's: its players cannot be changed here. */
  readonly foreign: boolean;
}

/** "2 of your 22 players are out": remove them, or choose who takes their places. */
export const OutStrip = ({ context, foreign }: OutStripProps) => {
  const { out, draft } = context;
  const { remove } = usePlayersOut(context);
  const [replacing, setReplacing] = useState(false);
  return (
    <div className={classes["strip"]}>
      <WarningIcon size={16} />
      <p role="status">{t("strategy.out", { out: out.length, all: draft.strategy.players.length })}</p>
      {!foreign && (
        <span className={classes["actions"]}>
          <ChipButton tone="warn" onClick={() => remove()}>
            {t("strategy.outRemove")}
          </ChipButton>
          <ChipButton tone="warn" onClick={() => setReplacing(true)}>
            {t("strategy.outReplace")}
          </ChipButton>
        </span>
      )}
      <ReplaceSheet context={context} isOpen={replacing} onClose={() => setReplacing(false)} />
    </div>
  );
};
