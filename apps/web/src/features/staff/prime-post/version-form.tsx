import { t } from "#i18n/translate.ts";
import { Button } from "#ui/button.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { sportByIndex } from "@teamwright/domain";
import { useState } from "react";
import { useNavigate } from "react-router";
import { ShareChoice } from "#blocks/share-choice/share-choice.tsx";
import { useSubmit } from "#data/api/use-submit.ts";
import type { OpenedAttempt } from "#data/records/attempts.ts";
import type { TeamLinks } from "#data/transfer/team-links.ts";
import { paths } from "#lib/paths.ts";
import { Card } from "#ui/card.tsx";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { Stat, Stats } from "#ui/stat.tsx";
import { EmptyState } from "#ui/states.tsx";
import { toast } from "#ui/toast.ts";
import { CandidateList } from "./candidate-list.tsx";
import { postTeams } from "./post-teams.ts";
import type { PostInput } from "./post-teams.ts";
import classes from "./prime-post.module.css";
import { SharePreview } from "./share-preview.tsx";
import { useShare } from "./use-share.ts";
import { readEach, wantedOf } from "./wanted.ts";
import type { BookedUser } from "./wanted.ts";

interface VersionFormProps {
  readonly openedAttempt: OpenedAttempt;
  readonly version: PostInput["version"];
  readonly candidates: readonly BookedUser[];
  /** Links of the attempt's teams that are made; undefined while there are none to have. */
  readonly links: TeamLinks | undefined;
}

/** Who gets how many teams, a preview of it, and the post itself. */
export const VersionForm = ({ openedAttempt, version, candidates, links }: VersionFormProps) => {
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(() => new Set());
  const [typedText, setTypedText] = useState("");
  const [isBalanced, setIsBalanced] = useState(true);
  const [asking, setAsking] = useState(false);
  const { share, busy, make, clear } = useShare(openedAttempt);
  const { busy: posting, submit } = useSubmit(postTeams);
  const navigate = useNavigate();
  const attachedCount = openedAttempt.teams.teams.count;
  const each = version === "old" ? readEach(typedText) : null;
  const teamsOfUsers = wantedOf(candidates, leftOut, version === "old" ? (each ?? 0) : null);

  const preview = () => {
    if (version === "old" && each === null) toast.error(t("replies.teamsPerUser"));
    else if (teamsOfUsers.users.length === 0) toast.error(t("staff.primePost.nobodyChosen"));
    else if (teamsOfUsers.total > attachedCount) toast.error(t("replies.notEnoughTeams"));
    else void make(teamsOfUsers, isBalanced);
  };
  const post = async () => {
    if (share === null) return;
    const result = await submit({ openedAttempt, share, version, links });
    if (result === null) return;
    setAsking(false);
    if (result.ok) {
      toast.success(t("replies.primeTeamsPosted"));
      void navigate(paths.home);
    } else toast.error(result.status === 0 ? t("shell.somethingWentWrong") : result.message);
  };
  const changing =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      clear();
    };

  if (candidates.length === 0)
    return (
      <EmptyState
        title={t(version === "new" ? "staff.booking.nobody" : "staff.primePost.noPrimeUsers")}
        hint={t(version === "new" ? "staff.primePost.noBookingsHint" : "staff.primePost.noPrimeUsersHint")}
      />
    );
  return (
    <>
      <Card heading={t("staff.primePost.who")}>
        {version === "old" && (
          <TextInput
            label={t("staff.primePost.teamsPerUser")}
            inputMode="numeric"
            autoComplete="off"
            maxLength={2}
            value={typedText}
            onChange={(event) => changing(setTypedText)(event.currentTarget.value)}
          />
        )}
        <CandidateList candidates={candidates} leftOut={leftOut} onChange={changing(setLeftOut)} />
        <Stats>
          <Stat label={t("staff.primePost.attached")}>{attachedCount}</Stat>
          <Stat label={t("staff.primePost.users")}>{teamsOfUsers.users.length}</Stat>
          <Stat label={t("staff.primePost.teamsRequired")}>{teamsOfUsers.total}</Stat>
        </Stats>
      </Card>
      <ShareChoice
        sport={sportByIndex(openedAttempt.match.sport_index).slug}
        attachedCount={attachedCount}
        required={teamsOfUsers.total}
        isBalanced={isBalanced}
        onChange={changing(setIsBalanced)}
      />
      {share && <SharePreview share={share} />}
      <div className={classes["actions"]}>
        <Button variant={share ? "soft" : "filled"} loading={busy} onClick={preview}>
          {t(share ? "staff.primePost.previewAgain" : "staff.primePost.preview")}
        </Button>
        {share && <Button onClick={() => setAsking(true)}>{t("staff.primePost.postTeams")}</Button>}
      </div>
      <ConfirmDialog
        isOpen={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => void post()}
        question={t("staff.primePost.question", {
          teams: share?.recipients.total ?? 0,
          users: share?.recipients.users.length ?? 0,
        })}
        detail={t("staff.primePost.warning")}
        confirmLabel={t("staff.primePost.postTeams")}
        busy={posting}
      />
    </>
  );
};
