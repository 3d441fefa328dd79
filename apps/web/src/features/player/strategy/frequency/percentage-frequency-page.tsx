import { t } from "#i18n/translate.ts";
import { Button } from "#ui/button.tsx";
import type { RoleCounts, Strategy } from "@teamwright/domain";
import { useMemo, useState } from "react";
import { Navigate, useNavigate } from "react-router";
import { useSession } from "#data/api/session.ts";
import { checkFrequency, percentageGroupCounts } from "#data/strategy/step-rules.ts";
import { strategyStore } from "#data/strategy/use-strategy.ts";
import { useOutlook } from "../state/use-outlook.ts";
import { paths } from "#lib/paths.ts";
import { Card } from "#ui/card.tsx";
import { TabPanel, Tabs } from "#ui/tabs.tsx";
import { ContinueWhenReady } from "../flow/continue-button.tsx";
import { FlowFrame } from "../flow/flow-frame.tsx";
import { stepPage } from "../flow/step-page.tsx";
import type { StepProps } from "../flow/step-page.tsx";
import { FrequencyEditor } from "./frequency-editor.tsx";
import classes from "./frequency.module.css";
import { useTriedStrategy } from "./use-tried-strategy.ts";

const TABS = "percentage-frequency";
type PercentageGroup = "low" | "high";
type GroupFrequencies = Readonly<
  Record<PercentageGroup, { readonly left: RoleCounts; readonly right: RoleCounts }>
>;
const noCounts = { left: [], right: [] };

const PercentageFrequencyStep = ({ context, loadedAt }: StepProps) => {
  const { match, sport, draft, pool } = context;
  const navigate = useNavigate();
  const [group, setGroup] = useState<PercentageGroup>("low");
  const [cells, setCells] = useState<GroupFrequencies>({
    low: draft.strategy.percentage_frequency?.low ?? noCounts,
    high: draft.strategy.percentage_frequency?.high ?? noCounts,
  });
  const { low, high } = cells;
  const wrong = checkFrequency(sport, [low.left, low.right, high.left, high.right]);
  const triedRange = useMemo(() => (wrong === null ? { low, high } : null), [wrong, low, high]);
  const outlook = useOutlook(useTriedStrategy(context, "percentage_frequency", triedRange));
  const hasGroups = percentageGroupCounts(1, pool) !== null;
  const leave = (frequency: Strategy["percentage_frequency"]) => {
    strategyStore.changeBounds({ percentage_frequency: frequency });
    void navigate(paths.advancedExtra);
  };
  const editor = (side: "left" | "right", name: string) => (
    <FrequencyEditor
      sport={sport}
      heading={name}
      counts={cells[group][side]}
      onCounts={(counts) => {
        setCells({ ...cells, [group]: { ...cells[group], [side]: counts } });
      }}
    />
  );
  return (
    <FlowFrame
      context={context}
      loadedAt={loadedAt}
      outlook={outlook}
      title={t("strategy.percentageFrequency")}
      tools={
        <Tabs
          id={TABS}
          label={t("strategy.percentageFrequency")}
          items={[
            { value: "low", label: t("strategy.frequency.lowGroup") },
            { value: "high", label: t("strategy.highGroup") },
          ]}
          value={group}
          onChange={setGroup}
        />
      }
      footer={
        <>
          <Button
            variant="soft"
            onClick={() => {
              leave(undefined);
            }}
          >
            {t("strategy.skipThisSection")}
          </Button>
          {hasGroups && (
            <ContinueWhenReady
              missing={wrong}
              onContinue={() => {
                leave({ low, high });
              }}
            />
          )}
        </>
      }
    >
      <TabPanel id={TABS} value={group}>
        <p className={classes["lead"]}>{t("strategy.frequencyLead")}</p>
        {hasGroups ? (
          <>
            {editor("left", match.left_team_name)}
            {editor("right", match.right_team_name)}
          </>
        ) : (
          <Card tone="warn">{t("strategy.percentagesMissing")}</Card>
        )}
      </TabPanel>
    </FlowFrame>
  );
};

const ForPrimeAdmin = (props: StepProps) => {
  const session = useSession();
  if (session.state !== "in") return null;
  return session.status.prime_admin ? (
    <PercentageFrequencyStep {...props} />
  ) : (
    <Navigate to={paths.advancedExtra} replace />
  );
};

/** /percentagefrequency: the same per percentage group. Prime admins only. */
export const PercentageFrequencyPage = stepPage("strategy.percentageFrequency", ForPrimeAdmin);
