import { useParams } from "react-router";
import { useText } from "../../../i18n/text.ts";
import { MatchGate } from "../flow/step-page.tsx";
import { PoolStep } from "./pool-step.tsx";

/** /match/{id}: the players that teams may be made of. */
export const MatchPage = () => {
  const { id = "" } = useParams();
  const title = useText().strategy.choosePlayers;
  return <MatchGate key={id} id={id} title={title} step={PoolStep} />;
};
