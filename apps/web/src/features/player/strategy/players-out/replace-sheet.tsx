import type { Player } from "@teamwright/domain";
import { t } from "#i18n/translate.ts";
import { roleName } from "#blocks/role-name.ts";
import type { StrategyContext } from "#data/strategy/use-strategy.ts";
import { useWide } from "#lib/use-wide.ts";
import { tenthsFigure } from "#lib/figures.ts";
import { Button } from "#ui/button.tsx";
import { Picture } from "#ui/picture.tsx";
import { Sheet } from "#ui/sheet.tsx";
import classes from "./players-out.module.css";
import { replacementsFor } from "./swap-players.ts";
import { usePlayersOut } from "./use-players-out.ts";

/** More are seldom of use, and the list of players has them all. */
const SHOWN = 4;

const sideOf = ({ team_index }: Player) => (team_index === 0 ? "left" : "right");

const figuresOf = ({ selected_by: selected, credits }: Player): string =>
  [
    ...(selected === null ? [] : [`${t("strategy.selectedBy")} ${tenthsFigure(selected)}%`]),
    `${t("strategy.creditsShort")} ${credits.toFixed(1)}`,
  ].join(" · ");

interface OnePlayerProps {
  readonly player: Player;
  readonly context: StrategyContext;
}

/** What else is chosen for the player: his replacement takes it over. */
function marksOf(
  { player_index: index }: Player,
  { draft, sport: { slug: sport } }: StrategyContext,
): string[] {
  const { fixed, captains, vice_captains: viceCaptains } = draft.strategy;
  return [
    ...(fixed?.includes(index) ? [t("strategy.fixedShort")] : []),
    ...(captains?.includes(index) ? [t("strategy.captain", { sport })] : []),
    ...(viceCaptains?.includes(index) ? [t("strategy.viceCaptain", { sport })] : []),
  ];
}

const OnePlayer = ({ player, context }: OnePlayerProps) => {
  const { remove, replace } = usePlayersOut(context);
  const role = context.sport.roles[player.role];
  const offeredPlayers = replacementsFor(player, context).slice(0, SHOWN);
  const about = [
    ...(role === undefined ? [] : [roleName(role)]),
    player.team_name,
    ...marksOf(player, context),
  ];
  return (
    <section className={classes["player"]} aria-label={player.name}>
      <div className={classes["who"]}>
        <span className={classes["words"]}>
          <b>
            <s>{player.name}</s>
          </b>
          <span>{about.join(" · ")}</span>
        </span>
        <Button size="sm" variant="soft" onClick={() => remove([player])}>
          {t("strategy.outRemove")}
        </Button>
      </div>
      {offeredPlayers.length === 0 && <p className={classes["none"]}>{t("strategy.outNobody")}</p>}
      <ul className={classes["offered"]}>
        {offeredPlayers.map((other) => (
          <li key={other.player_index}>
            <button
              type="button"
              className={classes["other"]}
              aria-label={t("strategy.outReplaceBy", { player: player.name, other: other.name })}
              onClick={() => replace(player, other)}
            >
              <Picture src={other.image} name={other.name} side={sideOf(other)} size={32} />
              <span className={classes["words"]}>
                <b>{other.name}</b>
                <span>{figuresOf(other)}</span>
              </span>
              <span className={classes["take"]} aria-hidden="true">
                {t("strategy.outReplace")}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};

interface ReplaceSheetProps {
  readonly context: StrategyContext;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Each chosen player who is out with those who can take his place; one tap replaces him. */
export const ReplaceSheet = ({ context, isOpen, onClose }: ReplaceSheetProps) => {
  const wide = useWide();
  return (
    <Sheet
      isOpen={isOpen && context.out.length > 0}
      onClose={onClose}
      title={t("strategy.outTitle")}
      from={wide ? "right" : "bottom"}
    >
      {context.out.map((player) => (
        <OnePlayer key={player.player_index} player={player} context={context} />
      ))}
    </Sheet>
  );
};
