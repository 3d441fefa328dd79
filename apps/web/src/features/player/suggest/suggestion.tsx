import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { MatchDetail } from "@teamwright/domain";
import { useCallback, useMemo, useState } from "react";
import { createPortal } from "react-dom";
import { TeamWall } from "../../../blocks/transfer/team-wall.tsx";
import { rosterFrom, TeamViews } from "../../../blocks/team/team-view.ts";
import type { TeamView } from "../../../blocks/team/team-view.ts";
import { TeamChance } from "../../../blocks/forecast/team-chance.tsx";
import { squadOf } from "../../../data/strategy/pool.ts";
import { suggestionQuery } from "../../../forecast-client/forecast-queries.ts";
import { t } from "../../../i18n/translate.ts";
import { Notice } from "../../../ui/notice.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import type { MatchToPlay } from "../../../workers/forecast/forecast-calls.ts";
import { ChanceCard } from "./chance-card.tsx";
import { Choosing } from "./choosing.tsx";
import { SuggestFooter } from "./suggest-footer.tsx";
import { TeamsAndApp } from "./teams-and-app.tsx";
import { useTeamsAndApp } from "./use-teams-and-app.ts";

interface SuggestionProps {
  readonly match: MatchDetail;
  readonly forecast: MatchToPlay;
  readonly footer: HTMLElement | null;
}

export const Suggestion = ({ match, forecast, footer }: SuggestionProps) => {
  const choice = useTeamsAndApp(match);
  // Of the question that is asked now: a changed one begins at 0.
  const question = `${forecast.key} ${choice.count}`;
  const [progress, setProgress] = useState({ question, share: 0 });
  const query = useQuery({
    ...suggestionQuery(forecast, choice.count, (done, total) =>
      setProgress({ question, share: done / total }),
    ),
    placeholderData: keepPreviousData,
  });
  const found = query.data;
  const teams = found?.ok ? found.value.teams : undefined;
  const views = useMemo(
    () => teams && new TeamViews(teams, rosterFrom(match.sport_index, squadOf(match))),
    [teams, match],
  );
  const top = found?.ok ? found.value.figures.top : undefined;
  const chance = useCallback((team: TeamView) => top && <TeamChance chance={top[team.row] ?? 0} />, [top]);
  if (query.isError || found?.ok === false)
    return (
      <ErrorState
        title={t(query.isError ? "suggest.failed" : "suggest.noTeams")}
        retryLabel={t("shell.retry")}
        onRetry={() => void query.refetch()}
      />
    );
  const busy = query.isPlaceholderData || found === undefined;
  return (
    <>
      <TeamsAndApp choice={choice} />
      {busy && <Choosing progress={progress.question === question ? progress.share : 0} />}
      {found && views && (
        <>
          {match.lineup_status === 0 && <Notice tone="accent">{t("suggest.lineupsOpen")}</Notice>}
          <ChanceCard suggestion={found.value} />
          <TeamWall
            label={t("suggest.teams")}
            views={views}
            selected={null}
            onSelect={ignore}
            linking={null}
            badge={chance}
          />
          {footer &&
            !busy &&
            createPortal(
              <SuggestFooter match={match} suggestion={found.value} views={views} app={choice.app} />,
              footer,
            )}
        </>
      )}
    </>
  );
};

/** Cards are not ticked here. */
const ignore = () => {};
