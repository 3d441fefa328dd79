import { t } from "#i18n/translate.ts";
import { sportSlugs } from "@teamwright/domain";
import { useQueries } from "@tanstack/react-query";
import { DisruptionChip } from "#blocks/disruption/disruption.tsx";
import { matchDayText } from "#blocks/match-day-text.ts";
import { useMatchOptions } from "#data/api/match-options.ts";
import { matchesQuery } from "#data/api/matches.ts";
import { usePlanStatus } from "#data/api/session.ts";
import { hasBegun, useMatchStarts } from "#lib/match-start.ts";
import { paths } from "#lib/paths.ts";
import { serverNow } from "#lib/server-clock.ts";
import { Card } from "#ui/card.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { Page } from "#ui/page.tsx";
import { SkeletonList } from "#ui/skeleton.tsx";
import { EmptyState } from "#ui/states.tsx";
import { useBack } from "#ui/use-back.ts";
import { BookingState, NeedsPrimePlan } from "./booking-state.tsx";
import classes from "./booking.module.css";

/** Matches of all sports whose booking is open, soonest first. */
const useOpenMatches = () => {
  const { bookings } = useMatchOptions();
  const lists = useQueries({ queries: sportSlugs.map((sport) => matchesQuery(sport)) });
  return {
    loading: lists.some(({ isPending }) => isPending),
    matches: lists
      .flatMap(({ data }) => data?.value ?? [])
      .filter((match) => bookings.has(match.id) && !hasBegun(match))
      .toSorted((one, other) => one.match_time.localeCompare(other.match_time)),
  };
};

const OpenMatches = () => {
  const { matches, loading } = useOpenMatches();
  useMatchStarts(matches);
  if (matches.length === 0 && loading)
    return <SkeletonList label={t("shell.loading")} rows={2} height={220} />;
  if (matches.length === 0)
    return (
      <EmptyState
        title={t("prime.noOpenBookings")}
        hint={t("prime.bookingClosedHint")}
        action={
          <LinkButton variant="soft" to={paths.home}>
            {t("shell.goHome")}
          </LinkButton>
        }
      />
    );
  return (
    <ul role="list" className={classes["list"]} aria-label={t("prime.openBookings")}>
      {matches.map((match) => (
        <li key={match.id}>
          <Card>
            <h2 className={classes["sides"]}>
              <b>
                {match.left_team_name} {t("shell.versus")} {match.right_team_name}
              </b>
              <time className={classes["when"]} dateTime={match.match_time}>
                {matchDayText(Date.parse(match.match_time), serverNow())}
              </time>
              <DisruptionChip disruption={match.disruption} />
            </h2>
            <BookingState matchId={match.id} />
          </Card>
        </li>
      ))}
    </ul>
  );
};

/** /booking: a number of teams for every match with open booking. */
export const BookingPage = () => {
  const status = usePlanStatus();
  const onBack = useBack(paths.home);
  return (
    <Page title={t("prime.bookTitle")} onBack={onBack} narrow>
      {status?.prime_plan ? <OpenMatches /> : <NeedsPrimePlan />}
    </Page>
  );
};
