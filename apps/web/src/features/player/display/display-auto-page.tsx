import { t } from "#i18n/translate.ts";
import { Navigate, useParams } from "react-router";
import { DisruptionNotice } from "#blocks/disruption/disruption.tsx";
import { AttemptStates } from "#blocks/team/attempt-states.tsx";
import { SideLegend } from "#blocks/team/side-legend.tsx";
import { useLeague } from "#blocks/team/use-league.ts";
import type { OpenedAttempt } from "#data/records/attempts.ts";
import { isNumbered } from "#data/records/handed-over.ts";
import { useOpenedAttempt } from "#data/records/use-opened-attempt.ts";
import { pathToAttempt } from "#lib/path-to-attempt.ts";
import { pathTo } from "#lib/paths.ts";
import { LinkButton } from "#ui/link-button.tsx";
import { useHasBegun } from "#lib/match-start.ts";
import { Page } from "#ui/page.tsx";
import { TabPanel, Tabs } from "#ui/tabs.tsx";
import { useBackTo } from "#ui/use-back.ts";
import { freshState } from "./display-state.ts";
import { NewsBanner } from "./news/news-banner.tsx";
import { useNews } from "./news/use-news.ts";
import { StoringNotice } from "./storing-notice.tsx";
import { TeamWall } from "./team-wall.tsx";
import { useAttemptLinking } from "./transfer/use-attempt-linking.ts";
import { useSentTeams } from "./transfer/use-sent-teams.ts";
import { useTeamSet } from "./use-team-set.ts";

/** /displayauto/{match}/{attempt}: the teams of the three leagues. */
export const DisplayAutoPage = () => {
  const { match = "", attempt = "" } = useParams();
  const query = useOpenedAttempt(match, attempt);
  const onBack = useBackTo(pathTo("previousMatch", { id: match }));
  if (query.state !== "ready")
    return <AttemptStates state={query.state} title={t("common.generatedTeams")} onBack={onBack} />;
  // Teams without leagues have another screen; a link that was put together by hand still shows them.
  if (query.openedAttempt.attempt.leagues === null)
    return <Navigate to={pathToAttempt(match, attempt)} replace />;
  return <DisplayAuto key={`${match}/${attempt}`} openedAttempt={query.openedAttempt} onBack={onBack} />;
};

const keepUnchanged = () => undefined;

const DisplayAuto = ({
  openedAttempt,
  onBack,
}: {
  readonly openedAttempt: OpenedAttempt;
  readonly onBack: () => void;
}) => {
  const { match, attempt } = openedAttempt;
  // Without a number nothing can be stored with it.
  const isStored = isNumbered(attempt.id);
  const set = useTeamSet(openedAttempt);
  const news = useNews(openedAttempt, set);
  const linking = useAttemptLinking(openedAttempt);
  const sentTeams = useSentTeams(openedAttempt);
  const { leagues, chosenRows: league, choose } = useLeague(attempt.leagues);
  const leagueName = league?.name ?? "";
  const address = { match: match.id, attempt: attempt.id };
  const hasBegun = useHasBegun(match) || match.status !== 0;
  const query = `?league=${leagueName}`;
  return (
    <Page
      title={t("teams.teams", { n: set.teams.count })}
      onBack={onBack}
      subheader={
        <Tabs
          id="leagues"
          label={t("teams.leagues")}
          items={leagues.map(({ name, label, rows }) => ({ value: name, label, count: rows.length }))}
          value={leagueName}
          onChange={choose}
        />
      }
      footer={
        <>
          <LinkButton variant="soft" to={pathTo("printTeams", address) + query}>
            {t("common.print")}
          </LinkButton>
          <LinkButton
            variant={hasBegun ? "soft" : "filled"}
            to={pathTo("shortcutPrintAuto", address) + query}
          >
            {t("common.shortcutPrint")}
          </LinkButton>
          {hasBegun && <LinkButton to={pathTo("resultAuto", address)}>{t("common.results")}</LinkButton>}
        </>
      }
    >
      <SideLegend sides={set.sides}>
        {isStored ? t("common.attempt", { id: attempt.id }) : t("teams.unstored")}
      </SideLegend>
      <StoringNotice openedAttempt={openedAttempt} />
      <DisruptionNotice disruption={match.disruption} />
      {isStored && (
        <NewsBanner openedAttempt={openedAttempt} set={set} news={news} sentTeams={sentTeams.byApp} />
      )}
      <TabPanel id="leagues" value={leagueName}>
        {league && (
          <TeamWall
            key={league.name}
            set={set}
            rows={league.rows}
            state={freshState}
            onChange={keepUnchanged}
            onSelect={keepUnchanged}
            handle={null}
            chances={null}
            out={news.out}
            linking={isStored ? linking : null}
            sentTeams={sentTeams.names}
          />
        )}
      </TabPanel>
    </Page>
  );
};
