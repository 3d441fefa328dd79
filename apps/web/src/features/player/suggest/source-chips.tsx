import type { MatchDetail } from "@teamwright/domain";
import { useState } from "react";
import { useStrategyState } from "#data/strategy/use-strategy.ts";
import { t } from "#i18n/translate.ts";
import { ChipButton } from "#ui/chip.tsx";
import { OpinionsDialog } from "./opinions-dialog.tsx";
import classes from "./suggest.module.css";
import type { CandidateSource } from "./use-source.ts";

interface SourceChipsProps {
  readonly match: MatchDetail;
  readonly source: CandidateSource;
}

/** All legal teams or those of the user's choices, and his opinions on players. */
export const SourceChips = ({ match, source }: SourceChipsProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const opinions = useStrategyState(({ drafts }) => drafts[match.id]?.opinions);
  const count = Object.keys(opinions ?? {}).length;
  return (
    <div className={classes["choice"]}>
      {source.hasOwn && (
        <div className={classes["apps"]} role="group" aria-label={t("suggest.from")}>
          <ChipButton pressed={!source.isOwn} onClick={() => source.onOwn(false)}>
            {t("suggest.fromAll")}
          </ChipButton>
          <ChipButton pressed={source.isOwn} onClick={() => source.onOwn(true)}>
            {t("suggest.fromChoices")}
          </ChipButton>
        </div>
      )}
      <ChipButton tone={count > 0 ? "accent" : "neutral"} onClick={() => setIsOpen(true)}>
        {count > 0 ? t("suggest.opinionsCount", { n: count }) : t("suggest.opinions")}
      </ChipButton>
      {isOpen && <OpinionsDialog match={match} onClose={() => setIsOpen(false)} />}
    </div>
  );
};
