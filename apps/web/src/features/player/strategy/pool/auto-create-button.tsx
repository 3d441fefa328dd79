import { t } from "#i18n/translate.ts";
import { Button } from "#ui/button.tsx";
import type { Player } from "@teamwright/domain";
import { memo, useState } from "react";
import { useNavigate } from "react-router";
import { PlayerPicker } from "#blocks/player-picker/player-picker.tsx";
import { checkPicked } from "../state/picker-rules.ts";
import { checkAutoCreate } from "../state/pool-rules.ts";
import { playersAt } from "#data/strategy/pool.ts";
import type { StrategyContext } from "#data/strategy/use-strategy.ts";
import { paths } from "#lib/paths.ts";
import { Dialog } from "#ui/dialog.tsx";
import { FooterProblem } from "#ui/footer-problem.tsx";
import { useRefusal } from "#ui/use-refusal.ts";
import { hasSuggestions } from "../flow/has-suggestions.ts";

type AutoCreateStage = "asking" | "picking" | null;

/**
 * Makes teams from only the announced line-ups, for users with little time; automatic cricket asks for impact players.
 */
export const AutoCreateButton = memo(function AutoCreateButton({
  context,
}: {
  readonly context: StrategyContext;
}) {
  const { match, sport, squad, draft, lineup } = context;
  const navigate = useNavigate();
  const [stage, setStage] = useState<AutoCreateStage>(null);
  const create = (impact: readonly Player[]) =>
    void navigate(paths.auto, { state: { impact: impact.map((player) => player.player_index) } });
  const refusal = useRefusal(checkAutoCreate(sport, squad));
  const onClick = () => {
    if (refusal.refuses()) return;
    if (hasSuggestions(match)) setStage("asking");
    else create(playersAt(squad, draft.impact));
  };
  return (
    <>
      <FooterProblem problem={refusal.shownRefusal} />
      <Button variant="soft" px={14} onClick={onClick}>
        {t("strategy.autoCreateTeams")}
      </Button>
      <Dialog
        isOpen={stage === "asking"}
        onClose={() => {
          setStage(null);
        }}
        title={t("strategy.addImpactPlayers")}
        footer={
          <>
            <Button
              variant="soft"
              onClick={() => {
                create(playersAt(squad, draft.impact));
              }}
            >
              {t("strategy.no")}
            </Button>
            <Button
              onClick={() => {
                setStage("picking");
              }}
            >
              {t("shell.yes")}
            </Button>
          </>
        }
      >
        {t("strategy.impactDetail")}
      </Dialog>
      <PlayerPicker
        isOpen={stage === "picking"}
        onClose={() => {
          setStage(null);
        }}
        title={t("strategy.impactPlayers")}
        sport={sport}
        players={squad.filter((player) => player.playing === 0)}
        lineupOut={lineup}
        picked={draft.impact}
        check={(picked) => checkPicked("impact", picked)}
        onPick={create}
      />
    </>
  );
});
