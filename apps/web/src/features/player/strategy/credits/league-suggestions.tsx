import { t } from "#i18n/translate.ts";
import { Button } from "#ui/button.tsx";
import { useMemo } from "react";
import type { StrategyContext } from "#data/strategy/use-strategy.ts";
import { useEngineCall } from "#engine-client/use-engine-call.ts";
import { Explain } from "#blocks/explain/explain.tsx";
import { Card } from "#ui/card.tsx";
import { hasSuggestions } from "../flow/has-suggestions.ts";
import classes from "./credits.module.css";

interface LeagueSuggestionsProps {
  readonly context: StrategyContext;
  readonly onAdd: (credits: readonly [number, number]) => void;
}

const leagueNames = {
  grand: "common.grandLeague",
  small: "common.smallLeague",
  "head-to-head": "common.headToHeadLeague",
} as const;

const leagueTerms = { grand: "megaGl", small: "smallLeague", "head-to-head": "headToHead" } as const;

/** Ranges for the three leagues, each with its Add button. Automatic cricket only. */
export const LeagueSuggestions = ({ context, onAdd }: LeagueSuggestionsProps) => {
  const { engineMatch, draft, rules, match } = context;
  const matchesOf = hasSuggestions(match);
  const question = useMemo(
    () => (matchesOf ? { match: engineMatch, pool: draft.strategy.players, rules } : null),
    [matchesOf, engineMatch, draft.strategy.players, rules],
  );
  const answer = useEngineCall("suggestCredits", question);
  if (!matchesOf || answer?.ok !== true) return null;
  return (
    <Card heading={t("strategy.suggestion")}>
      <ul className={classes["leagues"]}>
        {answer.value.map(({ league, credits }) => (
          <li key={league} className={classes["league"]}>
            <span className={classes["leagueName"]}>
              <span className={classes["leagueTitle"]}>
                {t(leagueNames[league])}
                <Explain term={leagueTerms[league]} name={t(leagueNames[league])} />
              </span>
              <span className={classes["leagueRange"]}>
                {t("strategy.credits", { min: credits[0], max: credits[1] })}
              </span>
            </span>
            <Button
              variant="soft"
              size="sm"
              aria-label={`${t("strategy.add")} ${t(leagueNames[league])}`}
              onClick={() => {
                onAdd(credits);
              }}
            >
              {t("strategy.add")}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
};
