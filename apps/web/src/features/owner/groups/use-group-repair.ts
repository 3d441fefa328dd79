import type { Repair } from "@teamwright/engine";
import { refusalText } from "@teamwright/text/strategy-bounds";
import { useEffect, useState } from "react";
import { columnsOf } from "#blocks/transfer/columns-of.ts";
import type { OpenedAttempt } from "#data/records/attempts.ts";
import { engineMatchOf, matchDetailOf } from "#data/records/opened-attempt.ts";
import { boundWordsOf } from "#data/strategy/bound-words.ts";
import { isFault } from "#engine-client/calls.ts";
import { engineClient } from "#engine-client/engine-client.ts";
import { t } from "#i18n/translate.ts";
import { newSeed } from "#lib/new-seed.ts";
import { useLatestCallback } from "#lib/use-latest-callback.ts";
import { toast } from "#ui/toast.ts";
import type { GroupNews } from "./use-group-news.ts";

/**
 * The posted teams with substitutes, by the strategy of the attempt; closes, saying why, when there are none. Other posted
 * teams or further news are another question.
 */
export function useGroupRepair(
  openedAttempt: OpenedAttempt,
  news: GroupNews,
  onClose: () => void,
): Repair | undefined {
  const [answer, setAnswer] = useState<{ readonly news: GroupNews; readonly repair: Repair }>();
  const [seed] = useState(newSeed);
  const close = useLatestCallback(onClose);
  useEffect(() => {
    const { match, postedTeams, out } = news;
    const strategy = openedAttempt.attempt.selection_strategy;
    if (strategy === null) return undefined;
    const stop = new AbortController();
    const teams = columnsOf(
      match,
      postedTeams.map(({ team_number, team, captain, vicecaptain }) => ({
        number: team_number,
        players: team.flat(),
        captain,
        viceCaptain: vicecaptain,
      })),
    );
    void engineClient
      .call(
        "repair",
        { match: engineMatchOf(openedAttempt), teams, strategy, out, seed },
        { signal: stop.signal },
      )
      .then((outcome) => {
        if (stop.signal.aborted) return;
        if (outcome.ok) {
          setAnswer({ news, repair: outcome.value });
          return;
        }
        const words = boundWordsOf(matchDetailOf(openedAttempt));
        toast.error(
          isFault(outcome.error) ? t("shell.somethingWentWrong") : refusalText(words, outcome.error),
        );
        close();
      });
    return () => stop.abort();
  }, [openedAttempt, news, seed, close]);
  return answer?.news === news ? answer.repair : undefined;
}
