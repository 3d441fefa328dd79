import { messages } from "@teamwright/domain/messages";
import { teamText } from "../../blocks/team/team-text.ts";
import type { TeamView } from "../../blocks/team/team-view.ts";
import cardClasses from "../../blocks/team/team-card.module.css";
import { useText } from "../../i18n/text.ts";
import { toast } from "../../ui/toast.ts";
import type { TeamSet } from "./use-team-set.ts";

/** Puts the team on the clipboard as text. */
export const CopyTeam = ({ team, set }: { readonly team: TeamView; readonly set: TeamSet }) => {
  const { teams } = useText();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(teamText(team, set.views.roster.sport, set.sides));
      toast.success(messages.display.teamCopied);
    } catch {
      toast.error(messages.generic.somethingWentWrong);
    }
  };
  return (
    <button
      type="button"
      className={cardClasses["action"]}
      aria-label={teams.copyTeam(team.number)}
      onClick={() => void copy()}
    >
      {teams.copy}
    </button>
  );
};
