import { t } from "#i18n/translate.ts";
import type { Sport } from "@teamwright/domain";
import { copyText } from "#ui/copy-text.ts";
import cardClasses from "./team-card.module.css";
import { teamText } from "./team-text.ts";
import type { SideNames } from "./team-text.ts";
import type { TeamView } from "./team-view.ts";

interface CopyTeamProps {
  readonly team: TeamView;
  readonly sport: Sport;
  readonly sides: SideNames;
}

/** Copies the team to the clipboard as text. */
export const CopyTeam = ({ team, sport, sides }: CopyTeamProps) => {
  const copy = () => copyText(teamText(team, sport, sides), { copiedText: t("teams.teamCopied") });
  return (
    <button
      type="button"
      className={cardClasses["action"]}
      aria-label={t("teams.copyTeam", { n: team.number })}
      onClick={() => void copy()}
    >
      {t("teams.copyText")}
    </button>
  );
};
