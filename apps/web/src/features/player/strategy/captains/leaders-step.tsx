import { t } from "../../../../i18n/translate.ts";
import type { Player } from "@teamwright/domain";
import { useDeferredValue, useMemo, useState } from "react";
import type { ReactNode } from "react";
import { firstView } from "../../../../blocks/player-list/arrange.ts";
import { PlayerList } from "../../../../blocks/player-list/player-list.tsx";
import { PlayerFilters, RoleTabs } from "../../../../blocks/player-list/player-tools.tsx";
import { toggled } from "../state/choices.ts";
import { useOutlook } from "../state/use-outlook.ts";
import { useLatestCallback } from "../../../../lib/use-latest-callback.ts";
import { TabPanel } from "../../../../ui/tabs.tsx";
import { ContinueButton } from "../flow/continue-button.tsx";
import { FlowFrame } from "../flow/flow-frame.tsx";
import type { StepProps } from "../flow/step-page.tsx";
import { PlayerSuggestion } from "./player-suggestion.tsx";

interface LeadersStepProps extends StepProps {
  readonly kind: "captain" | "viceCaptain";
  readonly route: string;
  readonly title: string;
  readonly chosen: readonly number[];
  readonly onChange: (players: number[]) => void;
  readonly missing: string | null;
  readonly titleActions?: ReactNode;
  /** A second control on each row: the other captaincy of the same player. */
  readonly other?: ((player: Player) => ReactNode) | undefined;
  /** Chips beside the filters. */
  readonly listActions?: ReactNode;
}

/** The captain or vice-captain candidates, chosen from the pool. */
export const LeadersStep = ({
  context,
  loadedAt,
  kind,
  route,
  title,
  chosen,
  onChange,
  missing,
  titleActions,
  other,
  listActions,
}: LeadersStepProps) => {
  const { match, sport, pool } = context;
  const outlook = useOutlook(context);
  const [view, setView] = useState(() => firstView(pool, kind));
  const lineupOut = context.lineup;
  const inList = new Set(chosen);
  // The tick is rendered first; components that count the candidates follow.
  const later = useDeferredValue(context);
  const counted = useDeferredValue(chosen);
  const candidates = useMemo(
    () => pool.filter((player) => counted.includes(player.player_index)),
    [pool, counted],
  );
  const { left_team_name: left, right_team_name: right } = match;
  const sides = useMemo(() => [left, right] as const, [left, right]);
  const add = useLatestCallback((players: readonly number[]) => {
    onChange([...players]);
  });
  const id = `leaders-${kind}`;
  return (
    <FlowFrame
      context={context}
      loadedAt={loadedAt}
      outlook={outlook}
      route={route}
      title={title}
      titleActions={titleActions}
      tools={<RoleTabs id={id} sport={sport} chosen={candidates} view={view} onView={setView} />}
      footer={
        <>
          <PlayerSuggestion
            context={later}
            kind={kind === "captain" ? "captains" : "viceCaptains"}
            onAdd={add}
          />
          <ContinueButton context={context} route={route} missing={missing} />
        </>
      }
    >
      <PlayerFilters
        players={pool}
        sideNames={sides}
        lineupOut={lineupOut}
        view={view}
        onView={setView}
        actions={listActions}
      />
      <TabPanel id={id} value={view.role === null ? "all" : String(view.role)}>
        <PlayerList
          sport={sport}
          label={t("strategy.candidatesOf", { title })}
          players={pool}
          lineupOut={lineupOut}
          view={view}
          figures="first"
          quiet
          after={other}
          mark={kind === "captain" ? sport.badges.captain : sport.badges.viceCaptain}
          isChosen={(player) => inList.has(player.player_index)}
          onToggle={(player) => {
            onChange(toggled(chosen, player.player_index));
          }}
        />
      </TabPanel>
    </FlowFrame>
  );
};
