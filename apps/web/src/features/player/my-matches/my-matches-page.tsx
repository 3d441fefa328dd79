import { t } from "#i18n/translate.ts";
import { sportBySlug, sports } from "@teamwright/domain/sports";
import type { Sport } from "@teamwright/domain/sports";
import { useSearchParams } from "react-router";
import { StatusBadges } from "#blocks/stored-match/status-badges.tsx";
import { StoredMatchCard } from "#blocks/stored-match/stored-match-card.tsx";
import { useMatchNews } from "#data/api/use-match-news.ts";
import { listMatches } from "#data/records/attempts.ts";
import type { MatchWithAttempts } from "#data/records/attempts.ts";
import { isOld, useShownStatus } from "#data/records/match-status.ts";
import { useLive } from "#data/records/use-live.ts";
import { matchDayText } from "#blocks/match-day-text.ts";
import { pathTo } from "#lib/paths.ts";
import { serverNow } from "#lib/server-clock.ts";
import { Card } from "#ui/card.tsx";
import { Chip } from "#ui/chip.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { Page } from "#ui/page.tsx";
import { QueryState } from "#ui/query-state.tsx";
import { EmptyState } from "#ui/states.tsx";
import { TabPanel, Tabs } from "#ui/tabs.tsx";
import classes from "./my-matches.module.css";

/** /mymatches: the matches with teams on this device, per sport. */
export const MyMatchesPage = () => {
  const [query, setQuery] = useSearchParams();
  const sport = sportBySlug(query.get("sport") ?? "") ?? sports[0];
  return (
    <Page
      title={t("shell.myMatches")}
      subheader={
        <Tabs
          id="my-matches"
          label={t("shell.sports")}
          look="pill"
          items={sports.map(({ slug }) => ({ value: slug, label: t(`shell.sport.${slug}`) }))}
          value={sport.slug}
          onChange={(slug) => setQuery({ sport: slug }, { replace: true })}
        />
      }
    >
      <TabPanel id="my-matches" value={sport.slug}>
        <StoredMatches key={sport.slug} sport={sport} />
      </TabPanel>
    </Page>
  );
};

const StoredMatches = ({ sport }: { readonly sport: Sport }) => {
  const matches = useLive((db) => listMatches(sport.index, db), [sport.index]);
  useMatchNews(sport.slug);
  const { value, hasFailed } = matches;
  if (hasFailed || value === undefined || value.length === 0)
    return (
      <QueryState
        query={matches}
        failedTitle={t("my-matches.cannotRead")}
        loading={t("my-matches.loading")}
        rows={3}
        height={138}
      >
        <EmptyState
          title={t("my-matches.none", { sport: sport.slug })}
          hint={t("my-matches.noneHint")}
          action={<LinkButton to={pathTo("home")}>{t("my-matches.chooseMatch")}</LinkButton>}
        />
      </QueryState>
    );
  const old = value.filter(({ match }) => isOld(match, serverNow())).length;
  return (
    <>
      {old > 0 && <Card>{t("my-matches.oldHint", { n: old })}</Card>}
      <ul role="list" className={classes["list"]}>
        {value.map((stored) => (
          <li key={stored.match.id}>
            <StoredMatch storedMatch={stored} />
          </li>
        ))}
      </ul>
    </>
  );
};

const StoredMatch = ({ storedMatch: { match, attempts } }: { readonly storedMatch: MatchWithAttempts }) => {
  const now = serverNow();
  const teams = attempts.reduce((sum, { number_of_teams }) => sum + number_of_teams, 0);
  return (
    <StoredMatchCard
      match={match}
      to={pathTo("previousMatch", { id: match.id })}
      when={matchDayText(Date.parse(match.match_time), now)}
      summary={t("my-matches.summary", { attempts: attempts.length, teams })}
      badges={
        <>
          <StatusBadges status={useShownStatus(match)} disruption={match.disruption} points={match.result} />
          {isOld(match, now) && <Chip>{t("my-matches.old")}</Chip>}
        </>
      }
    />
  );
};
