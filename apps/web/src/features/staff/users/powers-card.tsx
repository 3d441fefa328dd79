import { t } from "#i18n/translate.ts";
import { Button } from "#ui/button.tsx";
import { useState } from "react";
import { paths } from "#lib/paths.ts";
import { Card } from "#ui/card.tsx";
import { Chip } from "#ui/chip.tsx";
import { LeaveDialog, useLeaveGuard } from "#ui/leave-guard.tsx";
import { SwitchRow } from "#ui/switch-row.tsx";
import { useBack } from "#ui/use-back.ts";
import classes from "./admin-users.module.css";
import { changedPowers, flags, powersOf, type Powers } from "./powers.ts";
import { PowersReview } from "./powers-review.tsx";
import { RoleChoice } from "./role-choice.tsx";
import { useUserAction } from "./use-user-action.ts";
import { userCalls } from "./user-calls.ts";
import type { UserCardProps } from "./user-card-props.ts";

/** Role and flags as switches; nothing changes before the summary is confirmed. */
export const PowersCard = ({ user, me }: UserCardProps) => {
  const before = powersOf(user);
  // Only what was switched here: the rest follows the account, which others change too.
  const [edits, setEdits] = useState<Partial<Powers>>({});
  const draft = { ...before, ...edits };
  const [reviewing, setReviewing] = useState(false);
  const { busy, act } = useUserAction(userCalls.setPowers, t("replies.flagsChanged"));
  const changes = changedPowers(before, draft);
  const count = Object.keys(changes).length;
  const guard = useLeaveGuard(count > 0, useBack(paths.home));
  const isOwn = user.userId === me.id;

  const apply = async (password: string) => {
    const isDone = await act({
      userId: user.userId,
      adminId: me.id,
      changes: { ...changes, ...(password === "" ? {} : { password }) },
    });
    if (!isDone) return;
    setReviewing(false);
    setEdits({});
  };

  return (
    <Card heading={t("staff.users.powers")} className={classes["stack"]}>
      <RoleChoice
        role={draft.user_role}
        isOwn={isOwn}
        onChange={(user_role) => {
          setEdits({ ...edits, user_role });
        }}
      />
      <div className={classes["divided"]}>
        {flags.map((flag) => (
          <SwitchRow
            key={flag}
            label={t(`staff.users.powerNames.${flag}`)}
            hint={t(`staff.users.powerHints.${flag}`)}
            checked={draft[flag]}
            disabled={isOwn}
            mark={flag in changes ? <Chip tone="warn">{t("staff.users.changed")}</Chip> : undefined}
            onChange={(checked) => {
              setEdits({ ...edits, [flag]: checked });
            }}
          />
        ))}
      </div>
      {count > 0 && (
        <div className={`${classes["row"]} ${classes["divided"]}`}>
          <p className={classes["hint"]} aria-live="polite">
            {t("staff.users.changes", { n: count })}
          </p>
          <div className={classes["buttons"]}>
            <Button
              variant="soft"
              onClick={() => {
                setEdits({});
              }}
            >
              {t("staff.users.discard")}
            </Button>
            <Button
              onClick={() => {
                setReviewing(true);
              }}
            >
              {t("staff.users.review")}
            </Button>
          </div>
        </div>
      )}
      <PowersReview
        key={String(reviewing)}
        isOpen={reviewing}
        before={before}
        changes={changes}
        busy={busy}
        onClose={() => {
          setReviewing(false);
        }}
        onApply={(password) => void apply(password)}
      />
      <LeaveDialog guard={guard} />
    </Card>
  );
};
