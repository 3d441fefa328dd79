import { Button } from "@mantine/core";
import { messages } from "@teamwright/domain/messages";
import { useMemo } from "react";
import { useNavigate } from "react-router";
import { StrategySentences } from "../../../blocks/strategy-bar/strategy-sentences.tsx";
import { teamFigure } from "../../../blocks/strategy-bar/team-figure.ts";
import { usePlanStatus } from "../../../data/api/session.ts";
import type { ReceivedStrategy, SharedMatch } from "../../../data/strategy/share-link.ts";
import { useOutlook } from "../../../engine-client/use-outlook.ts";
import { useText } from "../../../i18n/text.ts";
import { paths } from "../../../lib/paths.ts";
import { Card } from "../../../ui/card.tsx";
import { toast } from "../../../ui/toast.ts";
import { FlowFrame } from "../flow/flow-frame.tsx";
import { GenerationProgress } from "../review/generation-progress.tsx";
import classes from "../review/review.module.css";
import { useGeneration } from "../review/use-generation.ts";
import { sharedContext, takeOver } from "./shared-context.ts";

/** The limits of an account whose powers are not known yet. Source: DECISIONS section 3. */
const usualLimits = { team_limit: 2000, quick_team_limit: 3000 };
const QUICK_FLOW = 1;

interface SharedStepProps {
  readonly received: ReceivedStrategy;
  readonly seen: SharedMatch;
  readonly loadedAt: number;
}

/** A shared strategy in sentences with its exact count; "Generate Teams" makes the same teams as everywhere. */
export const SharedStep = ({ received, seen, loadedAt }: SharedStepProps) => {
  const { share } = useText();
  const navigate = useNavigate();
  const limits = usePlanStatus() ?? usualLimits;
  const context = useMemo(() => sharedContext(received, seen.match), [received, seen]);
  const outlook = useOutlook(context);
  const control = useGeneration();
  const limit = received.generationType === QUICK_FLOW ? limits.quick_team_limit : limits.team_limit;
  const teams = Math.min(received.teams, limit);
  const whole = teams === received.teams;
  const lines = outlook.lines.map((line) => ({ ...line, route: null }));

  const generate = () => {
    const { strategy, mix, seed, generationType, made } = received;
    const { match, engineMatch } = context;
    const expected = whole ? made : undefined;
    void control.start({ match, engineMatch, strategy, mix, teams, seed, generationType, expected });
  };
  const change = () => {
    const undo = takeOver(received, seen);
    void navigate(paths.advanced);
    if (undo !== null) toast.info(share.replaced, { label: share.undo, onClick: undo });
  };
  const figure = teamFigure(received.teams);
  return (
    <FlowFrame
      context={context}
      loadedAt={loadedAt}
      outlook={{ ...outlook, lines }}
      title={share.title}
      withoutAside
      onBack={() => void navigate(paths.home)}
      footer={
        <>
          {received.mix === undefined && (
            <Button variant="soft" onClick={change}>
              {share.change}
            </Button>
          )}
          <Button loading={control.progress !== null} onClick={generate}>
            {messages.generic.generateTeams}
          </Button>
        </>
      }
    >
      <div className={classes["panes"]}>
        <div className={classes["number"]}>
          <Card tone={whole ? "accent" : "warn"}>
            {whole && (received.made === undefined ? share.sameOnce(figure) : share.same(figure))}
            {!whole && share.fewer(figure, teamFigure(limit))}
          </Card>
          {seen.changed.length > 0 && (
            <Card tone="warn">{share.changed(seen.changed.map(({ now }) => now.name).join(", "))}</Card>
          )}
          <GenerationProgress control={control} />
        </div>
        <Card>
          <StrategySentences lines={lines} />
        </Card>
      </div>
    </FlowFrame>
  );
};
