import { Button } from "@mantine/core";
import { messages } from "@teamwright/domain/messages";
import { useMemo } from "react";
import type { StrategyContext } from "../../../data/strategy/use-strategy.ts";
import { useEngineCall } from "../../../engine-client/use-engine-call.ts";
import { useText } from "../../../i18n/text.ts";
import { Card } from "../../../ui/card.tsx";
import { hasSuggestions } from "../flow/has-suggestions.ts";
import classes from "./credits.module.css";

interface LeagueSuggestionsProps {
  readonly context: StrategyContext;
  readonly onAdd: (credits: readonly [number, number]) => void;
}

const leagueNames = {
  grand: messages.credit.grandLeague,
  small: messages.credit.smallLeague,
  "head-to-head": messages.credit.headToHeadLeague,
} as const;

/** Ranges for the three leagues, each with its Add button. Automatic cricket only. */
export const LeagueSuggestions = ({ context, onAdd }: LeagueSuggestionsProps) => {
  const words = useText().strategy;
  const { engineMatch, draft, rules, match } = context;
  const shown = hasSuggestions(match);
  const question = useMemo(
    () => (shown ? { match: engineMatch, pool: draft.players, rules } : null),
    [shown, engineMatch, draft.players, rules],
  );
  const answer = useEngineCall("suggestCredits", question);
  if (!shown || answer?.ok !== true) return null;
  return (
    <Card heading={messages.generic.suggestion}>
      <ul className={classes["leagues"]}>
        {answer.value.map(({ league, credits }) => (
          <li key={league} className={classes["league"]}>
            <span className={classes["leagueName"]}>
              {leagueNames[league]}
              <span className={classes["leagueRange"]}>{words.credits(...credits)}</span>
            </span>
            <Button
              variant="soft"
              size="sm"
              aria-label={`${messages.generic.add} ${leagueNames[league]}`}
              onClick={() => {
                onAdd(credits);
              }}
            >
              {messages.generic.add}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
};
