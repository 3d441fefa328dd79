import { t } from "#i18n/translate.ts";
import { Button } from "#ui/button.tsx";
import type { CallResult, ExpertPost, ExpertVideo } from "@teamwright/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { expertApi, expertPostsQuery, expertVideosQuery } from "#data/api/expert-posts.ts";
import { usePlanStatus } from "#data/api/session.ts";
import { useSubmit } from "#data/api/use-submit.ts";
import { pathTo } from "#lib/paths.ts";
import { Card } from "#ui/card.tsx";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { toast } from "#ui/toast.ts";
import { inEdit } from "./edited-post.ts";
import classes from "./posting.module.css";

interface OwnPost {
  readonly id: string;
  readonly kind: "teams" | "video";
  readonly label: string;
  readonly to: string;
  /** Where the post is edited; undefined where it cannot be. */
  readonly edit?: string;
}

const ownPost = (post: ExpertPost): OwnPost => ({
  id: post._id,
  kind: "teams",
  label: [
    t("experts.panel.teams", { n: post.numberOfTeams }),
    t(`experts.use.${post.teamUse}`),
    t("experts.panel.views", { n: post.numberOfViews }),
  ].join(" · "),
  to: pathTo("showExpertTeams", { id: post._id }),
  edit: inEdit(
    pathTo("storeExpertTeams", { match: post.matchId, type: post.typeOfTeams === "human" ? 1 : 0 }),
    post._id,
  ),
});
const ownVideo = (video: ExpertVideo): OwnPost => ({
  id: video._id,
  kind: "video",
  label: `${t("experts.choice.video")} · ${t(`experts.videos.language.${video.videoLanguage}`)}`,
  to: pathTo("expertVideo", { match: video.matchId }),
});

const withdraw = async ({ id, kind }: OwnPost): Promise<CallResult<{ readonly message: string }>> =>
  kind === "teams" ? expertApi.withdrawPost({ params: { id } }) : expertApi.withdrawVideo({ params: { id } });

/** The signed-in expert's own posts of the match; each can be withdrawn until the match starts. */
export const OwnPosts = ({ matchId, isClosed }: { readonly matchId: string; readonly isClosed: boolean }) => {
  const phone = usePlanStatus()?.phoneNumber;
  const posts = useQuery(expertPostsQuery(matchId)).data?.data ?? [];
  const videos = useQuery(expertVideosQuery(matchId)).data?.data ?? [];
  const client = useQueryClient();
  const [askedPost, setAskedPost] = useState<OwnPost | null>(null);
  const { busy, submit } = useSubmit(withdraw);
  const ownPosts = [
    ...posts.filter(({ expertNumber }) => expertNumber === phone).map(ownPost),
    ...videos.filter(({ expertNumber }) => expertNumber === phone).map(ownVideo),
  ];
  if (ownPosts.length === 0) return null;
  const confirm = async () => {
    const result = askedPost && (await submit(askedPost));
    if (result === null) return;
    setAskedPost(null);
    if (result.ok) toast.success(result.data.message);
    else toast.error(result.message);
    await client.invalidateQueries({ queryKey: ["match-posts", matchId] });
  };
  return (
    <Card heading={t("experts.choice.yourPosts")}>
      <ul role="list" className={classes["rows"]}>
        {ownPosts.map((each) => (
          <li key={each.id} className={classes["row"]}>
            <Link className={classes["rowLink"]} to={each.to}>
              {each.label}
            </Link>
            {!isClosed && (
              <span className={classes["rowActions"]}>
                {each.edit !== undefined && (
                  <LinkButton
                    variant="subtle"
                    px={8}
                    to={each.edit}
                    aria-label={`${t("experts.edit.edit")} ${each.label}`}
                  >
                    {t("experts.edit.edit")}
                  </LinkButton>
                )}
                <Button
                  px={8}
                  variant="subtle"
                  aria-label={`${t("experts.withdraw")} ${each.label}`}
                  onClick={() => setAskedPost(each)}
                >
                  {t("experts.withdraw")}
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={askedPost !== null}
        onClose={() => setAskedPost(null)}
        onConfirm={() => void confirm()}
        question={t("experts.withdraw")}
        detail={t("experts.withdrawQuestion")}
        confirmLabel={t("experts.withdraw")}
        danger
        busy={busy}
      />
    </Card>
  );
};
