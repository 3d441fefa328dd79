import { useState } from "react";
import { t } from "#i18n/translate.ts";
import type { StrategyContext } from "#data/strategy/use-strategy.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { ReplaceSheet } from "./replace-sheet.tsx";
import { namesOf, usePlayersOut } from "./use-players-out.ts";

interface OutQuestionProps {
  readonly context: StrategyContext;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Generates with the players who are out. */
  readonly onGenerate: () => void;
}

/** Before teams are made that would hold players who are out. */
export const OutQuestion = ({ context, isOpen, onClose, onGenerate }: OutQuestionProps) => {
  const { out, pool, draft } = context;
  const { remove } = usePlayersOut(context);
  const [replacing, setReplacing] = useState(false);
  return (
    <>
      <Dialog
        isOpen={isOpen && out.length > 0}
        onClose={onClose}
        title={t("strategy.out", { out: out.length, all: draft.strategy.players.length })}
        footer={
          <>
            <Button
              variant="soft"
              onClick={() => {
                onClose();
                setReplacing(true);
              }}
            >
              {t("strategy.outReplace")}
            </Button>
            <Button
              onClick={() => {
                onClose();
                remove();
              }}
            >
              {t("strategy.outRemove")}
            </Button>
          </>
        }
      >
        <p>{t("strategy.outQuestion", { names: namesOf(out) })}</p>
        {out.every((player) => pool.includes(player)) && (
          <Button
            variant="subtle"
            onClick={() => {
              onClose();
              onGenerate();
            }}
          >
            {t("strategy.outGenerate")}
          </Button>
        )}
      </Dialog>
      <ReplaceSheet context={context} isOpen={replacing} onClose={() => setReplacing(false)} />
    </>
  );
};
