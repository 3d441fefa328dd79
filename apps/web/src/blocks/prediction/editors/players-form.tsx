import { playersOf, sectionOf } from "@teamwright/domain/prediction";
import type { PlayerSection } from "@teamwright/domain/prediction";
import { useState } from "react";
import { t } from "#i18n/translate.ts";
import { ChipButton } from "#ui/chip.tsx";
import { firstView } from "#blocks/player-list/arrange.ts";
import { PlayerList } from "#blocks/player-list/player-list.tsx";
import { RoleTabs } from "#blocks/player-list/player-tools.tsx";
import { candidates } from "../authoring.ts";
import classes from "../prediction.module.css";
import { sectionName } from "../section-name.ts";
import { FormFrame } from "./form-frame.tsx";
import type { EditorProps } from "./form-frame.tsx";

/** A section that lists players: predicted, dropped, fixed, captains, vice-captains, impact players. */
export const PlayersForm = (props: EditorProps<PlayerSection>) => {
  const { id, authoring, storedSection } = props;
  const { match, sport, sections } = authoring;
  const offeredPlayers = candidates(authoring, id);
  const [chosenPlayers, setChosenPlayers] = useState<readonly number[]>(() => playersOf(storedSection));
  const [view, setView] = useState(() => firstView(offeredPlayers));
  const pickedPlayers = offeredPlayers.filter((player) => chosenPlayers.includes(player.player_index));
  const side = (index: 0 | 1) =>
    pickedPlayers.filter((player) => player.team_index === index).map((player) => player.player_index);
  const [left, right] = [side(0), side(1)];
  const fixedPlayers = id === 3 ? playersOf(sectionOf(sections, 4)) : [];
  const most = id === 4 ? sport.fixedMax : null;
  const announcedPlayers = offeredPlayers.filter((player) => player.playing === 1);
  return (
    <FormFrame {...props} fields={() => ({ leftSideTeam: left, rightSideTeam: right })}>
      {id === 2 && announcedPlayers.length > 0 && (
        <div className={classes["chips"]}>
          <ChipButton
            onClick={() => {
              setChosenPlayers(announcedPlayers.map((player) => player.player_index));
            }}
          >
            {t("predictions.takeAnnounced", { n: announcedPlayers.length })}
          </ChipButton>
        </div>
      )}
      <RoleTabs
        id={`section-${id}`}
        sport={sport}
        chosenPlayers={pickedPlayers}
        view={view}
        onView={setView}
      />
      <div
        className={classes["list"]}
        role="tabpanel"
        id={`section-${id}-panel`}
        aria-label={sectionName(id, sport)}
      >
        <PlayerList
          sport={sport}
          label={sectionName(id, sport)}
          players={offeredPlayers}
          lineupOut={match.lineup_status === 1}
          view={view}
          isChosen={(player) => chosenPlayers.includes(player.player_index)}
          blockedBy={({ player_index: index }) => {
            if (fixedPlayers.includes(index)) return t("predictions.isFixed");
            const full = most !== null && pickedPlayers.length >= most && !chosenPlayers.includes(index);
            return full ? t("predictions.mostFixed", { most }) : null;
          }}
          onToggle={({ player_index: index }) => {
            if (fixedPlayers.includes(index)) return;
            if (chosenPlayers.includes(index))
              setChosenPlayers(chosenPlayers.filter((each) => each !== index));
            else if (most === null || pickedPlayers.length < most)
              setChosenPlayers([...chosenPlayers, index]);
          }}
        />
      </div>
      <output className={classes["sum"]}>
        {t("predictions.chosen", { n: pickedPlayers.length, left: left.length, right: right.length })}
      </output>
    </FormFrame>
  );
};
