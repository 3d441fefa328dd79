import { t, useLanguage } from "../../../../i18n/translate.ts";
import { Button } from "../../../../ui/button.tsx";
import { memo, useMemo, useState } from "react";
import { playersAt } from "../../../../data/strategy/pool.ts";
import type { StrategyContext } from "../../../../data/strategy/use-strategy.ts";
import { useEngineCall } from "../../../../engine-client/use-engine-call.ts";
import { ChipButton } from "../../../../ui/chip.tsx";
import { SkeletonList } from "../../../../ui/skeleton.tsx";
import { AutomaticDialog } from "../flow/automatic-dialog.tsx";
import { FormButtons } from "../flow/form-buttons.tsx";
import { SuggestionRefusal } from "../flow/suggestion-refusal.tsx";
import classes from "./leaders.module.css";

/** The maximum and the default of the dialog. Source: document 000, section 9. */
const suggestionCounts = {
  fixed: { most: 4, usual: 1 },
  captains: { most: 8, usual: 4 },
  viceCaptains: { most: 12, usual: 6 },
} as const;

interface PlayerSuggestionProps {
  readonly context: StrategyContext;
  readonly kind: keyof typeof suggestionCounts;
  readonly onAdd: (players: readonly number[]) => void;
}

function useSuggestedPlayers({ context, kind }: PlayerSuggestionProps, count: number) {
  const { engineMatch, draft, rules } = context;
  const question = useMemo(
    () => ({ kind, count, match: engineMatch, pool: draft.strategy.players, rules }),
    [kind, count, engineMatch, draft.strategy.players, rules],
  );
  return useEngineCall("suggestPlayers", question);
}

const SuggestionForm = (props: PlayerSuggestionProps & { readonly onClose: () => void }) => {
  const { context, kind, onAdd, onClose } = props;
  const { most, usual } = suggestionCounts[kind];
  const [count, setCount] = useState<number>(usual);
  const answer = useSuggestedPlayers(props, count);
  const players = answer?.ok ? answer.value.players : [];
  const shown = playersAt(context.pool, players).toSorted(
    (a, b) => players.indexOf(a.player_index) - players.indexOf(b.player_index),
  );
  return (
    <div className={classes["section"]}>
      <fieldset className={classes["counts"]}>
        <legend className="visually-hidden">{t("strategy.howMany")}</legend>
        {Array.from({ length: most }, (_, index) => index + 1).map((each) => (
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
        {shown.map((player) => (
          <li key={player.player_index} className={classes["suggestedRow"]}>
            <span>{player.name}</span>
            <span className={classes["figure"]}>
              {t("strategy.suggestedFigures", {
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
export const PlayerSuggestion = memo(function PlayerSuggestion(props: PlayerSuggestionProps) {
  useLanguage();
  return (
    <AutomaticDialog context={props.context} name={t("strategy.suggestion")}>
      {(close) => <SuggestionForm {...props} onClose={close} />}
    </AutomaticDialog>
  );
});
