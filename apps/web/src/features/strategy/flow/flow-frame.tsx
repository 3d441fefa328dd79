import { Button } from "@mantine/core";
import { messages } from "@teamwright/domain/messages";
import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { FlowPage } from "../../../blocks/flow-page/flow-page.tsx";
import type { FlowOutlook } from "../../../blocks/flow-page/flow-page.tsx";
import { useOnline } from "../../../data/api/connection.ts";
import { useLatestCallback } from "../../../lib/use-latest-callback.ts";
import { toast } from "../../../ui/toast.ts";
import type { StepProps } from "./step-page.tsx";
import { placeOf, stepAfter } from "./steps.ts";

interface FlowFrameProps extends StepProps {
  readonly outlook: FlowOutlook;
  readonly title: string;
  /** The step's route; absent off the numbered way. */
  readonly route?: string;
  /** Absent: back to where the user came from. */
  readonly onBack?: () => void;
  readonly titleActions?: ReactNode;
  readonly tools?: ReactNode;
  readonly footer: ReactNode;
  readonly withoutAside?: boolean;
  readonly children: ReactNode;
}

/** The flow's page with its live parts: countdown, offline mark, place among the steps. */
export const FlowFrame = ({ context, loadedAt, outlook, route, onBack, ...page }: FlowFrameProps) => {
  const navigate = useNavigate();
  const online = useOnline();
  const { match, draft } = context;
  const back = useLatestCallback(onBack ?? (() => void navigate(-1)));
  return (
    <FlowPage
      {...page}
      match={match}
      outlook={outlook}
      onBack={back}
      online={online}
      loadedAt={loadedAt}
      {...(route === undefined ? {} : { step: placeOf(draft.way, route) })}
    />
  );
};

interface ContinueProps {
  readonly context: StepProps["context"];
  readonly route: string;
  /** What is missing, in the specification's words; null when the step is done. */
  readonly missing: string | null;
  readonly onLeave?: () => void;
}

/** Leads on, or says what is missing: never dead. */
export const ContinueButton = ({ context, route, missing, onLeave }: ContinueProps) => {
  const navigate = useNavigate();
  return (
    <Button
      onClick={() => {
        if (missing !== null) {
          toast.error(missing);
          return;
        }
        onLeave?.();
        void navigate(stepAfter(context.draft.way, route));
      }}
    >
      {messages.generic.continue}
    </Button>
  );
};
