import { cricket } from "@teamwright/domain/sports";
import type { MatchDetail } from "@teamwright/domain";
import { Suspense } from "react";
import { useNavigate } from "react-router";
import { t } from "#i18n/translate.ts";
import { useHasBegun } from "#lib/match-start.ts";
import { pathTo } from "#lib/paths.ts";
import { lazyPart } from "#ui/lazy-part.ts";
import { ChipButton } from "#ui/chip.tsx";
import classes from "./pool.module.css";

/** The suggestions begin with the teams that the choices allow. */
const FROM_CHOICES = { ofChoices: true };

// Nothing of the forecast is in the first load of a match.
const WithForecast = lazyPart(async () => (await import("./with-forecast.tsx")).WithForecast);

/** The short way: suggested teams in one tap. Its place is reserved in cricket until it is known whether there is a forecast. */
export const SuggestChip = ({ match }: { readonly match: MatchDetail }) => {
  const navigate = useNavigate();
  const hasBegun = useHasBegun(match);
  if (hasBegun) return null;
  const chip = (
    <ChipButton
      tone="accent"
      onClick={() => void navigate(pathTo("suggest", { id: match.id }), { state: FROM_CHOICES })}
    >
      {t("strategy.suggest")}
    </ChipButton>
  );
  // Most matches of other sports have no forecast.
  const reservedSpace = match.sport_index === cricket.index && (
    <span className={classes["reserved"]}>{chip}</span>
  );
  return (
    <Suspense fallback={reservedSpace}>
      <WithForecast match={match} waiting={reservedSpace}>
        {chip}
      </WithForecast>
    </Suspense>
  );
};
