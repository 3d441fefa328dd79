import type { Player, Sport, Strategy } from "@teamwright/domain";
import { useDeferredValue, useMemo, useState } from "react";
import type { ComponentProps, ComponentType, ReactNode } from "react";
import { firstView } from "#blocks/player-list/arrange.ts";
import type { PlayerSortKey } from "#blocks/player-list/arrange.ts";
import { PlayerList } from "#blocks/player-list/player-list.tsx";
import { PlayerFilters, RoleTabs } from "#blocks/player-list/player-tools.tsx";
import { playersAt } from "#data/strategy/pool.ts";
import { strategyStore } from "#data/strategy/use-strategy.ts";
import type { StrategyContext } from "#data/strategy/use-strategy.ts";
import { t } from "#i18n/translate.ts";
import type { TextKey } from "#i18n/translate.ts";
import { useLatestCallback } from "#lib/use-latest-callback.ts";
import { FooterProblem } from "#ui/footer-problem.tsx";
import { TabPanel } from "#ui/tabs.tsx";
import { useTapRefusal } from "#ui/use-tap-refusal.ts";
import { ContinueButton } from "../flow/continue-button.tsx";
import { FlowFrame } from "../flow/flow-frame.tsx";
import type { StepProps } from "../flow/step-page.tsx";
import { toggleValue } from "../state/choices.ts";
import { useOutlook } from "../state/use-outlook.ts";
import type { SuggestionProps } from "./player-suggestion.tsx";

export interface ContextProps {
  readonly context: StrategyContext;
}

/** A step whose choice is a set of players of the pool. */
export interface PlayerStep {
  readonly route: string;
  readonly title: TextKey;
  readonly kind: "fixed" | "captains";
  readonly chosenIn: (strategy: Strategy) => readonly number[] | undefined;
  readonly withChosen: (strategy: Strategy, players: readonly number[], context: StrategyContext) => Strategy;
  readonly missing: (strategy: Strategy, sport: Sport) => string | null;
  /** Why no further player can be chosen: what a tap says, and what the rows say. */
  readonly full?: (sport: Sport, chosen: number) => { readonly tap: string; readonly row: string } | null;
  readonly listLabel: (sport: Sport) => string;
  readonly sort?: PlayerSortKey;
  readonly rows: (sport: Sport) => Pick<ComponentProps<typeof PlayerList>, "figures" | "quiet" | "mark">;
  /** A second choice on the same rows: the control at the end of a row. */
  readonly useSecondChoice?: (context: StrategyContext) => (player: Player) => ReactNode;
  readonly TitleActions: ComponentType<ContextProps>;
  readonly Suggestion: ComponentType<SuggestionProps>;
  readonly Explained?: ComponentType;
  /** Above the filters. */
  readonly Above?: ComponentType<ContextProps>;
}

const noSecondChoice = () => undefined;

export const PlayerStepPage = ({ step, context, loadedAt }: StepProps & { readonly step: PlayerStep }) => {
  const { route, kind, TitleActions, Suggestion, Explained, Above, useSecondChoice = noSecondChoice } = step;
  const { match, sport, draft, pool, lineup } = context;
  const outlook = useOutlook(context);
  const [view, setView] = useState(() => firstView(pool, step.sort));
  const second = useSecondChoice(context);
  const chosenPlayers = step.chosenIn(draft.strategy);
  const inList = new Set(chosenPlayers);
  // The tick is rendered first; components that count the chosen players follow.
  const later = useDeferredValue(context);
  const candidates = useMemo(
    () => playersAt(later.pool, step.chosenIn(later.draft.strategy) ?? []),
    [later, step],
  );
  const { left_team_name: left, right_team_name: right } = match;
  const sides = useMemo(() => [left, right] as const, [left, right]);
  const refusedTap = useTapRefusal(chosenPlayers);
  const full = step.full?.(sport, inList.size) ?? null;
  const change = useLatestCallback((players: readonly number[]) => {
    strategyStore.change(({ strategy }) => ({ strategy: step.withChosen(strategy, players, context) }));
  });
  const blocks = (player: Player) => full !== null && !inList.has(player.player_index);
  const id = `players-${kind}`;
  return (
    <FlowFrame
      context={context}
      loadedAt={loadedAt}
      outlook={outlook}
      route={route}
      title={t(step.title, { sport: sport.slug })}
      titleActions={<TitleActions context={later} />}
      explain={Explained && <Explained />}
      tools={<RoleTabs id={id} sport={sport} chosenPlayers={candidates} view={view} onView={setView} />}
      footer={
        <>
          <Suggestion context={later} onAdd={change} />
          <ContinueButton context={context} route={route} missing={step.missing(draft.strategy, sport)} />
        </>
      }
    >
      <FooterProblem problem={refusedTap.shownRefusal} />
      {Above && <Above context={context} />}
      <PlayerFilters
        sport={sport}
        players={pool}
        sideNames={sides}
        lineupOut={lineup}
        view={view}
        onView={setView}
      />
      <TabPanel id={id} value={view.role === null ? "all" : String(view.role)}>
        <PlayerList
          sport={sport}
          label={step.listLabel(sport)}
          players={pool}
          lineupOut={lineup}
          view={view}
          {...step.rows(sport)}
          after={second}
          isChosen={(player) => inList.has(player.player_index)}
          blockedBy={(player) => (blocks(player) && full !== null ? full.row : null)}
          onToggle={(player) => {
            if (blocks(player) && full !== null) refusedTap.refuse(full.tap);
            else change(toggleValue(chosenPlayers, player.player_index));
          }}
        />
      </TabPanel>
    </FlowFrame>
  );
};
