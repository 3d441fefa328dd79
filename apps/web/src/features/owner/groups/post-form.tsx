import { t } from "#i18n/translate.ts";
import { Button } from "#ui/button.tsx";
import type { GroupInfo } from "@teamwright/contract";
import { sportByIndex } from "@teamwright/domain";
import { useState } from "react";
import { DisruptionNotice } from "#blocks/disruption/disruption.tsx";
import { ShareChoice } from "#blocks/share-choice/share-choice.tsx";
import type { OpenedAttempt } from "#data/records/attempts.ts";
import { useShownStatus } from "#data/records/match-status.ts";
import { newSeed } from "#lib/new-seed.ts";
import { Card } from "#ui/card.tsx";
import { ChipButton } from "#ui/chip.tsx";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { Notice } from "#ui/notice.tsx";
import { Page } from "#ui/page.tsx";
import { Stat, Stats } from "#ui/stat.tsx";
import { toast } from "#ui/toast.ts";
import { CustomSelection } from "./custom-selection.tsx";
import classes from "./owner-groups.module.css";
import { postFault, receiversOf, teamsRequired } from "./post-plan.ts";
import type { PostMode } from "./post-plan.ts";
import { SharePreview } from "./share-preview.tsx";
import { usePostTeams } from "./use-post-teams.ts";
import { useShares } from "./use-shares.ts";

interface GroupPostFormProps {
  readonly openedAttempt: OpenedAttempt;
  readonly group: GroupInfo;
  readonly onBack: () => void;
}

/** Chooses who receives teams and shows the shares before they are posted. */
export const PostForm = ({ openedAttempt, group, onBack }: GroupPostFormProps) => {
  const [mode, setMode] = useState<PostMode>(0);
  const [asking, setAsking] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const [chosenPhones, setChosenPhones] = useState<ReadonlySet<string>>(() => new Set());
  const [isBalanced, setIsBalanced] = useState(true);
  const [seed] = useState(newSeed);
  const members = receiversOf(group.group_members, mode, chosenPhones);
  const sport = sportByIndex(openedAttempt.match.sport_index).slug;
  const attachedCount = openedAttempt.teams.teams.count;
  const required = teamsRequired(members);
  const fault = postFault(required, attachedCount);
  const hasStarted = useShownStatus(openedAttempt.match) !== 0;
  const shares = useShares(openedAttempt, fault === null ? members : [], seed, isBalanced);
  const { busy, post } = usePostTeams(openedAttempt, group);
  const send = () => {
    if (fault !== null) {
      toast.error(t(fault === "zero" ? "groups.teamsCannotBeZero" : "groups.notEnoughTeams"));
      return;
    }
    setAsking(true);
  };
  const confirm = async () => {
    if (!shares) return;
    await post(members, shares, seed, isBalanced);
    setAsking(false);
  };
  if (choosing)
    return (
      <CustomSelection
        members={group.group_members}
        chosenPhones={chosenPhones}
        onChange={setChosenPhones}
        onClose={() => setChoosing(false)}
        post={<Button disabled>{t("groups.postTeams")}</Button>}
      />
    );
  return (
    <Page
      title={t("groups.postTitle")}
      onBack={onBack}
      footer={
        <Button
          disabled={hasStarted}
          loading={busy || (fault === null && shares === undefined)}
          onClick={send}
        >
          {t("groups.postTeams")}
        </Button>
      }
      aside={
        shares && (
          <SharePreview sport={sport} members={members} shares={shares} seed={seed} isBalanced={isBalanced} />
        )
      }
    >
      <div className={classes["stack"]}>
        {openedAttempt.match.disruption === undefined ? (
          hasStarted && <Notice tone="bad">{t("groups.matchStarted")}</Notice>
        ) : (
          <DisruptionNotice disruption={openedAttempt.match.disruption} />
        )}
        <Card heading={group.group_name}>
          <Stats>
            <Stat label={t("groups.attached")}>{attachedCount}</Stat>
            <Stat label={t("groups.receivers")}>{members.length}</Stat>
            <Stat label={t("groups.required")}>{required}</Stat>
          </Stats>
        </Card>
        <Card heading={t("groups.mode")} className={classes["stack"]}>
          <div role="group" aria-label={t("groups.mode")} className={classes["modes"]}>
            {([0, 1] as const).map((one) => (
              <ChipButton key={one} pressed={mode === one} onClick={() => setMode(one)}>
                {t(one === 0 ? "groups.allActiveUsers" : "groups.customSelection")}
              </ChipButton>
            ))}
          </div>
          {mode === 1 && (
            <Button variant="soft" onClick={() => setChoosing(true)}>
              {t("groups.selectCustomUserPreference")}
            </Button>
          )}
        </Card>
        <ShareChoice
          sport={sport}
          attachedCount={attachedCount}
          required={required}
          isBalanced={isBalanced}
          onChange={setIsBalanced}
        />
        <Notice tone="warn">{t("groups.postWarning")}</Notice>
      </div>
      <ConfirmDialog
        isOpen={asking && fault === null}
        onClose={() => setAsking(false)}
        onConfirm={() => void confirm()}
        question={t("groups.postQuestion", { teams: required, members: members.length })}
        detail={t("groups.postWarning")}
        confirmLabel={t("groups.postTeams")}
        // A member who comes or leaves meanwhile changes the shares.
        busy={busy || shares === undefined}
      />
    </Page>
  );
};
