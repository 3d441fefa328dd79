import { t } from "../../../../i18n/translate.ts";
import { Button } from "../../../../ui/button.tsx";
import type { Player } from "@teamwright/domain";
import { useDeferredValue, useMemo, useState } from "react";
import { Explain } from "../../../../blocks/explain/explain.tsx";
import { firstView } from "../../../../blocks/player-list/arrange.ts";
import { PlayerList } from "../../../../blocks/player-list/player-list.tsx";
import { PlayerFilters, RoleTabs } from "../../../../blocks/player-list/player-tools.tsx";
import { afterFixed, toggled } from "../state/choices.ts";
import { playersAt } from "../../../../data/strategy/pool.ts";
import { checkFixedCount } from "../../../../data/strategy/step-rules.ts";
import { strategyStore } from "../../../../data/strategy/use-strategy.ts";
import { useOutlook } from "../state/use-outlook.ts";
import { paths } from "../../../../lib/paths.ts";
import { useLatestCallback } from "../../../../lib/use-latest-callback.ts";
import { PlusIcon } from "../../../../ui/icon.tsx";
import { TabPanel } from "../../../../ui/tabs.tsx";
import { ContinueButton } from "../flow/continue-button.tsx";
import { FlowFrame } from "../flow/flow-frame.tsx";
import { stepPage } from "../flow/step-page.tsx";
import type { StepProps } from "../flow/step-page.tsx";
import { GroupDialog } from "./group-dialog.tsx";
import { GroupList } from "./group-list.tsx";
import { PlayerSuggestion } from "./player-suggestion.tsx";
import { FooterProblem } from "../../../../ui/footer-problem.tsx";
import { useTapRefusal } from "../../../../ui/use-tap-refusal.ts";

const TABS = "fixed";

const FixedStep = ({ context, loadedAt }: StepProps) => {
  const { match, sport, draft, rules, pool } = context;
  const outlook = useOutlook(context);
  const [view, setView] = useState(() => firstView(pool));
  const [grouping, setGrouping] = useState(false);
  const lineupOut = context.lineup;
  const fixed = new Set(draft.strategy.fixed);
  // The tick is rendered first; components that count the fixed players follow.
  const later = useDeferredValue(context);
  const candidates = useMemo(() => playersAt(later.pool, later.draft.strategy.fixed ?? []), [later]);
  const { left_team_name: left, right_team_name: right } = match;
  const sides = useMemo(() => [left, right] as const, [left, right]);
  const refusedTap = useTapRefusal(draft.strategy.fixed);
  const full = checkFixedCount(sport, fixed.size + 1);
  const setFixed = useLatestCallback((players: readonly number[]) => {
    strategyStore.change({ strategy: afterFixed(draft.strategy, players, pool, rules) });
  });
  const toggle = (player: Player) => {
    if (full !== null && !fixed.has(player.player_index)) refusedTap.refuse(full);
    else setFixed(toggled(draft.strategy.fixed, player.player_index));
  };

  return (
    <FlowFrame
      context={context}
      loadedAt={loadedAt}
      outlook={outlook}
      route={paths.fixed}
      title={t("strategy.fixedPlayers")}
      titleActions={
        <Button
          variant="soft"
          size="sm"
          leftSection={<PlusIcon size={18} />}
          onClick={() => {
            setGrouping(true);
          }}
        >
          {t("strategy.createGroups")}
        </Button>
      }
      explain={
        <Explain
          term="fixed"
          name={t("strategy.fixedPlayers")}
          also={[{ term: "groups", name: t("strategy.groups") }]}
        />
      }
      tools={<RoleTabs id={TABS} sport={sport} chosen={candidates} view={view} onView={setView} />}
      footer={
        <>
          <PlayerSuggestion context={later} kind="fixed" onAdd={setFixed} />
          <ContinueButton context={context} route={paths.fixed} missing={null} />
        </>
      }
    >
      <FooterProblem problem={refusedTap.shown} />
      <GroupList context={context} />
      <PlayerFilters players={pool} sideNames={sides} lineupOut={lineupOut} view={view} onView={setView} />
      <TabPanel id={TABS} value={view.role === null ? "all" : String(view.role)}>
        <PlayerList
          sport={sport}
          label={t("strategy.fixedPlayers")}
          players={pool}
          lineupOut={lineupOut}
          view={view}
          isChosen={(player) => fixed.has(player.player_index)}
          blockedBy={(player) =>
            full !== null && !fixed.has(player.player_index)
              ? t("strategy.fixedAlready", { n: sport.fixedMax })
              : null
          }
          onToggle={toggle}
        />
      </TabPanel>
      <GroupDialog
        context={context}
        opened={grouping}
        onClose={() => {
          setGrouping(false);
        }}
      />
    </FlowFrame>
  );
};

/** /fixed: players in every team, and player groups. */
export const FixedPage = stepPage("strategy.fixedPlayers", FixedStep);
