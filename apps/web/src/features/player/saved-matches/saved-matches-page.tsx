import { t } from "#i18n/translate.ts";
import { ActionIcon } from "#ui/action-icon.tsx";
import { type MatchListItem, type SportSlug, sportSlugs } from "@teamwright/domain";
import { useState } from "react";
import { noMarks } from "#blocks/match-card/badges.ts";
import { MatchCard } from "#blocks/match-card/match-card.tsx";
import { useMatchNews } from "#data/api/use-match-news.ts";
import { listSavedMatches, saveMatch, unsaveMatch } from "#data/records/caches.ts";
import { useLive } from "#data/records/use-live.ts";
import { paths, pathTo } from "#lib/paths.ts";
import { DeleteIcon } from "#ui/icon.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { Page } from "#ui/page.tsx";
import { QueryState } from "#ui/query-state.tsx";
import { EmptyState } from "#ui/states.tsx";
import { TabPanel, Tabs } from "#ui/tabs.tsx";
import { toast } from "#ui/toast.ts";
import { useBack } from "#ui/use-back.ts";
import { savedOf } from "./saved-of.ts";
import classes from "./saved-matches-page.module.css";

const CARD_HEIGHT = 158;

const Remove = ({ match }: { readonly match: MatchListItem }) => {
  const remove = async (): Promise<void> => {
    const outcome = await unsaveMatch(match.id);
    if (!outcome.ok) {
      toast.error(outcome.error.message);
      return;
    }
    toast.info(t("home.removed"), { label: t("shell.undo"), onClick: () => void saveMatch(match) });
  };
  return (
    <ActionIcon
      style={{ zIndex: 2, margin: "-8px -10px -8px 0", color: "var(--ink-3)" }}
      aria-label={t("home.removeSaved", { left: match.left_team_name, right: match.right_team_name })}
      onClick={() => void remove()}
    >
      <DeleteIcon />
    </ActionIcon>
  );
};

const Cards = ({ matches }: { readonly matches: readonly MatchListItem[] }) => (
  <ul role="list" className={classes["cards"]}>
    {matches.map((match) => (
      <li key={match.id}>
        <MatchCard
          match={match}
          marks={noMarks}
          to={pathTo("match", { id: match.id })}
          corner={<Remove match={match} />}
        />
      </li>
    ))}
  </ul>
);

/** Matches the user saved on this device, per sport, the latest first; kept 7 days. */
export const SavedMatchesPage = () => {
  const [sport, setSport] = useState<SportSlug>("cricket");
  useMatchNews(sport);
  const { value: savedMatches, hasFailed } = useLive((db) => listSavedMatches(Date.now(), db), []);
  const matches = savedMatches && savedOf(savedMatches, sport);
  return (
    <Page
      title={t("shell.savedMatches")}
      onBack={useBack(paths.home)}
      subheader={
        <Tabs
          id="saved"
          label={t("shell.sports")}
          look="pill"
          value={sport}
          onChange={setSport}
          items={sportSlugs.map((value) => ({
            value,
            label: t(`shell.sport.${value}`),
            ...(savedMatches ? { count: savedOf(savedMatches, value).length } : {}),
          }))}
        />
      }
    >
      <TabPanel id="saved" value={sport}>
        <QueryState
          query={{ data: matches, isError: hasFailed, error: null, refetch: () => location.reload() }}
          rows={4}
          height={CARD_HEIGHT}
        >
          {matches?.length === 0 && (
            <EmptyState
              title={t("home.noSavedMatches")}
              hint={t("home.savedHint")}
              action={<LinkButton to={paths.home}>{t("home.seeMatches")}</LinkButton>}
            />
          )}
        </QueryState>
        {matches && matches.length > 0 && <Cards matches={matches} />}
      </TabPanel>
    </Page>
  );
};
