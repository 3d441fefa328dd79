import { t } from "#i18n/translate.ts";
import type { ExpertPost, ExpertProfile } from "@teamwright/contract";
import { Link } from "react-router";
import { ExpertLine, nameOf, RecordChip } from "#blocks/expert/expert-line.tsx";
import { pathTo } from "#lib/paths.ts";
import { Chip } from "#ui/chip.tsx";
import { ForwardIcon } from "#ui/icon.tsx";
import classes from "./experts.module.css";

interface PostCardProps {
  readonly post: ExpertPost;
  readonly expert: ExpertProfile | undefined;
  readonly appName: string;
  /** "Not started", or how long ago the match began. */
  readonly startText: string;
}

/** One post of the list: who, how good so far, what was posted. The card leads to the post. */
export const PostCard = ({ post, expert, appName, startText }: PostCardProps) => (
  <article className={classes["card"]} aria-label={nameOf(expert)}>
    <ExpertLine
      expert={expert}
      detail={[t(`experts.type.${post.typeOfTeams}`), startText].join(" · ")}
      end={expert && <RecordChip expert={expert} />}
    />
    <div className={classes["chips"]}>
      <Chip tone="accent">{t("experts.panel.teams", { n: post.numberOfTeams })}</Chip>
      <Chip>{appName}</Chip>
      <Chip>{t(`experts.toss.${post.tossData}`)}</Chip>
      <Chip>{t(`experts.use.${post.teamUse}`)}</Chip>
      {post.editedAt !== null && <Chip tone="warn">{t("experts.panel.edited")}</Chip>}
      <span className={classes["views"]}>{t("experts.panel.views", { n: post.numberOfViews })}</span>
    </div>
    <Link className={classes["cover"]} to={pathTo("showExpertTeams", { id: post._id })}>
      <span className="visually-hidden">
        {t("experts.panel.teams", { n: post.numberOfTeams })}: {nameOf(expert)}
      </span>
      <ForwardIcon />
    </Link>
  </article>
);
