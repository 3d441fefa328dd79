import { t } from "#i18n/translate.ts";
import { Button } from "#ui/button.tsx";
import type { OpenedPost } from "#data/api/expert-posts.ts";
import { findMatch } from "#data/records/attempts.ts";
import { useLive } from "#data/records/use-live.ts";
import { pathTo } from "#lib/paths.ts";
import { Card } from "#ui/card.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { inEdit } from "./edited-post.ts";
import classes from "./posting.module.css";

interface EditedTeamsProps {
  readonly post: OpenedPost["post"];
  /** How many were chosen in place of those posted; 0: the posted ones stay. */
  readonly chosenCount: number;
  readonly onKeep: () => void;
}

/** Which teams the edited post will have, and the ways to choose others. */
export const EditedTeams = ({ post, chosenCount, onKeep }: EditedTeamsProps) => (
  <Card heading={t("experts.edit.teams")}>
    <p className={classes["note"]} role="status">
      {chosenCount === 0
        ? t("experts.edit.kept", { n: post.numberOfTeams })
        : t("experts.edit.replaced", { n: chosenCount, before: post.numberOfTeams })}
    </p>
    <div className={classes["ways"]}>
      {post.typeOfTeams === "human" ? (
        <LinkButton variant="soft" to={inEdit(pathTo("shareHuman", { match: post.matchId }), post._id)}>
          {t("experts.edit.build")}
        </LinkButton>
      ) : (
        <Attempts post={post} />
      )}
      {chosenCount > 0 && (
        <Button variant="subtle" onClick={onKeep}>
          {t("experts.edit.keep")}
        </Button>
      )}
    </div>
  </Card>
);

/** The attempts of the match on this device, whose teams can take the place of those posted. */
const Attempts = ({ post }: Pick<EditedTeamsProps, "post">) => {
  const { matchId } = post;
  const { value } = useLive(async (db) => (await findMatch(matchId, db))?.attempts ?? [], [matchId]);
  if (value?.length === 0) return <p className={classes["note"]}>{t("experts.edit.noAttempts")}</p>;
  return value?.map(({ id, number_of_teams: n }) => (
    <LinkButton
      key={id}
      variant="soft"
      to={inEdit(pathTo("shareSoftware", { match: matchId, attempt: id }), post._id)}
    >
      {t("experts.edit.fromAttempt", { id, n })}
    </LinkButton>
  ));
};
