import { sportByIndex } from "@teamwright/domain";
import type { MatchDetail, Player, SportSlug } from "@teamwright/domain";
import { Button } from "#ui/button.tsx";
import { useState } from "react";
import { PlayerPicker } from "#blocks/player-picker/player-picker.tsx";
import { shortName } from "#blocks/team/short-name.ts";
import type { AdvancedFilter, PlayerFilter } from "#data/mapper/mapper-filters.ts";
import type { MappedPlayers } from "#data/mapper/mapper-queries.ts";
import { t } from "#i18n/translate.ts";
import { Card } from "#ui/card.tsx";
import { RemovableChip } from "#ui/chip.tsx";
import { idsByIndex } from "./mapped-ids.ts";
import classes from "./mapper.module.css";

interface MappedPlayerFiltersProps {
  readonly match: MatchDetail;
  readonly knownPlayers: MappedPlayers;
  readonly filter: AdvancedFilter;
  readonly onChange: (part: Partial<AdvancedFilter>) => void;
}

/** The filters that a player of one of them cannot be in. */
const excludes: Readonly<Record<PlayerFilter, readonly PlayerFilter[]>> = {
  fixed_player: ["drop_player"],
  drop_player: ["fixed_player", "captain_player", "vicecaptain_player"],
  captain_player: ["drop_player"],
  vicecaptain_player: ["drop_player"],
};
const kinds = ["fixed_player", "drop_player", "captain_player", "vicecaptain_player"] as const;

/** Fixed and dropped players, captains and vice-captains. */
export const PlayerFilters = ({ match, knownPlayers, filter, onChange }: MappedPlayerFiltersProps) => {
  const [picking, setPicking] = useState<PlayerFilter>();
  const sport = sportByIndex(match.sport_index);
  const ids = idsByIndex(knownPlayers);
  const idOf = ({ player_index }: Player): string => ids.get(player_index) ?? "";
  const offeredPlayers = [...match.left_team_players, ...match.right_team_players].filter(
    ({ player_index }) => ids.has(player_index),
  );
  const membersOf = (kind: PlayerFilter) =>
    offeredPlayers.filter((player) => filter[kind].includes(idOf(player)));
  const open = picking !== undefined && {
    kind: picking,
    players: offeredPlayers.filter(
      (player) => !excludes[picking].some((kind) => filter[kind].includes(idOf(player))),
    ),
  };
  return (
    <Card>
      <ul role="list" className={classes["filters"]}>
        {kinds.map((kind) => (
          <FilterRow
            key={kind}
            sport={sport.slug}
            kind={kind}
            members={membersOf(kind)}
            onChoose={() => setPicking(kind)}
            onRemove={(player) => onChange({ [kind]: filter[kind].filter((id) => id !== idOf(player)) })}
          />
        ))}
      </ul>
      {open && (
        <PlayerPicker
          isOpen
          onClose={() => setPicking(undefined)}
          title={t(`mapper.filter.${open.kind}`, { sport: sport.slug })}
          sport={sport}
          players={open.players}
          lineupOut={match.lineup_status === 1}
          picked={membersOf(open.kind).map(({ player_index }) => player_index)}
          check={(picked) =>
            open.kind === "fixed_player" && picked.length > sport.fixedMax
              ? t("mapper.mostFixed", { most: sport.fixedMax })
              : null
          }
          onPick={(picked) => {
            setPicking(undefined);
            onChange({ [open.kind]: picked.map(idOf) });
          }}
        />
      )}
    </Card>
  );
};

interface FilterRowProps {
  readonly sport: SportSlug;
  readonly kind: PlayerFilter;
  readonly members: readonly Player[];
  readonly onChoose: () => void;
  readonly onRemove: (player: Player) => void;
}

const FilterRow = ({ sport, kind, members, onChoose, onRemove }: FilterRowProps) => {
  const filter = t(`mapper.filter.${kind}`, { sport });
  const any = kind === "captain_player" || kind === "vicecaptain_player";
  return (
    <li className={classes["filter"]}>
      <div className={classes["filterTop"]}>
        <b>{filter}</b>
        <Button variant="soft" size="sm" aria-label={t("mapper.chooseFor", { filter })} onClick={onChoose}>
          {t("mapper.choose")}
        </Button>
      </div>
      <div className={classes["chips"]}>
        {members.length === 0 && (
          <span className={classes["soft"]}>{t(any ? "mapper.anyPlayer" : "mapper.nobody")}</span>
        )}
        {members.map((player) => (
          <RemovableChip
            key={player.player_index}
            tone="accent"
            removeLabel={t("mapper.removeFrom", { name: player.name, filter })}
            onRemove={() => onRemove(player)}
          >
            {shortName(player.name)}
          </RemovableChip>
        ))}
      </div>
    </li>
  );
};
