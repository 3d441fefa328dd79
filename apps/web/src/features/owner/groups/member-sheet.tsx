import { t } from "#i18n/translate.ts";
import { Button } from "#ui/button.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { useForm } from "#lib/use-form.ts";
import type { GroupMember } from "@teamwright/contract";
import { ownerCalls, refreshGroupInfo } from "#data/api/owner-groups.ts";
import { useSubmit } from "#data/api/use-submit.ts";
import { PhoneField } from "#ui/phone-field.tsx";
import { Sheet } from "#ui/sheet.tsx";
import { toast } from "#ui/toast.ts";
import { checkMember, type MemberForm } from "./member-form.ts";
import classes from "./owner-groups.module.css";

interface MemberSheetProps {
  readonly groupId: string;
  /** Null: a new one. */
  readonly member: GroupMember | null;
  readonly onClose: () => void;
}

const empty: MemberForm = { userNickName: "", userPhoneNumber: "", teamsCount: "3" };

const formOf = (member: GroupMember): MemberForm => ({
  userNickName: member.user_nick_name,
  userPhoneNumber: member.user_phone_number,
  teamsCount: String(member.teams_count),
});

/** Adds a member, or changes how many teams one gets. */
export const MemberSheet = ({ groupId, member, onClose }: MemberSheetProps) => {
  const form = useForm<MemberForm>({
    initialValues: member === null ? empty : formOf(member),
    validate: checkMember,
  });
  const save = async (values: MemberForm, options: { readonly idempotencyKey: string }) => {
    const { userNickName, userPhoneNumber, teamsCount } = values;
    return member === null
      ? ownerCalls.addUser({ body: { groupId, userPhoneNumber, userNickName, teamsCount }, ...options })
      : ownerCalls.editUser({ body: { groupId, userPhoneNumber, teamsCount } });
  };
  const { busy, submit } = useSubmit(save);
  const send = async (values: MemberForm) => {
    const result = await submit(values);
    if (result === null) return;
    if (!result.ok) {
      toast.error(result.message);
      return;
    }
    toast.success(t(member === null ? "replies.userDataAdded" : "replies.userDataUpdated"));
    onClose();
    await refreshGroupInfo();
  };
  const refuse = (errors: typeof form.errors) => {
    const [first] = Object.values(errors);
    if (typeof first === "string") toast.error(first);
  };
  return (
    <Sheet
      isOpen
      onClose={onClose}
      from="right"
      title={t(member === null ? "groups.addMember" : "groups.editMember")}
    >
      <form
        className={classes["form"]}
        noValidate
        onSubmit={form.onSubmit((values) => void send(values), refuse)}
      >
        {member === null ? (
          <>
            <TextInput
              label={t("groups.nickName")}
              description={t("groups.nickNameHint")}
              maxLength={40}
              autoComplete="off"
              data-autofocus
              {...form.getInputProps("userNickName")}
            />
            <PhoneField
              label={t("groups.phone")}
              {...form.getInputProps("userPhoneNumber")}
              value={form.values.userPhoneNumber}
            />
          </>
        ) : (
          <p className={classes["who"]}>
            <b>{member.user_nick_name}</b>
            <span>{member.user_phone_number}</span>
          </p>
        )}
        <TextInput
          label={t("groups.teamsCount")}
          description={t("groups.teamsCountHint")}
          inputMode="numeric"
          maxLength={2}
          autoComplete="off"
          {...form.getInputProps("teamsCount")}
        />
        <Button type="submit" loading={busy}>
          {t(member === null ? "groups.addMember" : "groups.save")}
        </Button>
      </form>
    </Sheet>
  );
};
