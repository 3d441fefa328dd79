import { t } from "#i18n/translate.ts";
import { bytesFigure } from "#lib/figures.ts";
import { ActionIcon } from "#ui/action-icon.tsx";
import { Button } from "#ui/button.tsx";
import { deleteMatch, listEveryMatch, restore } from "#data/records/attempts.ts";
import { measureStorage } from "#data/records/storage-room.ts";
import type { StorageRoom } from "#data/records/storage-room.ts";
import { useLive } from "#data/records/use-live.ts";
import { useSingleTap } from "#lib/use-single-tap.ts";
import { pathTo } from "#lib/paths.ts";
import { Dialog } from "#ui/dialog.tsx";
import { DeleteIcon } from "#ui/icon.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { toast } from "#ui/toast.ts";
import classes from "./storage-dialog.module.css";

interface StorageDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const roomText = ({ used, left }: StorageRoom): string =>
  used === null || left === null
    ? t("storage.unknownRoom")
    : t("storage.roomUsed", { used: bytesFigure(used), left: bytesFigure(left) });

/** "Storage Limit Reached": the used and free space, and the stored matches, which can be deleted here. */
export const StorageDialog = ({ isOpen, onClose }: StorageDialogProps) => {
  const room = useLive(measureStorage, []).value;
  const matches = useLive(listEveryMatch, []).value ?? [];
  // The next match moves under the finger: a double tap would delete it too, and offer to undo that one only.
  const remove = useSingleTap(async (id: string) => {
    const outcome = await deleteMatch(id);
    if (!outcome.ok) {
      toast.error(outcome.error.message);
      return;
    }
    toast.success(t("common.matchDeleted"), {
      label: t("shell.undo"),
      onClick: () => void restore(outcome.value),
    });
  });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t("storage.limitReached")}
      footer={
        <>
          <Button variant="soft" onClick={onClose}>
            {t("shell.close")}
          </Button>
          <LinkButton to={pathTo("myMatches")} onClick={onClose}>
            {t("shell.myMatches")}
          </LinkButton>
        </>
      }
    >
      <p>{t("storage.deleteOld")}</p>
      {room && (
        <p className={classes["room"]} role="status">
          {t("storage.stored", { teams: room.teams })} {roomText(room)}
        </p>
      )}
      <ul role="list" className={classes["list"]} aria-label={t("storage.matches")}>
        {matches.map(({ match, teams }) => {
          const title = t("common.matchTitle", { left: match.left_name, right: match.right_name });
          return (
            <li key={match.id} className={classes["match"]}>
              <span>
                <b>{title}</b>
                <span>
                  {match.series_name} · {t("storage.matchTeams", { teams })}
                </span>
              </span>
              <ActionIcon aria-label={t("storage.remove", { match: title })} onClick={() => remove(match.id)}>
                <DeleteIcon />
              </ActionIcon>
            </li>
          );
        })}
      </ul>
      {matches.length === 0 && <p>{t("storage.nothing")}</p>}
    </Dialog>
  );
};
