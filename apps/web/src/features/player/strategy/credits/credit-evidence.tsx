import { t } from "#i18n/translate.ts";
import type { StrategyContext } from "#data/strategy/use-strategy.ts";
import { evidenceWords, kindWords, withinCredits } from "../evidence/evidence-words.ts";
import { useEvidence } from "../evidence/use-evidence.ts";
import classes from "../evidence/evidence.module.css";

interface CreditEvidenceProps {
  readonly context: StrategyContext;
  readonly range: readonly [number, number];
}

/** In how many past matches the dream team's credits were in the range. */
export const CreditEvidence = ({ context, range }: CreditEvidenceProps) => {
  const evidence = useEvidence(context);
  if (evidence === null) return null;
  const { of } = evidence.credits;
  const figures = evidenceWords(withinCredits(evidence, range), of);
  if (figures === undefined) return null;
  return (
    <p className={classes["note"]} role="status">
      {t("strategy.evidenceCredits", { figures, kind: kindWords(evidence) })}
    </p>
  );
};
