import { t } from "#i18n/translate.ts";
import type { Player, Sport } from "@teamwright/domain";
import { useState } from "react";
import { PlayerPicker } from "#blocks/player-picker/player-picker.tsx";
import { afterMark, checkMark, markedAs, markKinds } from "../state/captaincy.ts";
import type { MarkKind } from "../state/captaincy.ts";
import { playersAt, sideCounts } from "#data/strategy/pool.ts";
import { strategyStore } from "#data/strategy/use-strategy.ts";
import type { StrategyContext } from "#data/strategy/use-strategy.ts";
import { Sheet } from "#ui/sheet.tsx";
import { ProblemNotice } from "#ui/problem-notice.tsx";
import { useFocusBack } from "#ui/use-focus-back.ts";
import { useTapRefusal } from "#ui/use-tap-refusal.ts";
import classes from "./marks-sheet.module.css";
import { useWide } from "#lib/use-wide.ts";

const wordsOf = ({
  slug: sport,
}: Sport): Record<MarkKind, { readonly title: string; readonly hint: string }> => ({
  playing11: { title: t("strategy.playing11"), hint: t("strategy.playing11Hint") },
  drop: { title: t("strategy.dropPlayers"), hint: t("strategy.dropHint") },
  singleImpact: { title: t("strategy.singleImpact"), hint: t("strategy.singleImpactHint") },
  fixed: { title: t("strategy.strategy.fixed"), hint: t("strategy.fixedHint") },
  captain: { title: t("strategy.captain", { sport }), hint: t("strategy.captainHint", { sport }) },
  viceCaptain: {
    title: t("strategy.viceCaptain", { sport }),
    hint: t("strategy.viceCaptainHint", { sport }),
  },
});

const fromSquad: ReadonlySet<MarkKind> = new Set(["playing11", "drop", "singleImpact"]);

/** The players that a picker offers; impact players come from outside the line-ups once these are known. */
function offeredPlayers(kind: MarkKind, { squad, pool, lineup }: StrategyContext): readonly Player[] {
  if (!fromSquad.has(kind)) return pool;
  return kind === "singleImpact" && lineup !== false ? squad.filter(({ playing }) => playing === 0) : squad;
}

/** Why a picker cannot be opened; null when it can. */
function closedBy(kind: MarkKind, context: StrategyContext): string | null {
  if (kind === "playing11")
    return Math.min(...sideCounts(context.squad)) < 11 ? t("strategy.squadsTooSmall") : null;
  return fromSquad.has(kind) || context.pool.length > 0 ? null : t("strategy.choosePoolFirst");
}

interface MarksSheetProps {
  readonly context: StrategyContext;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Own line-ups, dropped and fixed players, captains: each with its own picker. */
export const MarksSheet = ({ context, isOpen, onClose }: MarksSheetProps) => {
  const [kind, setKind] = useState<MarkKind | null>(null);
  // The line whose picker was open: the focus goes back to it, because the sheet is made anew behind the picker.
  const [left, setLeft] = useState<MarkKind | null>(null);
  const { draft, squad, sport, match, lineup } = context;
  // The sheet gives way to a picker and comes back: the focus belongs to what opened the whole.
  useFocusBack(isOpen);
  const wide = useWide();
  const titles = wordsOf(sport);
  const refusedTap = useTapRefusal(draft);
  const kinds = markKinds.filter((each) => each !== "playing11" || match.lineup_status !== 1);
  const close = () => {
    setLeft(kind);
    setKind(null);
  };
  const pick = (pickedPlayers: readonly Player[]) => {
    if (kind === null) return;
    const indexes = pickedPlayers.map((player) => player.player_index);
    strategyStore.change((now) => afterMark(kind, now, indexes, context));
    close();
  };
  return (
    <>
      <Sheet
        isOpen={isOpen && kind === null}
        onClose={() => {
          setLeft(null);
          onClose();
        }}
        title={t("strategy.marks")}
        from={wide ? "right" : "bottom"}
      >
        <p className={classes["hint"]}>{t("strategy.marksHint")}</p>
        <ProblemNotice problem={refusedTap.shownRefusal} />
        <ul className={classes["list"]}>
          {kinds.map((each) => {
            const markedPlayers = playersAt(squad, markedAs(draft, each));
            return (
              <li key={each}>
                <button
                  type="button"
                  className={classes["item"]}
                  data-autofocus={each === left ? true : undefined}
                  onClick={() => {
                    const closed = closedBy(each, context);
                    if (closed === null) setKind(each);
                    else refusedTap.refuse(closed);
                  }}
                >
                  <span className={classes["name"]}>
                    {titles[each].title}
                    <i>{titles[each].hint}</i>
                  </span>
                  <span className={classes["count"]}>
                    {markedPlayers.length === 0
                      ? t("strategy.nobodyYet")
                      : t("strategy.pool", { n: markedPlayers.length })}
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
      </Sheet>
      {kind !== null && (
        <PlayerPicker
          isOpen
          onClose={close}
          title={titles[kind].title}
          sport={sport}
          players={offeredPlayers(kind, context)}
          lineupOut={lineup}
          bySide={kind === "playing11"}
          picked={markedAs(draft, kind)}
          check={(picked) => checkMark(kind, draft, picked, squad)}
          onPick={pick}
        />
      )}
    </>
  );
};
