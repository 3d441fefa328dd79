import { t } from "../../../../i18n/translate.ts";
import { useNavigate } from "react-router";
import type { Way } from "../../../../data/strategy/draft.ts";
import { strategyStore } from "../../../../data/strategy/use-strategy.ts";
import { useOutlook } from "../state/use-outlook.ts";
import { paths } from "../../../../lib/paths.ts";
import { ForwardIcon } from "../../../../ui/icon.tsx";
import { LinkButton } from "../../../../ui/link-button.tsx";
import { FlowFrame } from "../flow/flow-frame.tsx";
import { stepPage } from "../flow/step-page.tsx";
import type { StepProps } from "../flow/step-page.tsx";
import classes from "./section.module.css";

const SectionStep = ({ context, loadedAt }: StepProps) => {
  const navigate = useNavigate();
  const outlook = useOutlook(context);
  const take = (way: Way, to: string) => () => {
    strategyStore.change({ way });
    void navigate(to);
  };
  const smart = {
    name: t("strategy.smart"),
    detail: t("strategy.smartDetail"),
    onClick: take("smart", paths.smart),
  };
  const offered = [
    ...(context.sport.smart !== null ? [smart] : []),
    { name: t("strategy.grand"), detail: t("strategy.grandDetail"), onClick: take("grand", paths.grand) },
    {
      name: t("strategy.strategy.fixed"),
      detail: t("strategy.fixedDetail"),
      onClick: take("fixed", paths.fixed),
    },
    { name: t("strategy.quick"), detail: t("strategy.quickDetail"), onClick: take("quick", paths.advanced) },
  ];
  return (
    <FlowFrame
      context={context}
      loadedAt={loadedAt}
      outlook={outlook}
      title={t("strategy.section")}
      footer={
        <LinkButton to={`/match/${encodeURIComponent(context.match.id)}`} variant="soft">
          {t("strategy.changePlayers")}
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

/** /section: the choice of the way to make teams. */
export const SectionPage = stepPage("strategy.section", SectionStep);
