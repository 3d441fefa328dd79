import { cricket } from "@teamwright/domain";
import { messages } from "@teamwright/domain/messages";
import { useNavigate } from "react-router";
import type { Way } from "../../../data/strategy/draft.ts";
import { strategyStore } from "../../../data/strategy/use-strategy.ts";
import { useOutlook } from "../../../engine-client/use-outlook.ts";
import { useText } from "../../../i18n/text.ts";
import { paths } from "../../../lib/paths.ts";
import { ForwardIcon } from "../../../ui/icon.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { FlowFrame } from "../flow/flow-frame.tsx";
import { stepPage } from "../flow/step-page.tsx";
import type { StepProps } from "../flow/step-page.tsx";
import classes from "./section.module.css";

const SectionStep = ({ context, loadedAt }: StepProps) => {
  const words = useText().strategy;
  const navigate = useNavigate();
  const outlook = useOutlook(context);
  const take = (way: Way, to: string) => () => {
    strategyStore.change({ way });
    void navigate(to);
  };
  const smart = {
    name: messages.strategy.smart,
    detail: words.smartDetail,
    onClick: take("smart", paths.smart),
  };
  const offered = [
    ...(context.sport.index === cricket.index ? [smart] : []),
    { name: messages.strategy.grand, detail: words.grandDetail, onClick: take("grand", paths.grand) },
    { name: messages.strategy.fixed, detail: words.fixedDetail, onClick: take("fixed", paths.fixed) },
    { name: words.quick, detail: words.quickDetail, onClick: take("quick", paths.advanced) },
  ];
  return (
    <FlowFrame
      context={context}
      loadedAt={loadedAt}
      outlook={outlook}
      title={words.section}
      footer={
        <LinkButton to={`/match/${encodeURIComponent(context.match.id)}`} variant="soft">
          {words.changePlayers}
        </LinkButton>
      }
    >
      {offered.map(({ name, detail, onClick }) => (
        <button key={name} type="button" className={classes["way"]} aria-label={name} onClick={onClick}>
          <span className={classes["text"]}>
            <span className={classes["name"]}>{name}</span>
            <span className={classes["detail"]}>{detail}</span>
          </span>
          <ForwardIcon size={22} />
        </button>
      ))}
    </FlowFrame>
  );
};

/** /section: the ways in. */
export const SectionPage = stepPage((text) => text.strategy.section, SectionStep);
