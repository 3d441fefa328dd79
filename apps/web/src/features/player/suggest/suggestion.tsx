import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { MatchDetail } from "@teamwright/domain";
import { useCallback, useMemo, useState } from "react";
import { createPortal } from "react-dom";
import { TeamWall } from "#blocks/transfer/team-wall.tsx";
import { rosterFrom, TeamViews } from "#blocks/team/team-view.ts";
import type { TeamView } from "#blocks/team/team-view.ts";
import { TeamChance } from "#blocks/forecast/team-chance.tsx";
import { squadOf } from "#data/strategy/pool.ts";
import { suggestionQuery } from "#forecast-client/forecast-queries.ts";
import { t } from "#i18n/translate.ts";
import { Notice } from "#ui/notice.tsx";
import { ErrorState } from "#ui/states.tsx";
import type { MatchToPlay } from "#workers/forecast/forecast-calls.ts";
import { ChanceCard } from "./chance-card.tsx";
import { Choosing } from "./choosing.tsx";
import { SourceChips } from "./source-chips.tsx";
import { SuggestFooter } from "./suggest-footer.tsx";
import { TeamsAndApp } from "./teams-and-app.tsx";
import { useSource } from "./use-source.ts";
import { useTeamsAndApp } from "./use-teams-and-app.ts";

interface TeamSuggestionProps {
  readonly match: MatchDetail;
  readonly forecast: MatchToPlay;
  readonly footer: HTMLElement | null;
}

export const Suggestion = ({ match, forecast, footer }: TeamSuggestionProps) => {
  const choice = useTeamsAndApp(match);
  const source = useSource(match);
  // Of the question that is asked now: a changed one begins at 0.
  const question = `${forecast.key} ${choice.count} ${source.isOwn}`;
  const [progress, setProgress] = useState({ question, share: 0 });
  const query = useQuery({
    ...suggestionQuery(forecast, choice.count, source.choices, (done, total) =>
      setProgress({ question, share: done / total }),
    ),
    placeholderData: keepPreviousData,
  });
  const suggestion = query.data;
  const suggestedTeams = suggestion?.ok && !query.isError ? suggestion.value : undefined;
  const teams = suggestedTeams?.teams;
  const views = useMemo(
    () => teams && new TeamViews(teams, rosterFrom(match.sport_index, squadOf(match), match.id)),
    [teams, match],
  );
  const top = suggestedTeams?.figures.top;
  const chance = useCallback((team: TeamView) => top && <TeamChance chance={top[team.row] ?? 0} />, [top]);
  const hasFailed = query.isError || suggestion?.ok === false;
  const busy = !hasFailed && (query.isPlaceholderData || suggestion === undefined);
  return (
    <>
      <TeamsAndApp choice={choice} />
      <SourceChips match={match} source={source} />
      {busy && <Choosing progress={progress.question === question ? progress.share : 0} />}
      {hasFailed && (
        <ErrorState
          title={t(
            query.isError ? "suggest.failed" : source.isOwn ? "suggest.noOwnTeams" : "suggest.noTeams",
          )}
          onRetry={() => void query.refetch()}
        />
      )}
      {suggestedTeams && views && (
        <>
          {match.lineup_status === 0 && <Notice tone="accent">{t("suggest.lineupsOpen")}</Notice>}
          <ChanceCard match={forecast} suggestion={suggestedTeams} />
          <TeamWall
            label={t("suggest.teams")}
            match={match}
            views={views}
            selectedRows={null}
            onSelect={ignore}
            linking={null}
            badge={chance}
          />
          {footer &&
            !busy &&
            createPortal(
              <SuggestFooter
                match={match}
                suggestion={suggestedTeams}
                strategy={source.choices?.strategy ?? null}
                views={views}
                app={choice.app}
              />,
              footer,
            )}
        </>
      )}
    </>
  );
};

/** Cards are not ticked here. */
const ignore = () => {};
