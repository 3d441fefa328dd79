import { Button } from "#ui/button.tsx";
import { memo, use, useEffect } from "react";
import { useNavigate } from "react-router";
import { t } from "#i18n/translate.ts";
import { useRefusal } from "#ui/use-refusal.ts";
import type { StepProps } from "./step-page.tsx";
import { stepAfter } from "./steps.ts";
import { LeaveGuardContext } from "./ways-out-context.ts";

interface ContinueWhenReadyProps {
  /** The missing input, in the specification's words; null when the step is done. */
  readonly missing: string | null;
  readonly onContinue: () => void;
}

/** Continues, or shows above the buttons what is missing; never disabled. */
export const ContinueWhenReady = memo(function ContinueWhenReady({
  missing,
  onContinue,
}: ContinueWhenReadyProps) {
  const { refuse } = use(LeaveGuardContext);
  const { shownRefusal, refuses } = useRefusal(missing);
  useEffect(() => {
    refuse(shownRefusal);
    return () => {
      refuse(null);
    };
  }, [refuse, shownRefusal]);
  return (
    <Button
      onClick={() => {
        if (!refuses()) onContinue();
      }}
    >
      {t("strategy.continue")}
    </Button>
  );
});

interface ContinueProps {
  readonly context: StepProps["context"];
  readonly route: string;
  readonly missing: string | null;
  readonly onLeave?: () => void;
}

/** Continues to the next step, or shows what is missing, or why no team exists. */
export const ContinueButton = ({ context, route, missing, onLeave }: ContinueProps) => {
  const navigate = useNavigate();
  const guard = use(LeaveGuardContext);
  const goOn = () => {
    onLeave?.();
    void navigate(stepAfter(context.draft.way, route));
  };
  return (
    <ContinueWhenReady
      missing={missing}
      onContinue={() => {
        if (guard.blocks) guard.ask(goOn);
        else goOn();
      }}
    />
  );
};
