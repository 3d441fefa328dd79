import { t } from "#i18n/translate.ts";
import { Button } from "#ui/button.tsx";
import { useState } from "react";
import { arrangePlayers, firstView, wholeSquad } from "#blocks/player-list/arrange.ts";
import { PlayerFilters, RoleTabs } from "#blocks/player-list/player-tools.tsx";
import type { StrategyDraft } from "#data/strategy/draft.ts";
import { strategyStore } from "#data/strategy/use-strategy.ts";
import { focusMistake } from "#lib/focus-mistake.ts";
import { pathTo } from "#lib/paths.ts";
import { useOutlook } from "../state/use-outlook.ts";
import { useWayContext } from "../state/way-context.ts";
import { TabPanel } from "#ui/tabs.tsx";
import { toast } from "#ui/toast.ts";
import { useBack } from "#ui/use-back.ts";
import { FlowFrame } from "../flow/flow-frame.tsx";
import { stepPage } from "../flow/step-page.tsx";
import type { StepProps } from "../flow/step-page.tsx";
import { EditRow } from "./edit-row.tsx";
import { readEdits } from "./read-edits.ts";
import type { EditFields } from "./read-edits.ts";
import classes from "./pool.module.css";

const TABS = "edit";

const ChangeStep = ({ context: ofDraft, loadedAt }: StepProps) => {
  const context = useWayContext(ofDraft);
  const { match, sport, squad, pool, draft } = context;
  const outlook = useOutlook(context);
  const back = useBack(pathTo("match", { id: match.id }));
  const [view, setView] = useState(() => firstView(squad));
  const [fields, setFields] = useState<Readonly<Record<string, EditFields>>>({});
  const [checked, setChecked] = useState(false);
  const lineupOut = context.lineup;

  const save = (edits: StrategyDraft["edits"]) => {
    strategyStore.change({ edits });
    toast.success(t("strategy.playersDataAdded"));
    back();
  };
  const onSave = () => {
    const read = readEdits(fields, squad, draft.edits);
    if (read.ok) {
      save(read.value);
      return;
    }
    // The problem is at its field, which a tab, a filter or the search may hide.
    setView({ ...wholeSquad, sort: view.sort });
    setChecked(true);
    focusMistake();
  };
  return (
    <FlowFrame
      context={context}
      loadedAt={loadedAt}
      outlook={outlook}
      title={t("strategy.editData")}
      tools={<RoleTabs id={TABS} sport={sport} chosenPlayers={pool} view={view} onView={setView} />}
      footer={
        <>
          <Button
            variant="soft"
            onClick={() => {
              setFields({});
              strategyStore.change({ edits: {} });
            }}
          >
            {t("common.reset")}
          </Button>
          <Button onClick={onSave}>{t("common.update")}</Button>
        </>
      }
    >
      <PlayerFilters
        sport={sport}
        players={squad}
        sideNames={[match.left_team_name, match.right_team_name]}
        lineupOut={lineupOut}
        view={view}
        onView={setView}
      />
      <TabPanel id={TABS} value={view.role === null ? "all" : String(view.role)}>
        <ul className={classes["edits"]}>
          {arrangePlayers(squad, view, lineupOut).map((player) => (
            <EditRow
              key={player.player_index}
              player={player}
              sport={sport}
              fields={fields[player.player_index] ?? {}}
              checked={checked}
              onFields={(next) => {
                setFields({ ...fields, [player.player_index]: next });
              }}
            />
          ))}
        </ul>
      </TabPanel>
    </FlowFrame>
  );
};

/** /change: credits, percentage and role of players, for this match on this device only. */
export const ChangePage = stepPage("strategy.editData", ChangeStep);
