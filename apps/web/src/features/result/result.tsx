import { messages } from "@teamwright/domain/messages";
import { useState } from "react";
import { BarList } from "../../blocks/charts/bar-list.tsx";
import { StatusBadges } from "../../blocks/stored-match/status-badges.tsx";
import { SideLegend } from "../../blocks/team/side-legend.tsx";
import { useScorecard } from "../../data/api/use-scorecard.ts";
import type { OpenedAttempt } from "../../data/records/attempts.ts";
import { shownStatus } from "../../data/records/match-status.ts";
import { useText } from "../../i18n/text.ts";
import { pathTo } from "../../lib/paths.ts";
import { serverNow } from "../../lib/server-clock.ts";
import { Card } from "../../ui/card.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { Page } from "../../ui/page.tsx";
import { TabPanel, Tabs } from "../../ui/tabs.tsx";
import { Bests, BestTeams } from "./bests.tsx";
import { bucketsOf } from "./buckets.ts";
import { PlayerPoints } from "./player-points.tsx";
import classes from "./result.module.css";
import { ScoredTeams } from "./scored-teams.tsx";
import { StrategyCost } from "./strategy-cost.tsx";
import { useScoredViews } from "./scored-views.ts";
import { useHindsight, useScores } from "./use-scores.ts";
import { WithoutScores } from "./without-scores.tsx";

interface ResultProps {
  readonly opened: OpenedAttempt;
  readonly onBack: () => void;
}

export const Result = ({ opened, onBack }: ResultProps) => {
  const { shell, results, myMatches } = useText();
  const { match, attempt } = opened;
  const [tab, setTab] = useState<"teams" | "analysis">("teams");
  const asking = useScorecard(match);
  const scores = useScores(opened);
  const hindsight = useHindsight(opened);
  const views = useScoredViews(opened);
  return (
    <Page
      title={messages.result.results}
      back={{ label: shell.back, onBack }}
      actions={<StatusBadges status={shownStatus(match, serverNow())} points={match.result} />}
      subheader={
        match.result && (
          <Tabs
            id="result"
            label={messages.result.results}
            items={[
              { value: "teams", label: results.teams },
              { value: "analysis", label: results.analysis },
            ]}
            value={tab}
            onChange={setTab}
          />
        )
      }
      footer={
        <>
          <LinkButton variant="soft" to={pathTo("printTeams", { match: match.id, attempt: attempt.id })}>
            {messages.generic.print}
          </LinkButton>
          <LinkButton to={pathTo("display", { match: match.id, attempt: attempt.id, ftype: 9, fvalue: 9 })}>
            {messages.display.generatedTeams}
          </LinkButton>
        </>
      }
    >
      <SideLegend sides={{ left: match.left_name, right: match.right_name }}>
        {attempt.shortcut ?? myMatches.attempt(attempt.id)}
      </SideLegend>
      {(!match.result || scores === undefined) && <WithoutScores match={match} asking={asking} />}
      {match.result && scores !== undefined && (
        <>
          <Bests
            scores={scores}
            hindsight={hindsight}
            views={views}
            strategy={attempt.selection_strategy !== null}
          />
          <StrategyCost opened={opened} hindsight={hindsight} views={views} />
          <TabPanel id="result" value={tab}>
            {tab === "teams" ? (
              <ScoredTeams scores={scores} hindsight={hindsight} views={views} />
            ) : (
              <div className={classes["analysis"]}>
                <BestTeams hindsight={hindsight} views={views} />
                <Card heading={results.buckets}>
                  <Buckets points={scores.points} />
                </Card>
                <PlayerPoints match={match} views={views} />
              </div>
            )}
          </TabPanel>
        </>
      )}
    </Page>
  );
};

const Buckets = ({ points }: { readonly points: Float64Array }) => {
  const { results } = useText();
  const buckets = bucketsOf(points);
  const most = Math.max(1, ...buckets.map(({ teams }) => teams));
  return (
    <BarList
      label={results.buckets}
      rows={buckets.toReversed().map(({ from, to, teams }) => ({
        key: String(from),
        label: to === null ? results.lastBucket(from) : results.bucket(from, to),
        percent: (100 * teams) / most,
        figure: String(teams),
      }))}
    />
  );
};
