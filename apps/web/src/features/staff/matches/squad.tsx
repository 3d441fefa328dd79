import { t } from "../../../i18n/translate.ts";
import { useState } from "react";
import { EmptyState } from "../../../ui/states.tsx";
import { AddPlayer } from "./add-player.tsx";
import classes from "./admin-matches.module.css";
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
  const wanted = search.trim().toLowerCase();
  const players = editor.match.players
    .filter((player) => player.team_index === side && player.name.toLowerCase().includes(wanted))
    .toSorted((a, b) => Number(a.withdrawn) - Number(b.withdrawn) || a.role - b.role);
  return (
    <>
      <SearchBox label={t("match-desk.searchPlayers")} value={search} onChange={setSearch} />
      {players.length === 0 && <EmptyState title={t("match-desk.noPlayers")} />}
      <ul role="list" className={classes["list"]}>
        {players.map((player) => (
          <PlayerEditor key={player.player_index} editor={editor} player={player} />
        ))}
      </ul>
      <AddPlayer match={editor.match} side={side} onAdding={onAdding} />
    </>
  );
};
