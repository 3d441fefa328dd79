import { currentLanguage, t } from "#i18n/translate.ts";
import type { FantasyApp, PostChange } from "@teamwright/contract";
import type { MatchDetail } from "@teamwright/domain";
import { Button } from "#ui/button.tsx";
import { useState } from "react";
import { useFantasyApps } from "#data/api/bootstrap.ts";
import type { OpenedPost } from "#data/api/expert-posts.ts";
import { Card } from "#ui/card.tsx";
import { appNameOf } from "./app-name.ts";
import { EarlierTeams } from "./earlier-teams.tsx";
import classes from "./experts.module.css";

type Facts = PostChange["before"];

/** What an edit changed, as sentences: the facts before and after, then the teams. */
function sentencesOf(change: PostChange, after: Facts, apps: readonly FantasyApp[]): string[] {
  const { before, teamsAdded, teamsRemoved } = change;
  const pairs: [label: string, before: string, after: string][] = [
    [t("experts.form.app"), appNameOf(before.fantasyApp, apps), appNameOf(after.fantasyApp, apps)],
    [t("experts.form.toss"), t(`experts.toss.${before.tossData}`), t(`experts.toss.${after.tossData}`)],
    [t("experts.form.use"), t(`experts.use.${before.teamUse}`), t(`experts.use.${after.teamUse}`)],
  ];
  return [
    ...pairs
      .filter(([, was, is]) => was !== is)
      .map(([label, was, is]) => t("experts.changes.fact", { label, before: was, after: is })),
    ...(teamsAdded > 0 ? [t("experts.changes.added", { n: teamsAdded })] : []),
    ...(teamsRemoved > 0 ? [t("experts.changes.removed", { n: teamsRemoved })] : []),
  ];
}

interface ChangesCardProps extends Pick<OpenedPost, "post"> {
  readonly match: MatchDetail;
}

/** When the author edited the post, and what changed, with the teams that an edit replaced; latest first. */
export const ChangesCard = ({ post, match }: ChangesCardProps) => {
  const [version, setVersion] = useState<number | null>(null);
  const apps = useFantasyApps();
  const language = currentLanguage();
  const { changes } = post;
  if (changes.length === 0) return null;
  const time = new Intl.DateTimeFormat(`${language}-IN`, {
    dateStyle: "medium",
    timeStyle: "short",
    hourCycle: "h23",
  });
  return (
    <Card heading={t("experts.changes.title")}>
      <ul role="list" className={classes["changes"]}>
        {changes
          .map((change, index) => ({ change, after: changes[index + 1]?.before ?? post }))
          .toReversed()
          .map(({ change, after }) => (
            <li key={change.version}>
              <time dateTime={change.createdAt} className={classes["small"]}>
                {time.format(new Date(change.createdAt))}
              </time>
              {sentencesOf(change, after, apps).map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
              {change.teamsAdded + change.teamsRemoved > 0 && (
                <Button variant="subtle" onClick={() => setVersion(change.version - 1)}>
                  {t("experts.changes.showEarlier", { n: change.before.numberOfTeams })}
                </Button>
              )}
            </li>
          ))}
      </ul>
      <EarlierTeams postId={post._id} match={match} version={version} onClose={() => setVersion(null)} />
    </Card>
  );
};
