import { t } from "#i18n/translate.ts";
import type { Player, Sport } from "@teamwright/domain";
import { GroundPicture } from "#blocks/team/ground-picture.tsx";
import { rosterFrom } from "#blocks/team/team-view.ts";
import type { TeamView } from "#blocks/team/team-view.ts";
import { Card } from "#ui/card.tsx";
import type { TeamInWork } from "./human-team.ts";

interface TeamGroundProps {
  readonly sport: Sport;
  readonly squad: readonly Player[];
  readonly team: TeamInWork;
}

const viewOf = ({ sport, squad, team }: TeamGroundProps): TeamView => {
  const members = squad.filter(({ player_index: index }) => team.players.includes(index));
  const players = [...rosterFrom(sport.index, members).players.values()];
  const left = players.filter(({ side }) => side === "left").length;
  return {
    row: 0,
    number: 1,
    credits: players.reduce((sum, { credits }) => sum + credits, 0),
    split: [left, players.length - left],
    lines: sport.roles.map(({ code, name }, role) => ({
      code,
      name,
      players: players.filter((player) => player.role === role),
    })),
    captain: team.captain ?? -1,
    viceCaptain: team.viceCaptain ?? -1,
  };
};

/** The team on its ground while it is built. */
export const TeamGround = (props: TeamGroundProps) => (
  <Card heading={t("experts.human.rest")}>
    <GroundPicture team={viewOf(props)} sport={props.sport} figure="credits" isLinked={false} />
  </Card>
);
