import { sportByIndex } from "@teamwright/domain";
import { HubCard, HubCards } from "#blocks/hub-card/hub-card.tsx";
import { countOf, useMapperFilters } from "#data/mapper/mapper-filters.ts";
import { t } from "#i18n/translate.ts";
import { pathTo } from "#lib/paths.ts";
import { Card } from "#ui/card.tsx";
import { Chip } from "#ui/chip.tsx";
import { SettingsIcon, TrophyIcon } from "#ui/icon.tsx";
import { mapperScreen } from "./mapper-screen.tsx";
import type { MapperStep } from "./mapper-screen.tsx";
import classes from "./mapper.module.css";

const Arena = ({ match, players, frame }: MapperStep) => {
  const { id } = match;
  const { filters } = useMapperFilters(id);
  const set = countOf(filters.advancedFilter);
  const knownPlayers = players.left_players_data.length + players.right_players_data.length;
  const all = match.left_team_players.length + match.right_team_players.length;
  return frame(
    <>
      <Card>
        <p className={classes["lead"]}>{t("mapper.lead")}</p>
        <div className={`${classes["chips"]} ${classes["states"]}`}>
          <Chip tone="ok">{t("mapper.known", { known: knownPlayers, all })}</Chip>
          <Chip tone={players.lineup_available ? "ok" : "neutral"}>
            {t(players.lineup_available ? "mapper.lineupsOut" : "mapper.lineupsOpen")}
          </Chip>
        </div>
      </Card>
      <HubCards>
        <HubCard
          to={pathTo("mapperGeneration", { id })}
          title={t("mapper.chooseType")}
          hint={t("mapper.chooseTypeHint")}
          icon={TrophyIcon}
        />
        <HubCard
          to={pathTo("mapperFilterArena", { id })}
          title={t("mapper.advanced")}
          hint={t("mapper.advancedHint", { sport: sportByIndex(match.sport_index).slug })}
          icon={SettingsIcon}
          badge={set > 0 && <Chip tone="accent">{t("mapper.filtersSet", { n: set })}</Chip>}
        />
      </HubCards>
    </>,
  );
};

/** /mapperarena/{id}: the two ways to the mapped teams of a match. */
export const MapperArenaPage = mapperScreen("mapper.title", "decision", Arena);
