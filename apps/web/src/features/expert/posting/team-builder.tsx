import { t } from "#i18n/translate.ts";
import { Button } from "#ui/button.tsx";
import { MAX_CREDITS } from "@teamwright/domain";
import type { MatchDetail, Player } from "@teamwright/domain";
import { useMemo, useState } from "react";
import { useNavigate } from "react-router";
import { FlowTitle } from "#blocks/flow-page/flow-title.tsx";
import { MatchHeader } from "#blocks/match-header/match-header.tsx";
import { firstView } from "#blocks/player-list/arrange.ts";
import { PlayerList } from "#blocks/player-list/player-list.tsx";
import { PlayerFilters, RoleTabs } from "#blocks/player-list/player-tools.tsx";
import type { OpenedPost } from "#data/api/expert-posts.ts";
import { pathTo } from "#lib/paths.ts";
import { LeaveDialog, useLeaveGuard } from "#ui/leave-guard.tsx";
import { Page } from "#ui/page.tsx";
import { Stat, Stats } from "#ui/stat.tsx";
import { TabPanel } from "#ui/tabs.tsx";
import { BuiltTeams } from "./built-teams.tsx";
import { inEdit } from "./edited-post.ts";
import { LeaderControls } from "./leader-controls.tsx";
import { refusalOf } from "./human-team.ts";
import classes from "./posting.module.css";
import { TeamGround } from "./team-ground.tsx";
import { useTeamInWork } from "./use-team-in-work.ts";
import { FooterProblem } from "#ui/footer-problem.tsx";

const TABS = "human-team";

interface ExpertTeamBuilderProps {
  readonly match: MatchDetail;
  /** The post whose teams are edited; undefined for a new post. */
  readonly edited: OpenedPost | undefined;
  readonly loadedAt: number;
  readonly online: boolean;
  readonly onBack: () => void;
}

/** Every rule live: places and credits left, counts per role, captain and vice-captain on the row, the ground beside. */
export const TeamBuilder = ({ match, edited, loadedAt, online, onBack }: ExpertTeamBuilderProps) => {
  const work = useTeamInWork(match, edited);
  const { sport, squad, team, figures, built } = work;
  const navigate = useNavigate();
  // Finished teams are kept in the tab; the one that is being built is not.
  const guard = useLeaveGuard(team.players.length > 0, onBack);
  const [view, setView] = useState(() => firstView(squad));
  const chosenPlayers = squad.filter(({ player_index: index }) => team.players.includes(index));
  const sides = useMemo(
    () => [match.left_team_name, match.right_team_name] as const,
    [match.left_team_name, match.right_team_name],
  );
  const blockedBy = (player: Player): string | null => {
    if (team.players.includes(player.player_index) || figures.count >= sport.teamSize) return null;
    const problem = refusalOf(player, figures, sport);
    return problem && t(problem.key, problem.values as never);
  };
  const next = () => {
    if (built.length === 0) work.refuse(t("experts.share.atLeastOne"));
    else void navigate(inEdit(pathTo("storeExpertTeams", { match: match.id, type: 1 }), edited?.post._id));
  };
  return (
    <Page
      title={t("experts.human.title")}
      header={<MatchHeader match={match} onBack={guard.onBack} online={online} loadedAt={loadedAt} />}
      subheader={
        <>
          <div className={classes["figures"]}>
            <Stats>
              <Stat label={t("experts.human.players")}>{`${figures.count}/${sport.teamSize}`}</Stat>
              <Stat label={t("experts.human.credits")}>{(MAX_CREDITS - figures.credits).toFixed(1)}</Stat>
              <Stat label={t("experts.human.split")}>{figures.sides.join("-")}</Stat>
            </Stats>
          </div>
          <RoleTabs id={TABS} sport={sport} chosenPlayers={chosenPlayers} view={view} onView={setView} />
        </>
      }
      footer={
        <>
          <Button variant="soft" px={12} onClick={work.add}>
            {t("experts.human.addTeam")}
          </Button>
          <Button onClick={next}>{`${t("experts.human.continue")} (${built.length})`}</Button>
        </>
      }
      aside={
        <>
          <TeamGround sport={sport} squad={squad} team={team} />
          <BuiltTeams builtTeams={built} squad={squad} sport={sport} onRemove={work.remove} />
        </>
      }
    >
      <FooterProblem problem={work.refused} />
      <FlowTitle title={t("experts.human.title")} />
      <ul className={classes["needs"]} aria-label={t("experts.human.players")}>
        {sport.roles.map(({ code }, role) => (
          <li key={code}>
            {t("experts.human.rolePlaces", {
              role: code,
              n: figures.roles[role] ?? 0,
              min: sport.handMade.roleMins[role] ?? 0,
            })}
          </li>
        ))}
      </ul>
      <PlayerFilters
        sport={sport}
        players={squad}
        sideNames={sides}
        lineupOut={match.lineup_status === 1}
        view={view}
        onView={setView}
      />
      <TabPanel id={TABS} value={view.role === null ? "all" : String(view.role)}>
        <PlayerList
          sport={sport}
          label={t("experts.human.players")}
          players={squad}
          lineupOut={match.lineup_status === 1}
          view={view}
          isChosen={({ player_index: index }) => team.players.includes(index)}
          blockedBy={blockedBy}
          onToggle={work.toggle}
          quiet
          after={(player) =>
            team.players.includes(player.player_index) && (
              <LeaderControls
                player={player}
                sport={sport}
                team={team}
                onCaptain={work.makeCaptain}
                onViceCaptain={work.makeViceCaptain}
              />
            )
          }
        />
      </TabPanel>
      <LeaveDialog guard={guard} />
    </Page>
  );
};
