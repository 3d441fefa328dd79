import { Button } from "@mantine/core";
import { messages } from "@teamwright/domain/messages";
import type { Player } from "@teamwright/domain";
import { useState } from "react";
import { useNavigate } from "react-router";
import { firstView } from "../../../blocks/player-list/arrange.ts";
import { PlayerList } from "../../../blocks/player-list/player-list.tsx";
import { PlayerFilters, RoleTabs } from "../../../blocks/player-list/player-tools.tsx";
import { afterPool, toggled } from "../../../data/strategy/choices.ts";
import { checkPool, checkPoolAddition, MAX_POOL_PER_SIDE } from "../../../data/strategy/pool-rules.ts";
import { strategyStore } from "../../../data/strategy/use-strategy.ts";
import { useOutlook } from "../../../engine-client/use-outlook.ts";
import { useText } from "../../../i18n/text.ts";
import { paths } from "../../../lib/paths.ts";
import { ChipButton } from "../../../ui/chip.tsx";
import { EditIcon, SettingsIcon } from "../../../ui/icon.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { TabPanel } from "../../../ui/tabs.tsx";
import { toast } from "../../../ui/toast.ts";
import { FlowFrame } from "../flow/flow-frame.tsx";
import type { StepProps } from "../flow/step-page.tsx";
import { AutoCreateButton } from "./auto-create-button.tsx";
import classes from "./pool.module.css";
import { PoolChecklist } from "./pool-checklist.tsx";
import { RulesDialog } from "./rules-dialog.tsx";

/** The announced players of the squad, at most as many of a side as a pool takes. */
const announcedOf = (squad: readonly Player[]): number[] =>
  ([0, 1] as const).flatMap((side) =>
    squad
      .filter((player) => player.team_index === side && player.playing === 1)
      .slice(0, MAX_POOL_PER_SIDE)
      .map((player) => player.player_index),
  );

const TABS = "players";

export const PoolStep = ({ context, loadedAt }: StepProps) => {
  const { match, sport, draft, rules, squad, pool } = context;
  const outlook = useOutlook(context);
  const words = useText().strategy;
  const navigate = useNavigate();
  const [view, setView] = useState(() => firstView(squad));
  const [rulesOpen, setRulesOpen] = useState(false);
  const lineupOut = match.lineup_status === 1;
  const sides = [match.left_team_name, match.right_team_name] as const;
  const chosen = new Set(draft.players);
  const setPool = (players: readonly number[]) => {
    strategyStore.change(afterPool(draft, players, squad, rules));
  };
  const blockedBy = (player: Player) =>
    chosen.has(player.player_index) || checkPoolAddition(pool, player) === null ? null : words.sideFull;

  return (
    <FlowFrame
      context={context}
      loadedAt={loadedAt}
      outlook={outlook}
      title={words.choosePlayers}
      tools={<RoleTabs id={TABS} sport={sport} chosen={pool} view={view} onView={setView} />}
      titleActions={
        <>
          <Button
            variant="soft"
            size="sm"
            leftSection={<SettingsIcon size={18} />}
            onClick={() => {
              setRulesOpen(true);
            }}
          >
            {words.rules}
          </Button>
          <LinkButton to={paths.change} variant="soft" size="sm" leftSection={<EditIcon size={18} />}>
            {messages.generic.editData}
          </LinkButton>
        </>
      }
      footer={
        <>
          {lineupOut && <AutoCreateButton context={context} />}
          <Button
            onClick={() => {
              const missing = checkPool(sport, pool);
              if (missing === null) void navigate(paths.section);
              else toast.error(missing);
            }}
          >
            {messages.generic.continue}
          </Button>
        </>
      }
    >
      <PoolChecklist sport={sport} pool={pool} sides={sides} />
      <PlayerFilters
        sideNames={sides}
        lineupOut={lineupOut}
        view={view}
        onView={setView}
        actions={
          <>
            {lineupOut && (
              <ChipButton
                tone="accent"
                onClick={() => {
                  setPool(announcedOf(squad));
                }}
              >
                {words.selectAnnounced}
              </ChipButton>
            )}
            {pool.length > 0 && (
              <ChipButton
                onClick={() => {
                  setPool([]);
                }}
              >
                {words.clear}
              </ChipButton>
            )}
          </>
        }
      />
      <TabPanel id={TABS} value={view.role === null ? "all" : String(view.role)}>
        <PlayerList
          sport={sport}
          label={words.players}
          players={squad}
          lineupOut={lineupOut}
          view={view}
          isChosen={(player) => chosen.has(player.player_index)}
          blockedBy={blockedBy}
          onToggle={(player) => {
            const full = chosen.has(player.player_index) ? null : checkPoolAddition(pool, player);
            if (full === null) setPool(toggled(draft.players, player.player_index));
            else toast.error(full);
          }}
        />
      </TabPanel>
      <p className={classes["hint"]}>
        {messages.match.chooseBetween(sport.poolHint.min, sport.poolHint.max)}
      </p>
      <RulesDialog
        context={context}
        opened={rulesOpen}
        onClose={() => {
          setRulesOpen(false);
        }}
      />
    </FlowFrame>
  );
};
