import { t } from "#i18n/translate.ts";
import { useNavigate } from "react-router";
import { Explain, type ExplainedTerm } from "#blocks/explain/explain.tsx";
import type { Way } from "#data/strategy/draft.ts";
import { strategyStore } from "#data/strategy/use-strategy.ts";
import { useOutlook } from "../state/use-outlook.ts";
import { usePoolContext } from "../state/way-context.ts";
import { paths } from "#lib/paths.ts";
import { ForwardIcon } from "#ui/icon.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { FlowFrame } from "../flow/flow-frame.tsx";
import { stepPage } from "../flow/step-page.tsx";
import type { StepProps } from "../flow/step-page.tsx";
import classes from "./section.module.css";

const SectionStep = ({ context: ofDraft, loadedAt }: StepProps) => {
  const context = usePoolContext(ofDraft);
  const navigate = useNavigate();
  const outlook = useOutlook(context);
  const take = (way: Way, to: string) => () => {
    strategyStore.change({ way });
    void navigate(to);
  };
  const wayTo = (term: ExplainedTerm["term"], name: string, detail: string, onClick: () => void) => ({
    term,
    name,
    detail,
    onClick,
  });
  const { smart, slug } = context.sport;
  const offeredSections = [
    ...(smart === null
      ? []
      : [wayTo("smart", t("strategy.smart"), t("strategy.smartDetail"), take("smart", paths.smart))]),
    wayTo(
      "grand",
      t("strategy.grand"),
      t("strategy.grandDetail", { sport: slug }),
      take("grand", paths.grand),
    ),
    wayTo("fixed", t("strategy.strategy.fixed"), t("strategy.fixedDetail"), take("fixed", paths.fixed)),
    wayTo("quick", t("strategy.quick"), t("strategy.quickDetail"), take("quick", paths.advanced)),
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
      {offeredSections.map(({ term, name, detail, onClick }) => (
        <div key={name} className={classes["way"]}>
          <span className={classes["text"]}>
            <span className={classes["head"]}>
              <button type="button" className={classes["name"]} onClick={onClick}>
                {name}
              </button>
              <Explain term={term} name={name} />
            </span>
            <span className={classes["detail"]}>{detail}</span>
          </span>
          <ForwardIcon size={22} />
        </div>
      ))}
    </FlowFrame>
  );
};

/** /section: the choice of the way to make teams. */
export const SectionPage = stepPage("strategy.section", SectionStep);
