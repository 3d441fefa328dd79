import { t } from "#i18n/translate.ts";
import type { MatchListItem, SportSlug } from "@teamwright/domain";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { useOnline } from "#data/api/connection.ts";
import { matchesQuery } from "#data/api/matches.ts";
import { useShownCount } from "#lib/use-shown-count.ts";
import { SkeletonList } from "#ui/skeleton.tsx";
import { EmptyState, ErrorState } from "#ui/states.tsx";
import classes from "./home-page.module.css";
import { useHomeParts } from "./match-order.ts";
import { useHomeCard } from "./use-home-card.tsx";

const CARD_HEIGHT = 155;
/** A sport in season has up to a few dozen matches; an import may bring a thousand. */
const CARDS_A_STEP = 60;

interface CardsProps {
  readonly sport: SportSlug;
  readonly matches: readonly MatchListItem[];
}

const Cards = ({ sport, matches }: CardsProps) => {
  const card = useHomeCard(sport);
  const { later, over } = useHomeParts(matches);
  const { shown, end } = useShownCount(later.length + over.length, CARDS_A_STEP);
  const parts = [
    { title: t("home.later"), matches: later.slice(0, shown) },
    { title: t("home.over"), matches: over.slice(0, Math.max(0, shown - later.length)) },
  ];
  return (
    <>
      {parts.map(
        ({ title, matches: listedMatches }) =>
          listedMatches.length > 0 && (
            <section key={title} aria-label={title}>
              <h2 className={classes["part"]}>{title}</h2>
              <ul role="list" className={classes["cards"]}>
                {listedMatches.map((match) => (
                  <li key={match.id}>{card(match)}</li>
                ))}
              </ul>
            </section>
          ),
      )}
      {shown < later.length + over.length && <div ref={end} style={{ height: 1 }} aria-hidden="true" />}
    </>
  );
};

/** The sport's matches after the next one, or why there are none. */
export const MatchList = ({ sport }: { readonly sport: SportSlug }) => {
  const online = useOnline();
  const { data: newest, isError, refetch } = useQuery(matchesQuery(sport));
  // Rendering a list of cards is slow on a slow phone: it is done in slices, so that taps are handled meanwhile.
  const data = useDeferredValue(newest);
  if (data && data.value.length > 0) return <Cards sport={sport} matches={data.value} />;
  if (data) return <EmptyState title={t("home.noMatches")} hint={t("home.noMatchesHint")} />;
  if (isError) {
    return (
      <ErrorState
        title={t("home.loadFailed")}
        hint={online ? t("home.loadFailedHint") : t("home.loadFailedOffline")}
        offlineHint={t("home.loadFailedOffline")}
        onRetry={() => void refetch()}
      />
    );
  }
  return <SkeletonList label={t("shell.loading")} rows={4} height={CARD_HEIGHT} />;
};
