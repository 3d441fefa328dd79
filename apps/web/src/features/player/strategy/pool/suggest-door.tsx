import { cricket } from "@teamwright/domain/sports";
import type { MatchDetail } from "@teamwright/domain";
import { lazy, Suspense } from "react";
import { useHasBegun } from "../../../../lib/match-start.ts";
import classes from "./suggest-door.module.css";

// Nothing of the forecast is in the first load of a match.
const Door = lazy(async () => ({ default: (await import("./open-suggestions.tsx")).OpenSuggestions }));

/** The short way: suggested teams in one tap. Its place is reserved until it is known whether there is a forecast. */
export const SuggestDoor = ({ match }: { readonly match: MatchDetail }) => {
  const begun = useHasBegun(match);
  if (match.sport_index !== cricket.index || begun) return null;
  return (
    <Suspense fallback={<div className={classes["door"]} data-empty />}>
      <Door match={match} />
    </Suspense>
  );
};
