import { currentLanguage, t } from "#i18n/translate.ts";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { ExpertLine, RecordChip } from "#blocks/expert/expert-line.tsx";
import type { MatchDetail } from "@teamwright/domain";
import { useFantasyApps } from "#data/api/bootstrap.ts";
import type { OpenedPost } from "#data/api/expert-posts.ts";
import { pathTo } from "#lib/paths.ts";
import { Card } from "#ui/card.tsx";
import { appNameOf } from "./app-name.ts";
import { ChangesCard } from "./changes-card.tsx";
import classes from "./experts.module.css";

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className={classes["fact"]}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

interface CreationDataProps {
  readonly openedPost: OpenedPost;
  readonly match: MatchDetail;
  readonly views: number;
}

/** The tab "Creation Data": who posted, when, for which app and use; and the ranks once the match was measured. */
export const CreationData = ({ openedPost, match, views }: CreationDataProps) => {
  const { post, expert } = openedPost;
  const apps = useFantasyApps();
  const language = currentLanguage();
  const number = new Intl.NumberFormat(`${language}-IN`);
  const postedAt = new Intl.DateTimeFormat(`${language}-IN`, {
    dateStyle: "medium",
    timeStyle: "short",
    hourCycle: "h23",
  });
  return (
    <>
      {expert && (
        <Card>
          <ExpertLine
            expert={expert}
            detail={<Link to={pathTo("expertRecord", { id: expert._id })}>{t("experts.record.title")}</Link>}
            end={<RecordChip expert={expert} />}
          />
        </Card>
      )}
      <Card heading={t("experts.post.creationData")}>
        <dl className={classes["facts"]}>
          <Fact label={t("experts.post.numberOfTeams")}>{number.format(post.numberOfTeams)}</Fact>
          <Fact label={t("experts.post.typeOfTeams")}>{t(`experts.type.${post.typeOfTeams}`)}</Fact>
          <Fact label={t("experts.form.app")}>{appNameOf(post.fantasyApp, apps)}</Fact>
          <Fact label={t("experts.form.toss")}>{t(`experts.toss.${post.tossData}`)}</Fact>
          <Fact label={t("experts.form.use")}>{t(`experts.use.${post.teamUse}`)}</Fact>
          <Fact label={t("experts.post.sectionUsed")}>{t("experts.post.sectionAdvanced")}</Fact>
          <Fact label={t("experts.post.createdAt")}>{postedAt.format(new Date(post.createdAt))}</Fact>
          {post.editedAt !== null && (
            <Fact label={t("experts.panel.edited")}>{postedAt.format(new Date(post.editedAt))}</Fact>
          )}
          <Fact label={t("experts.post.views")}>{number.format(views)}</Fact>
          {post.measured && (
            <>
              <Fact label={t("experts.post.bestRank")}>{number.format(post.measured.bestRank)}</Fact>
              <Fact label={t("experts.post.medianRank")}>{number.format(post.measured.medianRank)}</Fact>
            </>
          )}
        </dl>
        {post.measured && (
          <p className={classes["small"]}>{t("experts.post.possible", { n: post.measured.possible })}</p>
        )}
      </Card>
      <ChangesCard post={post} match={match} />
    </>
  );
};
