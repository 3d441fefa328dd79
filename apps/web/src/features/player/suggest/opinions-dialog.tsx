import type { MatchDetail, Player } from "@teamwright/domain";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { MIN_MORE, MAX_MORE, withOpinion } from "#data/strategy/opinions.ts";
import type { PlayerOpinion, PlayerOpinions } from "#data/strategy/opinions.ts";
import { squadOf } from "#data/strategy/pool.ts";
import { strategyStore, useStrategyState } from "#data/strategy/use-strategy.ts";
import { playerForecastsQuery } from "#forecast-client/player-forecasts.ts";
import { t } from "#i18n/translate.ts";
import { shortSideName } from "#lib/short-side-name.ts";
import { Button } from "#ui/button.tsx";
import { ChipButton } from "#ui/chip.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { SkeletonList } from "#ui/skeleton.tsx";
import { toast } from "#ui/toast.ts";
import classes from "./opinions.module.css";

interface OpinionsDialogProps {
  readonly match: MatchDetail;
  readonly onClose: () => void;
}

/** What the user expects of each player, against the forecast. It is part of the match's draft, and of its link. */
export const OpinionsDialog = ({ match, onClose }: OpinionsDialogProps) => {
  const [opinions, setOpinions] = useState<PlayerOpinions>(
    () => strategyStore.get().drafts[match.id]?.opinions ?? {},
  );
  const usedOpinions = useStrategyState(({ drafts }) => drafts[match.id]?.opinions);
  const { data: forecasts } = useQuery({
    ...playerForecastsQuery(match, usedOpinions),
    // News of the match must not take the list away under a finger.
    placeholderData: keepPreviousData,
  });
  const points = (player: Player): number => forecasts?.get(player.player_index)?.expected ?? 0;
  const isAnnounced = match.lineup_status === 1;
  const players = squadOf(match)
    .filter(({ playing }) => !isAnnounced || playing === 1)
    .toSorted((one, other) => points(other) - points(one));
  const apply = () => {
    if (strategyStore.open(match.id, match.sport_index) === "set-aside")
      toast.info(t("strategy.draftSetAside"));
    strategyStore.change({ opinions });
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("suggest.opinions")}
      size={560}
      footer={
        <>
          <Button variant="soft" onClick={() => setOpinions({})}>
            {t("suggest.opinionsClear")}
          </Button>
          <Button onClick={apply}>{t("suggest.opinionsApply")}</Button>
        </>
      }
    >
      <p className={classes["hint"]}>{t("suggest.opinionsHint")}</p>
      {forecasts === undefined && <SkeletonList label={t("shell.loading")} rows={6} height={56} />}
      <ul role="list" className={classes["players"]} hidden={forecasts === undefined}>
        {players.map((player) => (
          <OpinionRow
            key={player.player_index}
            player={player}
            points={forecasts?.get(player.player_index)?.expected}
            isAnnounced={isAnnounced}
            opinion={opinions[String(player.player_index)] ?? {}}
            onOpinion={(said) => setOpinions(withOpinion(opinions, player.player_index, said))}
          />
        ))}
      </ul>
    </Dialog>
  );
};

interface OpinionRowProps {
  readonly player: Player;
  /** By the forecast, with the opinions in use; undefined until it is known. */
  readonly points: number | undefined;
  readonly isAnnounced: boolean;
  readonly opinion: PlayerOpinion;
  readonly onOpinion: (opinion: PlayerOpinion) => void;
}

const OpinionRow = ({ player, points, isAnnounced, opinion, onOpinion }: OpinionRowProps) => {
  const { more = 0, plays } = opinion;
  return (
    <li className={classes["player"]}>
      <span className={classes["who"]}>
        <b className={classes["name"]}>{player.name}</b>
        <span>
          {shortSideName(player.team_name)}
          {points !== undefined && <> · {t("suggest.expected", { points: Math.round(points) })}</>}
        </span>
      </span>
      <label className={classes["slider"]}>
        <span aria-hidden="true">{t("suggest.less")}</span>
        <input
          type="range"
          min={MIN_MORE}
          max={MAX_MORE}
          step={1}
          value={more}
          aria-label={t("suggest.moreOf", { player: player.name })}
          aria-valuetext={t(`suggest.step.${more + MAX_MORE}` as "suggest.step.2")}
          onChange={({ currentTarget: { valueAsNumber } }) => onOpinion({ more: valueAsNumber, plays })}
        />
        <span aria-hidden="true">{t("suggest.more")}</span>
      </label>
      {!isAnnounced && (
        <span className={classes["plays"]} role="group" aria-label={player.name}>
          {([true, false] as const).map((each) => (
            <ChipButton
              key={String(each)}
              pressed={plays === each}
              onClick={() => onOpinion({ more, plays: plays === each ? undefined : each })}
            >
              {t(each ? "suggest.plays" : "suggest.playsNot")}
            </ChipButton>
          ))}
        </span>
      )}
    </li>
  );
};
