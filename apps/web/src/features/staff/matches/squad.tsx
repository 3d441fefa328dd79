import { t } from "#i18n/translate.ts";
import { sportBySlug } from "@teamwright/domain";
import { useState } from "react";
import { EmptyState } from "#ui/states.tsx";
import { AddPlayer } from "./add-player.tsx";
import classes from "./admin-matches.module.css";
import { fieldLabel } from "./field-words.ts";
import { gridEvents, gridFields } from "./grid.ts";
import { MarkAnnounced } from "./mark-announced.tsx";
import { PlayerEditor } from "./player-editor.tsx";
import { SearchBox } from "./search-box.tsx";
import type { MatchEditor } from "./use-match-editor.ts";

type SquadProps = {
  readonly editor: MatchEditor;
  readonly side: 0 | 1;
  /** Told whether a further player is typed and not yet added. */
  readonly onAdding: (adding: boolean) => void;
};

/** A side's players by role, those who left at the end; with a search. */
export const Squad = ({ editor, side, onAdding }: SquadProps) => {
  const [search, setSearch] = useState("");
  const wantedText = search.trim().toLowerCase();
  const players = editor.match.players
    .filter((player) => player.team_index === side && player.name.toLowerCase().includes(wantedText))
    .toSorted((a, b) => Number(a.withdrawn) - Number(b.withdrawn) || a.role - b.role);
  const roles = (sportBySlug(editor.match.sport)?.roles ?? []).map(({ code }) => code);
  return (
    <>
      <div className={classes["tools"]}>
        <SearchBox label={t("match-desk.searchPlayers")} value={search} onChange={setSearch} />
        <MarkAnnounced
          editor={editor}
          players={editor.match.players.filter((player) => player.team_index === side && !player.withdrawn)}
        />
      </div>
      {players.length === 0 && <EmptyState title={t("match-desk.noPlayers")} />}
      {players.length > 0 && (
        <div className={classes["gridHead"]} aria-hidden="true">
          <span>{t("match-desk.player")}</span>
          {gridFields.map((field) => (
            <span key={field}>{fieldLabel(field, editor.match.sport)}</span>
          ))}
        </div>
      )}
      <ul
        role="list"
        className={`${classes["list"]} ${classes["grid"]}`}
        {...gridEvents(editor, players, roles)}
      >
        {players.map((player) => (
          <PlayerEditor key={player.player_index} editor={editor} player={player} />
        ))}
      </ul>
      <AddPlayer match={editor.match} side={side} onAdding={onAdding} />
    </>
  );
};
