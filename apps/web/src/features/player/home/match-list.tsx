import { t } from "../../../i18n/translate.ts";
import type { MatchListItem, SportSlug } from "@teamwright/domain";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { Navigate, useSearchParams } from "react-router";
import { FantasyApps } from "../../../blocks/match-card/fantasy-apps.tsx";
import { MatchCard } from "../../../blocks/match-card/match-card.tsx";
import { useFantasyApps } from "../../../data/api/bootstrap.ts";
import { useOnline } from "../../../data/api/connection.ts";
import { useMatchOptions } from "../../../data/api/match-options.ts";
import { matchesQuery } from "../../../data/api/matches.ts";
import { waitsForPassword } from "../../../data/api/account.ts";
import { useSession } from "../../../data/api/session.ts";
import { hasBegun } from "../../../lib/match-start.ts";
import { paths } from "../../../lib/paths.ts";
import { screenExists } from "../../../lib/screens.ts";
import { serverNow } from "../../../lib/server-clock.ts";
import { useShownCount } from "../../../lib/use-shown-count.ts";
import { SkeletonList } from "../../../ui/skeleton.tsx";
import { EmptyState, ErrorState } from "../../../ui/states.tsx";
import { AdminControls } from "./admin-controls.tsx";
import { destinationOf, marksOf } from "./choose-match.ts";
import classes from "./home-page.module.css";
import { SaveMatch } from "./save-match.tsx";

const CARD_HEIGHT = 146;
/** A sport in season has up to a few dozen matches; an import may bring a thousand. */
const CARDS_A_STEP = 60;

/** Upcoming matches first; the list is already sorted by time. */
const upcomingFirst = (matches: readonly MatchListItem[], now: number): readonly MatchListItem[] => {
  const isOver = (match: MatchListItem): boolean => hasBegun(match, now);
  return [...matches.filter((match) => !isOver(match)), ...matches.filter(isOver)];
};

/** In home's address: the match whose card was tapped before signing in. */
const OPEN = "open";

const homeThenMatch = (sport: SportSlug, id: string): string =>
  `${paths.home}?${new URLSearchParams({ sport, [OPEN]: id }).toString()}`;

interface CardsProps {
  readonly sport: SportSlug;
  readonly matches: readonly MatchListItem[];
}

const Cards = ({ sport, matches }: CardsProps) => {
  const session = useSession();
  const options = useMatchOptions();
  const registry = useFantasyApps();
  const signIn = waitsForPassword() ? paths.changePassword : paths.login;
  const { shown, end } = useShownCount(matches.length, CARDS_A_STEP);
  const [query] = useSearchParams();
  const open = query.get(OPEN);
  // Where a card leads is only known once the lists of the account that signed in are loaded.
  if (open !== null && options.settled)
    return <Navigate to={destinationOf(open, options, session, screenExists)} replace />;
  return (
    <ul role="list" className={classes["cards"]}>
      {upcomingFirst(matches, serverNow())
        .slice(0, shown)
        .map((match) => {
          const to = destinationOf(match.id, options, session, screenExists, signIn);
          return (
            <li key={match.id}>
              <MatchCard
                match={match}
                marks={marksOf(match.id, options, session)}
                to={to}
                state={to === signIn ? { next: homeThenMatch(sport, match.id) } : undefined}
                corner={<SaveMatch match={match} />}
                apps={
                  <>
                    <AdminControls match={match} />
                    <FantasyApps
                      match={match}
                      apps={registry.filter(({ slug }) => match.fantasy_list.includes(slug))}
                    />
                  </>
                }
              />
            </li>
          );
        })}
      {shown < matches.length && <li ref={end} style={{ height: 1 }} aria-hidden="true" />}
    </ul>
  );
};

/** The sport's upcoming matches, or why there are none. */
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
        retryLabel={t("shell.retry")}
        onRetry={() => void refetch()}
      />
    );
  }
  return <SkeletonList label={t("shell.loading")} rows={5} height={CARD_HEIGHT} />;
};
