import { t } from "#i18n/translate.ts";
import type { Player } from "@teamwright/domain";
import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { useNavigate } from "react-router";
import { firstView } from "#blocks/player-list/arrange.ts";
import { PlayerFilters, RoleTabs } from "#blocks/player-list/player-tools.tsx";
import { afterPool } from "../state/choices.ts";
import { checkPool } from "../state/pool-rules.ts";
import { inLastMatch, inLineup, whoPlayed } from "../state/who-played.ts";
import { strategyStore } from "#data/strategy/use-strategy.ts";
import { usePlayerForecasts } from "../state/use-player-forecasts.ts";
import { useOutlook } from "../state/use-outlook.ts";
import { useWayContext } from "../state/way-context.ts";
import { engineClient } from "#engine-client/engine-client.ts";
import { idle } from "#lib/idle.ts";
import { paths } from "#lib/paths.ts";
import { useLatestCallback } from "#lib/use-latest-callback.ts";
import { ChipButton } from "#ui/chip.tsx";
import { FooterProblem } from "#ui/footer-problem.tsx";
import { useTapRefusal } from "#ui/use-tap-refusal.ts";
import { ContinueWhenReady } from "../flow/continue-button.tsx";
import { FlowFrame } from "../flow/flow-frame.tsx";
import type { StepProps } from "../flow/step-page.tsx";
import { AgainButton } from "./again-button.tsx";
import { AutoCreateButton } from "./auto-create-button.tsx";
import { BookingControls } from "./booking-controls.tsx";
import { ExpertChoiceButton } from "./expert-choice-button.tsx";
import classes from "./pool.module.css";
import { PoolChecklist } from "./pool-checklist.tsx";
import { PoolMenu } from "./pool-menu.tsx";
import { PoolPlayers } from "./pool-players.tsx";
import { SuggestChip } from "./suggest-chip.tsx";

const TABS = "players";

const noCount = (reason: string) => ({ teams: 0, counting: false, reason, atMost: false, incomplete: true });

export const PoolStep = ({ context: ofDraft, loadedAt }: StepProps) => {
  const context = useWayContext(ofDraft);
  const { match, sport, draft, rules, squad, pool, lineup } = context;
  const outlook = useOutlook(context);
  const missing = checkPool(sport, pool);
  const refusedTap = useTapRefusal(draft.strategy.players);
  // Before the minimums are met no team is possible, and the bar says what is missing.
  const shownOutlook = useMemo(
    () => (missing === null ? outlook : { ...outlook, count: noCount(missing) }),
    [missing, outlook],
  );
  const navigate = useNavigate();
  const [view, setView] = useState(() => firstView(squad));
  const forecasts = usePlayerForecasts(match);
  const { left_team_name: left, right_team_name: right } = match;
  const sides = useMemo(() => [left, right] as const, [left, right]);
  // The tick is rendered first; components that count the pool follow.
  const later = useDeferredValue(context);

  // Otherwise the tap that asks for the first count would start the worker.
  useEffect(() => void idle().then(() => engineClient.prepare()), []);

  const setPool = useLatestCallback((players: readonly number[]) => {
    strategyStore.change({ strategy: afterPool(draft.strategy, players, squad, rules) });
  });
  const select = useLatestCallback((played: (player: Player) => boolean) => {
    const players = whoPlayed(squad, draft.dropped, played).map((player) => player.player_index);
    setPool([...new Set([...players, ...draft.impact])]);
  });
  const lastKnown = useMemo(() => squad.some(inLastMatch), [squad]);
  const refuse = useLatestCallback(refusedTap.refuse);
  const goOn = useLatestCallback(() => void navigate(paths.section));
  const more = useMemo(() => <PoolMenu context={later} />, [later]);
  const empty = later.pool.length === 0;
  const actions = useMemo(
    () => (
      <>
        <SuggestChip match={match} />
        {lineup !== false && (
          <ChipButton
            tone="accent"
            onClick={() => {
              select(inLineup);
            }}
          >
            {lineup === "own" ? t("strategy.selectOwnLineup") : t("strategy.selectAnnounced")}
          </ChipButton>
        )}
        {lineup === false && lastKnown && (
          <ChipButton
            tone="accent"
            onClick={() => {
              select(inLastMatch);
            }}
          >
            {t("strategy.selectLastEleven")}
          </ChipButton>
        )}
        {!empty && (
          <ChipButton
            onClick={() => {
              setPool([]);
            }}
          >
            {t("strategy.clear")}
          </ChipButton>
        )}
      </>
    ),
    [match, lineup, lastKnown, empty, select, setPool],
  );

  return (
    <FlowFrame
      context={context}
      loadedAt={loadedAt}
      outlook={shownOutlook}
      steady
      title={t("strategy.choosePlayers")}
      tools={<RoleTabs id={TABS} sport={sport} chosenPlayers={later.pool} view={view} onView={setView} />}
      titleActions={
        <>
          <PoolChecklist sport={sport} pool={later.pool} sides={sides} />
          <BookingControls match={match} />
        </>
      }
      notice={empty && <AgainButton context={later} />}
      footer={
        <>
          {lineup !== false && <AutoCreateButton context={later} />}
          <ExpertChoiceButton matchId={match.id} />
          <ContinueWhenReady missing={missing} onContinue={goOn} />
        </>
      }
    >
      <FooterProblem problem={refusedTap.shownRefusal} />
      <PlayerFilters
        sport={sport}
        players={squad}
        forecasts={forecasts}
        sideNames={sides}
        lineupOut={lineup}
        view={view}
        onView={setView}
        actions={actions}
        more={more}
      />
      <PoolPlayers
        id={TABS}
        context={context}
        view={view}
        forecasts={forecasts}
        onPool={setPool}
        onRefused={refuse}
      />
      <p className={classes["hint"]}>
        {t("strategy.chooseBetween", { minimum: sport.poolHint.min, maximum: sport.poolHint.max })}
      </p>
    </FlowFrame>
  );
};
