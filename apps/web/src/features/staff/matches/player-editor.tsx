import { t } from "#i18n/translate.ts";
import { ActionIcon } from "#ui/action-icon.tsx";
import { useState } from "react";
import { Chip } from "#ui/chip.tsx";
import { DownIcon, UpIcon } from "#ui/icon.tsx";
import classes from "./admin-matches.module.css";
import { fieldLabel, valueWords } from "./field-words.ts";
import { gridFields } from "./grid.ts";
import { HandMark } from "./hand-mark.tsx";
import { MergePlayer } from "./merge-player.tsx";
import { draftKey } from "./match-draft.ts";
import { playerFields, playerText, textOf } from "./match-fields.ts";
import type { AdminPlayer } from "./match-queries.ts";
import { PlayerField } from "./player-field.tsx";
import { PlayingToggle } from "./playing-toggle.tsx";
import type { MatchEditor } from "./use-match-editor.ts";

type PlayerEditorProps = { readonly editor: MatchEditor; readonly player: AdminPlayer };

const moreFields = [
  "name",
  "selected_by",
  "captain_percentage",
  "vice_captain_percentage",
  "availability",
  "pl_id",
] as const;

/** One player: playing, role, credits, points; the rest opens on request. Overridden values are marked. */
export const PlayerEditor = ({ editor, player }: PlayerEditorProps) => {
  const [open, setOpen] = useState(false);
  const { match, draft } = editor;
  const index = player.player_index;
  const isTouched = playerFields.some(
    (field) => (draft[draftKey(index, field)] ?? playerText(player, field)) !== playerText(player, field),
  );
  const byHand = playerFields.filter((field) => field in player.overridden);
  return (
    <li className={`${classes["player"]} ${isTouched ? classes["touched"] : ""}`}>
      <div className={classes["playerHead"]}>
        <PlayingToggle editor={editor} player={player} />
        <span className={classes["playerName"]}>
          <strong>{player.name}</strong>
          <span className={classes["small"]}>{player.player_fixed_id}</span>
        </span>
        {player.marks.length > 0 && <Chip tone="warn">{t("match-desk.pointsMarked")}</Chip>}
        {player.withdrawn && <Chip tone="bad">{t("match-desk.left")}</Chip>}
        <ActionIcon
          aria-label={t("match-desk.more", { name: player.name })}
          aria-expanded={open}
          onClick={() => {
            setOpen(!open);
          }}
        >
          {open ? <UpIcon /> : <DownIcon />}
        </ActionIcon>
      </div>
      <div className={classes["playerFields"]}>
        {gridFields.map((field) => (
          <div key={field} data-player={index} data-field={field}>
            <PlayerField editor={editor} player={player} field={field} />
          </div>
        ))}
      </div>
      {open && (
        <div className={classes["moreFields"]}>
          {moreFields.map((field) => (
            <PlayerField key={field} editor={editor} player={player} field={field} />
          ))}
          <MergePlayer match={match} player={player} />
        </div>
      )}
      {byHand.length > 0 && (
        <div className={classes["marks"]}>
          {byHand.map((field) => (
            <span key={field} className={classes["handRow"]}>
              <span className={classes["small"]}>{fieldLabel(field, match.sport)}</span>
              <HandMark
                editor={editor}
                playerIndex={index}
                field={field}
                subject={`${fieldLabel(field, match.sport)}, ${player.name}`}
                feed={valueWords(field, textOf(field, player.overridden[field]), match.sport)}
                value={player[field]}
              />
            </span>
          ))}
        </div>
      )}
    </li>
  );
};
