import { ActionIcon, Button } from "@mantine/core";
import { messages } from "@teamwright/domain/messages";
import { deleteMatch, listEveryMatch, restore } from "../../data/records/attempts.ts";
import { measureStorage } from "../../data/records/storage-room.ts";
import type { StorageRoom } from "../../data/records/storage-room.ts";
import { useLive } from "../../data/records/use-live.ts";
import { useText } from "../../i18n/text.ts";
import type { Text } from "../../i18n/text.ts";
import { pathTo } from "../../lib/paths.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { DeleteIcon } from "../../ui/icon.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { toast } from "../../ui/toast.ts";
import classes from "./storage-dialog.module.css";

interface StorageDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

const roomText = ({ used, left }: StorageRoom, { storage }: Text): string =>
  used === null || left === null
    ? storage.unknownRoom
    : messages.storage.roomUsed(storage.megabytes(used), storage.megabytes(left));

/** "Storage Limit Reached": the room used and left, and the stored matches to delete there and then. */
export const StorageDialog = ({ opened, onClose }: StorageDialogProps) => {
  const text = useText();
  const { storage, shell, myMatches } = text;
  const room = useLive(() => measureStorage(), []).value;
  const matches = useLive(() => listEveryMatch(), []).value ?? [];
  const remove = async (id: string) => {
    const outcome = await deleteMatch(id);
    if (!outcome.ok) {
      toast.error(outcome.error.message);
      return;
    }
    toast.success(messages.attempts.matchDeleted, {
      label: myMatches.undo,
      onClick: () => void restore(outcome.value),
    });
  };
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={messages.storage.limitReached}
      closeLabel={shell.close}
      footer={
        <>
          <Button variant="soft" onClick={onClose}>
            {messages.generic.close}
          </Button>
          <LinkButton to={pathTo("myMatches")} onClick={onClose}>
            {myMatches.title}
          </LinkButton>
        </>
      }
    >
      <p>{messages.storage.deleteOld}</p>
      {room && (
        <p className={classes["room"]} role="status">
          {storage.stored(room.teams)} {roomText(room, text)}
        </p>
      )}
      <ul role="list" className={classes["list"]} aria-label={storage.matches}>
        {matches.map(({ match, teams }) => {
          const title = myMatches.matchTitle(match.left_name, match.right_name);
          return (
            <li key={match.id} className={classes["match"]}>
              <span>
                <b>{title}</b>
                <span>
                  {match.series_name} · {storage.matchTeams(teams)}
                </span>
              </span>
              <ActionIcon aria-label={storage.remove(title)} onClick={() => void remove(match.id)}>
                <DeleteIcon />
              </ActionIcon>
            </li>
          );
        })}
      </ul>
      {matches.length === 0 && <p>{storage.nothing}</p>}
    </Dialog>
  );
};
