import { t } from "#i18n/translate.ts";
import { ActionIcon } from "#ui/action-icon.tsx";
import type { Player, Sport } from "@teamwright/domain";
import { Card } from "#ui/card.tsx";
import { DeleteIcon } from "#ui/icon.tsx";
import type { HumanTeam } from "./post-draft.ts";
import classes from "./posting.module.css";

interface BuiltTeamsProps {
  readonly builtTeams: readonly HumanTeam[];
  readonly squad: readonly Player[];
  readonly sport: Sport;
  readonly onRemove: (index: number) => void;
}

/** The teams built so far, each with its leaders and combination. */
export const BuiltTeams = ({ builtTeams, squad, sport, onRemove }: BuiltTeamsProps) => {
  if (builtTeams.length === 0) return null;
  const nameOf = (index: number) => squad.find((player) => player.player_index === index)?.name ?? "";
  return (
    <Card heading={t("experts.human.teams", { n: builtTeams.length })}>
      <ol className={classes["rows"]}>
        {builtTeams.map(({ team, captain, vicecaptain }, index) => (
          <li key={`${captain} ${vicecaptain} ${team.flat().join()}`} className={classes["row"]}>
            <span>
              <b>{`#${index + 1}`}</b> {team.map((list) => list.length).join("-")}
              <br />
              <span className={classes["note"]}>
                {`${sport.badges.captain} ${nameOf(captain)}, ${sport.badges.viceCaptain} ${nameOf(vicecaptain)}`}
              </span>
            </span>
            <ActionIcon
              aria-label={t("experts.human.remove", { n: index + 1 })}
              onClick={() => onRemove(index)}
            >
              <DeleteIcon />
            </ActionIcon>
          </li>
        ))}
      </ol>
    </Card>
  );
};
