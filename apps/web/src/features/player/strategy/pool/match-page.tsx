import { t } from "#i18n/translate.ts";
import { useParams } from "react-router";
import { MatchGate } from "../flow/step-page.tsx";
import { PoolStep } from "./pool-step.tsx";

/** /match/{id}: the players from whom teams are made. */
export const MatchPage = () => {
  const { id = "" } = useParams();
  const title = t("strategy.choosePlayers");
  return <MatchGate key={id} id={id} title={title} step={PoolStep} />;
};
