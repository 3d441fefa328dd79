import { t } from "#i18n/translate.ts";
import type { MatchDetail } from "@teamwright/domain";
import { useQuery } from "@tanstack/react-query";
import { useCallback, useMemo, useState } from "react";
import { useNavigate } from "react-router";
import { MatchScreen } from "#blocks/match-screen/match-screen.tsx";
import { CopyTeam } from "#blocks/team/copy-team.tsx";
import { LeadHome } from "#blocks/team/lead-home.tsx";
import { rosterFrom, TeamViews } from "#blocks/team/team-view.ts";
import type { TeamView } from "#blocks/team/team-view.ts";
import { TeamWall } from "#blocks/transfer/team-wall.tsx";
import { toggledIn } from "#lib/toggled-in.ts";
import { useLatestCallback } from "#lib/use-latest-callback.ts";
import { useTickedRows } from "#blocks/transfer/use-ticked-rows.ts";
import { useTeamLinking } from "#blocks/transfer/use-team-linking.ts";
import { useOnline } from "#data/api/connection.ts";
import type { OpenedPost } from "#data/api/expert-posts.ts";
import { matchQuery } from "#data/api/match.ts";
import { playersOf } from "#data/strategy/pool.ts";
import { deviceLinks } from "#data/transfer/team-links.ts";
import { pathToAttempt } from "#lib/path-to-attempt.ts";
import { pathTo } from "#lib/paths.ts";
import { Chip, ChipButton } from "#ui/chip.tsx";
import { TabPanel, Tabs } from "#ui/tabs.tsx";
import { toast } from "#ui/toast.ts";
import { useBack } from "#ui/use-back.ts";
import { CreationData } from "./creation-data.tsx";
import { knowsAll } from "./known-players.ts";
import { makeMine } from "./make-mine.ts";
import { PostFooter } from "./post-footer.tsx";
import { TransferChosen } from "./transfer-chosen.tsx";
import { FooterProblem } from "#ui/footer-problem.tsx";
import { useTapRefusal } from "#ui/use-tap-refusal.ts";

const TABS = "expert-post";
type ExpertPostTab = "data" | "teams";

/** Stores the teams, or those ticked, as an attempt and opens it. */
const useMaking = (openedPost: OpenedPost) => {
  const navigate = useNavigate();
  const [storing, setStoring] = useState(false);
  const make = async (detail: MatchDetail, selectedRows: ReadonlySet<number> | null) => {
    setStoring(true);
    const rows = selectedRows && [...selectedRows].toSorted((a, b) => a - b);
    const outcome = await makeMine(openedPost, detail, rows);
    setStoring(false);
    if (!outcome.ok) return toast.error(outcome.error);
    toast.success(t("experts.post.made", { id: outcome.value.attemptId }));
    await navigate(pathToAttempt(outcome.value.matchId, outcome.value.attemptId));
  };
  return { storing, make };
};

interface ExpertPostViewProps {
  readonly openedPost: OpenedPost;
  readonly views: number;
}

export const ExpertPostView = ({ openedPost, views }: ExpertPostViewProps) => {
  const { post, teams } = openedPost;
  const query = useQuery(matchQuery(post.matchId));
  const [tab, setTab] = useState<ExpertPostTab>("data");
  const [tickedRows, setTickedRows] = useTickedRows(teams);
  const [sending, setSending] = useState(false);
  const { storing, make } = useMaking(openedPost);
  const match = query.data?.value;
  const selectedRows = tab === "teams" ? tickedRows : null;
  const onSelect = useLatestCallback((row: number) => setTickedRows(toggledIn(tickedRows ?? new Set(), row)));
  const refusedTap = useTapRefusal(selectedRows);
  const withSome = (act: () => void) => () => {
    if (selectedRows?.size === 0) refusedTap.refuse(t("experts.post.atLeastOne"));
    else act();
  };

  return (
    <MatchScreen
      title={t("experts.panel.title")}
      match={query}
      online={useOnline()}
      onBack={useBack(pathTo("expertPanel", { match: post.matchId }))}
      titleActions={
        selectedRows && (
          <SelectedCount selectedRows={selectedRows} count={teams.count} onChange={setTickedRows} />
        )
      }
      tools={
        <Tabs
          id={TABS}
          label={t("experts.panel.title")}
          items={[
            { value: "data", label: t("experts.post.creationData") },
            { value: "teams", label: t("experts.post.expertTeams"), count: teams.count },
          ]}
          value={tab}
          onChange={setTab}
        />
      }
      footer={
        match && (
          <>
            <FooterProblem problem={refusedTap.shownRefusal} />
            <PostFooter
              selectedRows={selectedRows}
              selectable={tab === "teams"}
              storing={storing}
              onChange={setTickedRows}
              onMake={withSome(() => void make(match, selectedRows))}
              onTransfer={withSome(() => setSending(true))}
            />
          </>
        )
      }
    >
      {(detail) => (
        <TabPanel id={TABS} value={tab}>
          {tab === "data" ? (
            <CreationData openedPost={openedPost} match={detail} views={views} />
          ) : (
            <Teams openedPost={openedPost} match={detail} selectedRows={selectedRows} onSelect={onSelect} />
          )}
          {sending && selectedRows && (
            <TransferChosen openedPost={openedPost} rows={selectedRows} onClose={() => setSending(false)} />
          )}
        </TabPanel>
      )}
    </MatchScreen>
  );
};

interface SelectedCountProps {
  readonly selectedRows: ReadonlySet<number>;
  readonly count: number;
  readonly onChange: (selected: ReadonlySet<number>) => void;
}

const SelectedCount = ({ selectedRows, count, onChange }: SelectedCountProps) => {
  const all = selectedRows.size === count;
  return (
    <>
      <Chip tone="accent">
        <span role="status">{t("experts.selected", { n: selectedRows.size })}</span>
      </Chip>
      <ChipButton
        pressed={all}
        onClick={() => onChange(new Set(all ? [] : Array.from({ length: count }, (_, row) => row)))}
      >
        {t("experts.selectAll")}
      </ChipButton>
    </>
  );
};

interface TeamsProps {
  readonly openedPost: OpenedPost;
  readonly match: MatchDetail;
  readonly selectedRows: ReadonlySet<number> | null;
  readonly onSelect: (row: number) => void;
}

const Teams = ({ openedPost: { post, teams }, match, selectedRows, onSelect }: TeamsProps) => {
  const players = useMemo(() => playersOf(match), [match]);
  const views = useMemo(
    () => new TeamViews(teams, rosterFrom(match.sport_index, players, match.id)),
    [teams, match, players],
  );
  const { left_team_name: left, right_team_name: right } = match;
  const actions = useCallback(
    (team: TeamView) => <CopyTeam team={team} sport={views.roster.sport} sides={{ left, right }} />,
    [views, left, right],
  );
  const store = useMemo(() => deviceLinks(post.matchId), [post.matchId]);
  const linking = useTeamLinking(post.matchId, "general", store);
  if (!knowsAll(teams, players)) return <LeadHome why={t("experts.post.contactSupport")} />;
  return (
    <TeamWall
      label={t("experts.post.expertTeams")}
      match={match}
      views={views}
      selectedRows={selectedRows}
      onSelect={onSelect}
      linking={linking}
      actions={actions}
    />
  );
};
