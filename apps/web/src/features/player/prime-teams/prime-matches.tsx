import { t } from "#i18n/translate.ts";
import { sportSlugs } from "@teamwright/domain";
import { useQueries } from "@tanstack/react-query";
import { noMarks } from "#blocks/match-card/badges.ts";
import { MatchCard } from "#blocks/match-card/match-card.tsx";
import { useMatchOptions } from "#data/api/match-options.ts";
import { matchesQuery } from "#data/api/matches.ts";
import { usePrimeReminders } from "#data/api/prime-reminders.ts";
import { paths } from "#lib/paths.ts";
import { LinkButton } from "#ui/link-button.tsx";
import { SkeletonList } from "#ui/skeleton.tsx";
import { EmptyState } from "#ui/states.tsx";
import classes from "./prime-teams.module.css";

/** Where the prime teams of a match are. */
export const primeTeamsOf = (matchId: string): string =>
  `${paths.primeDisplay}?match=${encodeURIComponent(matchId)}`;

/** The address names no match: the matches that have prime teams. */
export const PrimeMatches = () => {
  const { prime } = useMatchOptions();
  const remindedMatches = usePrimeReminders();
  const lists = useQueries({ queries: sportSlugs.map((sport) => matchesQuery(sport)) });
  const matches = lists
    .flatMap(({ data }) => data?.value ?? [])
    .filter(({ id }) => prime.has(id))
    .toSorted((one, other) => other.match_time.localeCompare(one.match_time));
  if (matches.length > 0)
    return (
      <ul role="list" className={classes["list"]}>
        {matches.map((match) => (
          <li key={match.id}>
            <MatchCard match={match} marks={{ ...noMarks, prime: true }} to={primeTeamsOf(match.id)} />
            {remindedMatches.has(match.id) && <p className={classes["reminder"]}>{t("prime.reminder")}</p>}
          </li>
        ))}
      </ul>
    );
  if (lists.some(({ isPending }) => isPending))
    return <SkeletonList label={t("shell.loading")} rows={3} height={146} />;
  return (
    <EmptyState
      title={t("prime.noMatches")}
      hint={t("prime.noMatchesHint")}
      action={
        <LinkButton variant="soft" to={paths.home}>
          {t("shell.goHome")}
        </LinkButton>
      }
    />
  );
};
