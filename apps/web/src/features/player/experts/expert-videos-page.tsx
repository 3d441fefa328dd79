import { t } from "#i18n/translate.ts";
import type { ExpertProfile, ExpertVideo } from "@teamwright/contract";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { ExpertLine } from "#blocks/expert/expert-line.tsx";
import { LeavingLink } from "#blocks/leaving/leaving-link.tsx";
import { MatchScreen } from "#blocks/match-screen/match-screen.tsx";
import { useOnline } from "#data/api/connection.ts";
import { expertVideosQuery } from "#data/api/expert-posts.ts";
import { matchQuery } from "#data/api/match.ts";
import { pathTo } from "#lib/paths.ts";
import { Chip } from "#ui/chip.tsx";
import { PartBoundary } from "#ui/part-boundary.tsx";
import { Picture } from "#ui/picture.tsx";
import { QueryState } from "#ui/query-state.tsx";
import { EmptyState } from "#ui/states.tsx";
import { useBack } from "#ui/use-back.ts";
import classes from "./experts.module.css";

interface VideoCardProps {
  readonly video: ExpertVideo;
  readonly expert: ExpertProfile | undefined;
}

const VideoCard = ({ video, expert }: VideoCardProps) => (
  <article className={classes["card"]}>
    <ExpertLine
      expert={expert}
      detail={video.seriesName}
      end={<Chip tone="accent">{t(`experts.videos.language.${video.videoLanguage}`)}</Chip>}
    />
    <div className={classes["row"]}>
      <div className={classes["sides"]}>
        <Picture src={video.leftImage} name={video.leftName} side="left" size={26} />
        <span className={classes["name"]}>{video.leftName}</span>
        <span className={classes["versus"]}>v</span>
        <span className={classes["name"]}>{video.rightName}</span>
        <Picture src={video.rightImage} name={video.rightName} side="right" size={26} />
      </div>
      <LeavingLink href={video.videoLink}>
        {t("experts.videos.watchNow")}
        <span className="visually-hidden"> {t("experts.videos.newTab")}</span>
      </LeavingLink>
    </div>
  </article>
);

const Videos = ({ matchId }: { readonly matchId: string }) => {
  const videos = useQuery(expertVideosQuery(matchId));
  if (!videos.data)
    return <QueryState query={videos} failedTitle={t("experts.panel.loadFailed")} rows={3} height={120} />;
  const { data, expertData } = videos.data;
  if (data.length === 0) return <EmptyState title={t("experts.videos.empty")} />;
  return (
    <ul role="list" className={classes["list"]}>
      {data.map((video) => (
        <li key={video._id}>
          <PartBoundary>
            <VideoCard
              video={video}
              expert={expertData.find(({ phoneNumber }) => phoneNumber === video.expertNumber)}
            />
          </PartBoundary>
        </li>
      ))}
    </ul>
  );
};

/** /expertvideo/{match}: the videos of a match. */
export const ExpertVideosPage = () => {
  const { match = "" } = useParams();
  return (
    <MatchScreen
      title={t("experts.videos.title")}
      match={useQuery(matchQuery(match))}
      online={useOnline()}
      onBack={useBack(pathTo("decision", { id: match }))}
    >
      {() => <Videos matchId={match} />}
    </MatchScreen>
  );
};
