import type { Sport } from "@teamwright/domain";
import { memo, useState } from "react";
import type { ReactNode } from "react";
import { strategyStore } from "#data/strategy/use-strategy.ts";
import type { StrategyContext } from "#data/strategy/use-strategy.ts";
import { t } from "#i18n/translate.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { SettingsIcon } from "#ui/icon.tsx";
import { TabPanel, Tabs } from "#ui/tabs.tsx";
import { DistributionForm } from "./distribution-form.tsx";
import classes from "./leaders.module.css";
import { PlayerSuggestion, PlayerSuggestionForm } from "./player-suggestion.tsx";
import type { SuggestionProps } from "./player-suggestion.tsx";

/** Which bounds of the strategy belong to each captaincy. */
const bounds = {
  captains: { list: "captains", shares: "captain_distribution" },
  viceCaptains: { list: "vice_captains", shares: "vice_captain_distribution" },
} as const;
type CaptaincyRole = keyof typeof bounds;

const nobody: readonly number[] = [];

interface EachCaptaincyProps {
  readonly sport: Sport;
  readonly children: (captaincy: CaptaincyRole) => ReactNode;
}

/** What can be set for each captaincy separately, in tabs. */
const EachCaptaincy = ({ sport: { slug: sport }, children }: EachCaptaincyProps) => {
  const [captaincy, setCaptaincy] = useState<CaptaincyRole>("captains");
  return (
    <>
      <Tabs
        id="captaincy"
        label={t("strategy.captaincies", { sport })}
        look="pill"
        value={captaincy}
        onChange={setCaptaincy}
        items={[
          { value: "captains", label: t("strategy.captain", { sport }) },
          { value: "viceCaptains", label: t("strategy.viceCaptain", { sport }) },
        ]}
      />
      <TabPanel id="captaincy" value={captaincy}>
        {children(captaincy)}
      </TabPanel>
    </>
  );
};

/** "Settings": the shares of the candidates. */
export const CaptaincyShares = memo(function CaptaincyShares({
  context: { draft, pool, sport },
}: {
  readonly context: StrategyContext;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    setIsOpen(false);
  };
  return (
    <>
      <Button
        variant="soft"
        size="sm"
        leftSection={<SettingsIcon size={18} />}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        <span className={classes["settings"]}>{t("strategy.settings")}</span>
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title={t("strategy.settings")}>
        <EachCaptaincy sport={sport}>
          {(captaincy) => (
            <DistributionForm
              key={captaincy}
              sport={sport}
              pool={pool}
              candidates={draft.strategy[bounds[captaincy].list] ?? nobody}
              distribution={draft.strategy[bounds[captaincy].shares]}
              onChange={(distribution) => {
                strategyStore.changeBounds({ [bounds[captaincy].shares]: distribution });
              }}
              onClose={close}
            />
          )}
        </EachCaptaincy>
      </Dialog>
    </>
  );
});

/** "Suggestion" of each captaincy, in a number of the user's choice. */
export const CaptaincySuggestion = ({ context }: SuggestionProps) => (
  <PlayerSuggestion context={context}>
    {(close) => (
      <EachCaptaincy sport={context.sport}>
        {(captaincy) => (
          <PlayerSuggestionForm
            key={captaincy}
            context={context}
            kind={captaincy}
            onAdd={(players) => {
              strategyStore.changeBounds({ [bounds[captaincy].list]: [...players] });
            }}
            onClose={close}
          />
        )}
      </EachCaptaincy>
    )}
  </PlayerSuggestion>
);
