import { t } from "#i18n/translate.ts";
import type { GroupMember } from "@teamwright/contract";
import { memberCalls } from "#data/api/member-groups.ts";
import { refreshGroupInfo } from "#data/api/owner-groups.ts";
import { useSubmit } from "#data/api/use-submit.ts";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { toast } from "#ui/toast.ts";

interface RemoveMemberProps {
  readonly groupId: string;
  readonly member: GroupMember;
  readonly onClose: () => void;
}

const remove = (body: Parameters<typeof memberCalls.removeUser>[0]["body"]) =>
  memberCalls.removeUser({ body });

/** Asks before a member is removed. */
export const RemoveMember = ({ groupId, member, onClose }: RemoveMemberProps) => {
  const { busy, submit } = useSubmit(remove);
  const confirm = async () => {
    const result = await submit({ groupId, userPhoneNumber: member.user_phone_number });
    if (result === null) return;
    if (result.ok) toast.success(t("replies.userDataRemoved"));
    else toast.error(result.message);
    onClose();
    await refreshGroupInfo();
  };
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => void confirm()}
      question={t("groups.removeQuestion", { name: member.user_nick_name })}
      detail={t("groups.removeDetail")}
      confirmLabel={t("groups.removeLabel")}
      danger
      busy={busy}
    />
  );
};
