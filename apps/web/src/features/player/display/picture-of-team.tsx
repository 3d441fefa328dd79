import { t } from "#i18n/translate.ts";
import cardClasses from "#blocks/team/team-card.module.css";
import type { TeamView } from "#blocks/team/team-view.ts";
import { fileName, saveFile } from "#lib/save-file.ts";
import { ShareIcon } from "#ui/icon.tsx";
import { toast } from "#ui/toast.ts";
import { drawTeam } from "./draw-team.ts";
import type { ShownTeams } from "./use-team-set.ts";

/** Shares the picture where the device supports it, saves it otherwise. */
async function sharePicture(picture: Blob, name: string): Promise<void> {
  const file = new File([picture], name, { type: picture.type });
  if (!("canShare" in navigator) || !navigator.canShare({ files: [file] })) {
    saveFile(picture, name);
    return;
  }
  try {
    await navigator.share({ files: [file] });
  } catch (error) {
    // Closing the share sheet is not a failure; a refused share falls back to the download.
    if (!(error instanceof DOMException && error.name === "AbortError")) saveFile(picture, name);
  }
}

/** The team as a picture to share. */
export const PictureOfTeam = ({ team, set }: { readonly team: TeamView; readonly set: ShownTeams }) => {
  const share = async () => {
    const picture = await drawTeam(team, set.views.roster.sport, set.sides);
    if (picture === null) toast.error(t("shell.somethingWentWrong"));
    else await sharePicture(picture, fileName([set.sides.left, set.sides.right, String(team.number)], "png"));
  };
  return (
    <button
      type="button"
      className={cardClasses["action"]}
      aria-label={t("teams.pictureOfTeam", { n: team.number })}
      onClick={() => void share()}
    >
      <ShareIcon size={18} />
    </button>
  );
};
