import { t } from "#i18n/translate.ts";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { MatchScreen } from "#blocks/match-screen/match-screen.tsx";
import { useOnline } from "#data/api/connection.ts";
import { useFantasyApps } from "#data/api/bootstrap.ts";
import { expertPostsQuery } from "#data/api/expert-posts.ts";
import { matchQuery } from "#data/api/match.ts";
import { pathTo } from "#lib/paths.ts";
import { serverNow } from "#lib/server-clock.ts";
import { LinkButton } from "#ui/link-button.tsx";
import { QueryState } from "#ui/query-state.tsx";
import { PartBoundary } from "#ui/part-boundary.tsx";
import { EmptyState } from "#ui/states.tsx";
import { useBack } from "#ui/use-back.ts";
import { appNameOf } from "./app-name.ts";
import { startedText } from "./elapsed.ts";
import classes from "./experts.module.css";
import { PostCard } from "./post-card.tsx";

const Posts = ({ matchId, matchTime }: { readonly matchId: string; readonly matchTime: string }) => {
  const posts = useQuery(expertPostsQuery(matchId));
  const apps = useFantasyApps();
  if (!posts.data)
    return <QueryState query={posts} failedTitle={t("experts.panel.loadFailed")} rows={3} height={104} />;
  const { data, expertData } = posts.data;
  if (data.length === 0)
    return (
      <EmptyState
        title={t("experts.panel.empty")}
        hint={t("experts.panel.emptyHint")}
        action={<LinkButton to={pathTo("match", { id: matchId })}>{t("experts.hub.generator")}</LinkButton>}
      />
    );
  const startText = startedText(Date.parse(matchTime), serverNow());
  return (
    <ul role="list" className={classes["list"]}>
      {data.map((post) => (
        <li key={post._id}>
          <PartBoundary>
            <PostCard
              post={post}
              expert={expertData.find(({ phoneNumber }) => phoneNumber === post.expertNumber)}
              appName={appNameOf(post.fantasyApp, apps)}
              startText={startText}
            />
          </PartBoundary>
        </li>
      ))}
    </ul>
  );
};

/** /expertpanel/{match}: the teams that experts posted for a match. */
export const ExpertPanelPage = () => {
  const { match = "" } = useParams();
  return (
    <MatchScreen
      title={t("experts.panel.title")}
      match={useQuery(matchQuery(match))}
      online={useOnline()}
      onBack={useBack(pathTo("decision", { id: match }))}
    >
      {({ match_time: time }) => <Posts matchId={match} matchTime={time} />}
    </MatchScreen>
  );
};
