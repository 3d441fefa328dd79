import { messages } from "@teamwright/domain/messages";
import { useNavigate, useParams } from "react-router";
import { AttemptStates } from "../../blocks/team/attempt-states.tsx";
import { SideLegend } from "../../blocks/team/side-legend.tsx";
import { useLeague } from "../../blocks/team/use-league.ts";
import type { OpenedAttempt } from "../../data/records/attempts.ts";
import { useOpenedAttempt } from "../../data/records/use-opened-attempt.ts";
import { useText } from "../../i18n/text.ts";
import { pathTo } from "../../lib/paths.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { Page } from "../../ui/page.tsx";
import { TabPanel, Tabs } from "../../ui/tabs.tsx";
import { freshState } from "./display-state.ts";
import { NewsBanner } from "./news/news-banner.tsx";
import { useNews } from "./news/use-news.ts";
import { TeamWall } from "./team-wall.tsx";
import { useTeamSet } from "./use-team-set.ts";

/** /displayauto/{match}/{attempt}: the teams of the three leagues. */
export const DisplayAutoPage = () => {
  const { match = "", attempt = "" } = useParams();
  const { teams } = useText();
  const navigate = useNavigate();
  const found = useOpenedAttempt(match, attempt);
  const onBack = () => void navigate(pathTo("previousMatch", { id: match }));
  if (found.state !== "ready")
    return <AttemptStates state={found.state} title={teams.title} onBack={onBack} />;
  return <DisplayAuto key={`${match}/${attempt}`} opened={found.opened} onBack={onBack} />;
};

const unchanged = () => undefined;

const DisplayAuto = ({ opened, onBack }: { readonly opened: OpenedAttempt; readonly onBack: () => void }) => {
  const { teams, shell, myMatches } = useText();
  const { match, attempt } = opened;
  const set = useTeamSet(opened);
  const news = useNews(opened, set);
  const { leagues, chosen: league, choose } = useLeague(attempt.leagues);
  const chosen = league?.name ?? "";
  const address = { match: match.id, attempt: attempt.id };
  const query = `?league=${chosen}`;
  return (
    <Page
      title={teams.teams(set.teams.count)}
      back={{ label: shell.back, onBack }}
      subheader={
        <Tabs
          id="leagues"
          label={teams.leagues}
          items={leagues.map(({ name, label, rows }) => ({ value: name, label, count: rows.length }))}
          value={chosen}
          onChange={choose}
        />
      }
      footer={
        <>
          <LinkButton variant="soft" to={pathTo("printTeams", address) + query}>
            {messages.generic.print}
          </LinkButton>
          <LinkButton to={pathTo("shortcutPrintAuto", address) + query}>
            {messages.display.shortcutPrint}
          </LinkButton>
        </>
      }
    >
      <SideLegend sides={set.sides}>{myMatches.attempt(attempt.id)}</SideLegend>
      <NewsBanner opened={opened} set={set} news={news} />
      <TabPanel id="leagues" value={chosen}>
        {league && (
          <TeamWall
            key={league.name}
            set={set}
            rows={league.rows}
            state={freshState}
            onChange={unchanged}
            onSelect={unchanged}
            handle={null}
            out={news.out}
          />
        )}
      </TabPanel>
    </Page>
  );
};
