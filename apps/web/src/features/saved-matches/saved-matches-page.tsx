import { ActionIcon } from "@mantine/core";
import type { MatchListItem, SportIndex } from "@teamwright/domain";
import { messages } from "@teamwright/domain/messages";
import { useState } from "react";
import { useNavigate } from "react-router";
import { noMarks } from "../../blocks/match-card/badges.ts";
import { MatchCard } from "../../blocks/match-card/match-card.tsx";
import { listSavedMatches, saveMatch, unsaveMatch } from "../../data/records/caches.ts";
import { useLive } from "../../data/records/use-live.ts";
import { useText } from "../../i18n/text.ts";
import { paths, pathTo } from "../../lib/paths.ts";
import { DeleteIcon } from "../../ui/icon.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { Page } from "../../ui/page.tsx";
import { SkeletonList } from "../../ui/skeleton.tsx";
import { EmptyState, ErrorState } from "../../ui/states.tsx";
import { TabPanel, Tabs } from "../../ui/tabs.tsx";
import { toast } from "../../ui/toast.ts";
import { savedOf } from "./saved-of.ts";
import classes from "./saved-matches-page.module.css";

const sports = ["cricket", "football", "basketball", "kabaddi"] as const;
const CARD_HEIGHT = 158;

const Remove = ({ match }: { readonly match: MatchListItem }) => {
  const { home } = useText();
  const remove = async (): Promise<void> => {
    const outcome = await unsaveMatch(match.id);
    if (!outcome.ok) {
      toast.error(outcome.error.message);
      return;
    }
    toast.info(home.removed, { label: home.undo, onClick: () => void saveMatch(match) });
  };
  return (
    <ActionIcon
      style={{ zIndex: 2, margin: "-8px -10px -8px 0", color: "var(--ink-3)" }}
      aria-label={home.removeSaved(match.left_team_name, match.right_team_name)}
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
  const { shell, home } = useText();
  const navigate = useNavigate();
  const [sport, setSport] = useState<(typeof sports)[number]>("cricket");
  const { value: saved, failed } = useLive(() => listSavedMatches(), []);
  const index = sports.indexOf(sport) as SportIndex;
  const matches = saved && savedOf(saved, index);
  return (
    <Page
      title={shell.savedMatches}
      back={{ label: shell.back, onBack: () => void navigate(-1) }}
      subheader={
        <Tabs
          id="saved"
          label={shell.sports}
          look="pill"
          value={sport}
          onChange={setSport}
          items={sports.map((value, position) => ({
            value,
            label: shell[value],
            ...(saved ? { count: savedOf(saved, position as SportIndex).length } : {}),
          }))}
        />
      }
    >
      <TabPanel id="saved" value={sport}>
        {failed && (
          <ErrorState
            title={messages.generic.somethingWentWrong}
            retryLabel={shell.retry}
            onRetry={() => {
              location.reload();
            }}
          />
        )}
        {!failed && !matches && <SkeletonList label={shell.loading} rows={4} height={CARD_HEIGHT} />}
        {matches?.length === 0 && (
          <EmptyState
            title={messages.home.noSavedMatches}
            hint={home.savedHint}
            action={<LinkButton to={paths.home}>{home.seeMatches}</LinkButton>}
          />
        )}
        {matches && matches.length > 0 && <Cards matches={matches} />}
      </TabPanel>
    </Page>
  );
};
