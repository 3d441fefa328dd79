import { t } from "#i18n/translate.ts";
import { Button } from "#ui/button.tsx";
import { memo, useState } from "react";
import type { ReactNode } from "react";
import { playersAt } from "#data/strategy/pool.ts";
import type { StrategyContext } from "#data/strategy/use-strategy.ts";
import { ChipButton } from "#ui/chip.tsx";
import { SkeletonList } from "#ui/skeleton.tsx";
import { AutomaticDialog } from "../flow/automatic-dialog.tsx";
import { FormButtons } from "../flow/form-buttons.tsx";
import { SuggestionRefusal } from "../flow/suggestion-refusal.tsx";
import classes from "./leaders.module.css";
import { useSuggestedPlayers, usualCounts } from "./use-suggested-players.ts";

/** The most that can be suggested. Source: document 000, section 9. */
const most = { fixed: 4, captains: 8, viceCaptains: 12 } as const;

export interface SuggestionProps {
  readonly context: StrategyContext;
  readonly onAdd: (players: readonly number[]) => void;
}

interface PlayerSuggestionFormProps extends SuggestionProps {
  readonly kind: keyof typeof most;
  readonly onClose: () => void;
}

export const PlayerSuggestionForm = ({ context, kind, onAdd, onClose }: PlayerSuggestionFormProps) => {
  const [count, setCount] = useState<number>(usualCounts[kind]);
  const answer = useSuggestedPlayers(context, kind, count);
  const players = answer?.ok ? answer.value.players : [];
  const shownPlayers = playersAt(context.pool, players).toSorted(
    (a, b) => players.indexOf(a.player_index) - players.indexOf(b.player_index),
  );
  return (
    <div className={classes["section"]}>
      <fieldset className={classes["counts"]}>
        <legend className="visually-hidden">{t("strategy.howMany")}</legend>
        {Array.from({ length: most[kind] }, (_, index) => index + 1).map((each) => (
          <ChipButton
            key={each}
            pressed={each === count}
            onClick={() => {
              setCount(each);
            }}
          >
            {each}
          </ChipButton>
        ))}
      </fieldset>
      {answer === undefined && <SkeletonList label={t("shell.loading")} rows={count} height={36} />}
      {answer?.ok === false && <SuggestionRefusal match={context.match} error={answer.error} />}
      {answer?.ok === true && players.length === 0 && <p>{t("strategy.nobodySuggested")}</p>}
      <ol className={classes["suggested"]}>
        {shownPlayers.map((player) => (
          <li key={player.player_index} className={classes["suggestedRow"]}>
            <span>{player.name}</span>
            <span className={classes["figure"]}>
              {t("strategy.suggestedFigures", {
                sport: context.sport.slug,
                selected: player.selected_by ?? 0,
                captain: player.captain_percentage ?? 0,
                vice: player.vice_captain_percentage ?? 0,
              })}
            </span>
          </li>
        ))}
      </ol>
      <FormButtons onCancel={onClose}>
        <Button
          disabled={players.length === 0}
          onClick={() => {
            onAdd(players);
            onClose();
          }}
        >
          {t("strategy.add")}
        </Button>
      </FormButtons>
    </div>
  );
};

/**
 * "Suggestion": the players with the highest percentages in the fantasy app. Automatic cricket only; absent otherwise.
 */
export const PlayerSuggestion = memo(function PlayerSuggestion({
  context,
  children,
}: Pick<SuggestionProps, "context"> & { readonly children: (close: () => void) => ReactNode }) {
  return (
    <AutomaticDialog context={context} name={t("strategy.suggestion")}>
      {children}
    </AutomaticDialog>
  );
});
