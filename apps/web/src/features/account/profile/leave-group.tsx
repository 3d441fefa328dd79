import { t } from "#i18n/translate.ts";
import type { PlanStatus } from "@teamwright/contract";
import { memberCalls } from "#data/api/member-groups.ts";
import { queryClient } from "#data/api/query-client.ts";
import { useSubmit } from "#data/api/use-submit.ts";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { toast } from "#ui/toast.ts";

export type GroupOfProfile = PlanStatus["group_data"][number];

interface LeaveGroupProps {
  readonly group: GroupOfProfile;
  readonly phone: string;
  readonly onClose: () => void;
}

const leave = (body: Parameters<typeof memberCalls.removeUser>[0]["body"]) =>
  memberCalls.removeUser({ body });

/** Asks before the account leaves a group. */
export const LeaveGroup = ({ group, phone, onClose }: LeaveGroupProps) => {
  const { busy, submit } = useSubmit(leave);
  const confirm = async () => {
    const result = await submit({ groupId: group.groupId, userPhoneNumber: phone });
    if (result === null) return;
    if (result.ok) toast.success(t("replies.leftGroup"));
    else toast.error(result.status === 0 ? t("profile.leaveFailed") : result.message);
    onClose();
    await Promise.all(
      ["plan-status", "match-options", "posts"].map((key) =>
        queryClient.invalidateQueries({ queryKey: [key] }),
      ),
    );
  };
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => void confirm()}
      question={t("profile.leaveQuestion")}
      detail={t("profile.leaveDetail", { name: group.groupName })}
      confirmLabel={t("shell.yes")}
      danger
      busy={busy}
    />
  );
};
