import { sportByIndex } from "@teamwright/domain/sports";
import { t } from "#i18n/translate.ts";
import { useMemo } from "react";
import { Navigate, useParams } from "react-router";
import { DisruptionNotice } from "#blocks/disruption/disruption.tsx";
import type { LeagueRows } from "#blocks/team/leagues.ts";
import { useSideColors } from "#blocks/side-colors/use-side-colors.ts";
import { useLeague } from "#blocks/team/use-league.ts";
import { useMatchNews } from "#data/api/use-match-news.ts";
import { useScorecard } from "#data/api/use-scorecard.ts";
import { isEvidence } from "#data/records/attempt-record.ts";
import type { OpenedAttempt } from "#data/records/attempts.ts";
import { pathTo } from "#lib/paths.ts";
import { LinkButton } from "#ui/link-button.tsx";
import { Notice } from "#ui/notice.tsx";
import { Page } from "#ui/page.tsx";
import { TabPanel, Tabs } from "#ui/tabs.tsx";
import { AgainstForecast } from "./against-forecast.tsx";
import { Bests, BestTeams } from "./bests.tsx";
import { PlayerPoints } from "./player-points.tsx";
import { PointsSource } from "./points-source.tsx";
import { ResultGate } from "./result-gate.tsx";
import { ResultHead } from "./result-head.tsx";
import classes from "./result.module.css";
import { ScoredTeams } from "./scored-teams.tsx";
import { useScoredViews } from "./scored-views.ts";
import { useHindsight, useScores } from "./use-scores.ts";
import { WithoutScores } from "./without-scores.tsx";

/** /resultauto/{match}/{attempt}: the three leagues' teams with their points. */
export const ResultAutoPage = () => {
  const { match = "", attempt = "" } = useParams();
  return (
    <ResultGate match={match} attempt={attempt}>
      {(openedAttempt, onBack) =>
        openedAttempt.attempt.leagues === null ? (
          // Teams without leagues have another screen.
          <Navigate to={pathTo("result", { match, attempt })} replace />
        ) : (
          <ResultAuto key={`${match}/${attempt}`} openedAttempt={openedAttempt} onBack={onBack} />
        )
      }
    </ResultGate>
  );
};

const ResultAuto = ({
  openedAttempt,
  onBack,
}: {
  readonly openedAttempt: OpenedAttempt;
  readonly onBack: () => void;
}) => {
  const { match, attempt } = openedAttempt;
  const asking = useScorecard(match);
  useMatchNews(sportByIndex(match.sport_index).slug);
  const { leagues, chosenRows: league, choose } = useLeague(attempt.leagues);
  const leagueName = league?.name ?? "";
  useSideColors(match.left_image, match.right_image);
  const address = { match: match.id, attempt: attempt.id };
  return (
    <Page
      title={t("common.results")}
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
          <LinkButton variant="soft" to={pathTo("printTeams", address) + `?league=${leagueName}`}>
            {t("common.print")}
          </LinkButton>
          <LinkButton to={pathTo("displayAuto", address)}>{t("common.generatedTeams")}</LinkButton>
        </>
      }
    >
      <ResultHead match={match} name={t("common.attempt", { id: attempt.id })} />
      {!isEvidence(attempt) && <Notice tone="warn">{t("results.madeWithPoints")}</Notice>}
      <DisruptionNotice disruption={match.disruption} />
      <PointsSource scoring={match.scoring} />
      <TabPanel id="leagues" value={leagueName}>
        {league && <League openedAttempt={openedAttempt} asking={asking} league={league} />}
      </TabPanel>
    </Page>
  );
};

interface LeagueProps {
  readonly openedAttempt: OpenedAttempt;
  readonly asking: boolean;
  readonly league: LeagueRows;
}

/** A league's teams, most points first, with the best possible teams. */
const League = ({ openedAttempt, asking, league }: LeagueProps) => {
  const { match } = openedAttempt;
  const scores = useScores(openedAttempt);
  const hindsight = useHindsight(openedAttempt);
  const views = useScoredViews(openedAttempt);
  const orderedRows = useMemo(() => {
    const rows = new Set(league.rows);
    return scores && { points: scores.points, rows: scores.rows.filter((row) => rows.has(row)) };
  }, [scores, league]);
  if (!match.result || orderedRows === undefined) return <WithoutScores match={match} asking={asking} />;
  return (
    <>
      {isEvidence(openedAttempt.attempt) && (
        <>
          <Bests
            scores={orderedRows}
            hindsight={hindsight}
            views={views}
            openedAttempt={openedAttempt}
            strategy={false}
          />
          <AgainstForecast openedAttempt={openedAttempt} rows={orderedRows.rows} />
        </>
      )}
      <ScoredTeams key={league.name} scores={orderedRows} hindsight={hindsight} views={views} />
      <div className={classes["analysis"]}>
        <BestTeams hindsight={hindsight} views={views} />
        <PlayerPoints match={match} views={views} />
      </div>
    </>
  );
};
