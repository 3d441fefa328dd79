import { Button } from "@mantine/core";
import { messages } from "@teamwright/domain/messages";
import { memo, useMemo, useState } from "react";
import { playersAt } from "../../../data/strategy/pool.ts";
import type { StrategyContext } from "../../../data/strategy/use-strategy.ts";
import { useEngineCall } from "../../../engine-client/use-engine-call.ts";
import { useText } from "../../../i18n/text.ts";
import { ChipButton } from "../../../ui/chip.tsx";
import { SkeletonList } from "../../../ui/skeleton.tsx";
import { AutomaticDialog } from "../flow/automatic-dialog.tsx";
import classes from "./leaders.module.css";

/** What the dialog offers at most and at first. Source: document 000, section 9. */
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
    () => ({ kind, count, match: engineMatch, pool: draft.players, rules }),
    [kind, count, engineMatch, draft.players, rules],
  );
  return useEngineCall("suggestPlayers", question);
}

const SuggestionForm = (props: PlayerSuggestionProps & { readonly onClose: () => void }) => {
  const { context, kind, onAdd, onClose } = props;
  const { strategy: words, shell } = useText();
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
        <legend className="visually-hidden">{words.howMany}</legend>
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
      {answer === undefined && <SkeletonList label={shell.loading} rows={count} height={36} />}
      {answer?.ok === false && <p>{"message" in answer.error ? answer.error.message : words.engineFailed}</p>}
      {answer?.ok === true && players.length === 0 && <p>{words.nobodySuggested}</p>}
      <ol className={classes["suggested"]}>
        {shown.map((player) => (
          <li key={player.player_index} className={classes["suggestedRow"]}>
            <span>{player.name}</span>
            <span className={classes["figure"]}>
              {words.suggestedFigures(
                player.selected_by ?? 0,
                player.captain_percentage ?? 0,
                player.vice_captain_percentage ?? 0,
              )}
            </span>
          </li>
        ))}
      </ol>
      <div className={classes["buttons"]}>
        <Button variant="soft" onClick={onClose}>
          {messages.generic.cancel}
        </Button>
        <Button
          disabled={players.length === 0}
          onClick={() => {
            onAdd(players);
            onClose();
          }}
        >
          {messages.generic.add}
        </Button>
      </div>
    </div>
  );
};

/** "Suggestion": the players that the fantasy app's users favour. Automatic cricket only; absent otherwise. */
export const PlayerSuggestion = memo(function PlayerSuggestion(props: PlayerSuggestionProps) {
  return (
    <AutomaticDialog context={props.context} name={messages.generic.suggestion}>
      {(close) => <SuggestionForm {...props} onClose={close} />}
    </AutomaticDialog>
  );
});
