import { messages } from "@teamwright/domain/messages";
import { useMemo, useState } from "react";
import { useParams } from "react-router";
import { leagueRows } from "../../blocks/team/leagues.ts";
import { SideLegend } from "../../blocks/team/side-legend.tsx";
import type { OpenedAttempt } from "../../data/records/attempts.ts";
import { useText } from "../../i18n/text.ts";
import { Page } from "../../ui/page.tsx";
import { SkeletonList } from "../../ui/skeleton.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { TabPanel, Tabs } from "../../ui/tabs.tsx";
import { Bests } from "./bests.tsx";
import { useScoredViews } from "./scored-views.ts";
import { ScoredTeams } from "./scored-teams.tsx";
import { ResultGate } from "./result-gate.tsx";
import { useHindsight, useScores } from "./use-scores.ts";

/** /resultauto/{match}/{attempt}: the three leagues' teams with their points. */
export const ResultAutoPage = () => {
  const { match = "", attempt = "" } = useParams();
  return (
    <ResultGate match={match} attempt={attempt}>
      {(opened, onBack) => <ResultAuto key={`${match}/${attempt}`} opened={opened} onBack={onBack} />}
    </ResultGate>
  );
};

const ResultAuto = ({ opened, onBack }: { readonly opened: OpenedAttempt; readonly onBack: () => void }) => {
  const { shell, results, teams } = useText();
  const { match, attempt } = opened;
  const scores = useScores(opened);
  const hindsight = useHindsight(opened);
  const views = useScoredViews(opened);
  const leagues = useMemo(() => leagueRows(attempt.leagues ?? []), [attempt.leagues]);
  const [chosen, setChosen] = useState(leagues[0]?.name ?? "");
  const rows = leagues.find(({ name }) => name === chosen)?.rows;
  const ordered = useMemo(
    () => scores && rows && { points: scores.points, rows: scores.rows.filter((row) => rows.includes(row)) },
    [scores, rows],
  );
  return (
    <Page
      title={messages.result.results}
      back={{ label: shell.back, onBack }}
      subheader={
        <Tabs
          id="leagues"
          label={teams.leagues}
          items={leagues.map(({ name, label }) => ({ value: name, label }))}
          value={chosen}
          onChange={setChosen}
        />
      }
    >
      <SideLegend sides={{ left: match.left_name, right: match.right_name }} />
      <TabPanel id="leagues" value={chosen}>
        {!match.result && <EmptyState title={results.noPoints} hint={results.noPointsHint} />}
        {match.result && ordered === undefined && (
          <SkeletonList label={results.working} rows={3} height={150} />
        )}
        {match.result && ordered && (
          <>
            <Bests scores={ordered} hindsight={hindsight} views={views} strategy={false} />
            <ScoredTeams key={chosen} scores={ordered} hindsight={hindsight} views={views} />
          </>
        )}
      </TabPanel>
    </Page>
  );
};
