import { sportByIndex } from "@teamwright/domain/sports";
import { attemptName } from "#blocks/attempt-name.ts";
import { t } from "#i18n/translate.ts";
import { memo, useDeferredValue, useState } from "react";
import { BarList } from "#blocks/charts/bar-list.tsx";
import { DisruptionNotice } from "#blocks/disruption/disruption.tsx";
import { useSideColors } from "#blocks/side-colors/use-side-colors.ts";
import { useMatchNews } from "#data/api/use-match-news.ts";
import { useScorecard } from "#data/api/use-scorecard.ts";
import type { TeamViews } from "#blocks/team/team-view.ts";
import { isEvidence } from "#data/records/attempt-record.ts";
import type { OpenedAttempt } from "#data/records/attempts.ts";
import type { MatchRecord } from "#data/records/match-record.ts";
import { pathToAttempt } from "#lib/path-to-attempt.ts";
import { pathTo } from "#lib/paths.ts";
import { useGrowing } from "#lib/use-growing.ts";
import { Card } from "#ui/card.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { Notice } from "#ui/notice.tsx";
import { Page } from "#ui/page.tsx";
import { TabPanel, Tabs } from "#ui/tabs.tsx";
import { AgainstForecast } from "./against-forecast.tsx";
import { Bests, BestTeams } from "./bests.tsx";
import { bucketsOf } from "./buckets.ts";
import { PlayerPoints } from "./player-points.tsx";
import { PointsSource } from "./points-source.tsx";
import { ResultHead } from "./result-head.tsx";
import classes from "./result.module.css";
import { ScoredTeams } from "./scored-teams.tsx";
import { StrategyCost } from "./strategy-cost.tsx";
import { useScoredViews } from "./scored-views.ts";
import { useHindsight, useScores } from "./use-scores.ts";
import type { Hindsight } from "./use-scores.ts";
import { WithoutScores } from "./without-scores.tsx";

interface ResultProps {
  readonly openedAttempt: OpenedAttempt;
  readonly onBack: () => void;
}

export const Result = ({ openedAttempt, onBack }: ResultProps) => {
  const { match, attempt } = openedAttempt;
  useSideColors(match.left_image, match.right_image);
  const [tab, setTab] = useState<"teams" | "analysis">("teams");
  // The tab responds to a tap at once; its content follows.
  const shownTab = useDeferredValue(tab);
  const asking = useScorecard(match);
  useMatchNews(sportByIndex(match.sport_index).slug);
  const scores = useScores(openedAttempt);
  const hindsight = useHindsight(openedAttempt);
  const views = useScoredViews(openedAttempt);
  const evidence = isEvidence(attempt);
  return (
    <Page
      title={t("common.results")}
      onBack={onBack}
      subheader={
        match.result && (
          <Tabs
            id="result"
            label={t("common.results")}
            items={[
              { value: "teams", label: t("results.teams") },
              { value: "analysis", label: t("results.analysis") },
            ]}
            value={tab}
            onChange={setTab}
          />
        )
      }
      footer={
        <>
          <LinkButton variant="soft" to={pathTo("printTeams", { match: match.id, attempt: attempt.id })}>
            {t("common.print")}
          </LinkButton>
          <LinkButton to={pathToAttempt(match.id, attempt.id)}>{t("common.generatedTeams")}</LinkButton>
        </>
      }
    >
      <ResultHead match={match} name={attemptName(attempt)} />
      {!evidence && <Notice tone="warn">{t("results.madeWithPoints")}</Notice>}
      <DisruptionNotice disruption={match.disruption} />
      <PointsSource scoring={match.scoring} />
      {(!match.result || scores === undefined) && <WithoutScores match={match} asking={asking} />}
      {match.result && scores !== undefined && (
        <>
          {evidence && (
            <>
              <Bests
                scores={scores}
                hindsight={hindsight}
                views={views}
                openedAttempt={openedAttempt}
                strategy={attempt.selection_strategy !== null}
              />
              <AgainstForecast openedAttempt={openedAttempt} rows={scores.rows} />
              <StrategyCost openedAttempt={openedAttempt} hindsight={hindsight} views={views} />
            </>
          )}
          <TabPanel id="result" value={tab}>
            {shownTab === "teams" ? (
              <ScoredTeams scores={scores} hindsight={hindsight} views={views} />
            ) : (
              <PointsAnalysis points={scores.points} match={match} hindsight={hindsight} views={views} />
            )}
          </TabPanel>
        </>
      )}
    </Page>
  );
};

interface PointsAnalysisProps {
  readonly points: Float64Array;
  readonly match: MatchRecord;
  readonly hindsight: Hindsight | "failed" | undefined;
  readonly views: TeamViews;
}

/** The best teams, the teams by points, the players by points: rendered one after the other, a frame each. */
const PointsAnalysis = ({ points, match, hindsight, views }: PointsAnalysisProps) => {
  const parts = useGrowing(3, "analysis");
  return (
    <div className={classes["analysis"]}>
      {parts > 0 && <BestTeams hindsight={hindsight} views={views} />}
      {parts > 1 && <Buckets points={points} />}
      {parts > 2 && <PlayerPoints match={match} views={views} />}
    </div>
  );
};

const Buckets = memo(function Buckets({ points }: { readonly points: Float64Array }) {
  const buckets = bucketsOf(points);
  const most = Math.max(1, ...buckets.map(({ teams }) => teams));
  return (
    <Card heading={t("results.buckets")}>
      <BarList
        label={t("results.buckets")}
        rows={buckets.toReversed().map(({ from, to, teams }) => ({
          key: String(from),
          label: to === null ? t("results.lastBucket", { from }) : t("results.bucket", { from, to }),
          percent: (100 * teams) / most,
          figure: String(teams),
        }))}
      />
    </Card>
  );
});
