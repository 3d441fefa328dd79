import { t } from "#i18n/translate.ts";
import { groups } from "@teamwright/contract/resources/groups";
import { contractErrors, type FieldErrors } from "#data/api/contract-errors.ts";

/** What is typed; the number of teams is text until it is sent. */
export interface MemberForm {
  readonly userNickName: string;
  readonly userPhoneNumber: string;
  readonly teamsCount: string;
}

/** The contract takes "" as 0, and 0 is out of range; so is what is no whole number. */
const bodyOf = (form: MemberForm) => ({ ...form, groupId: "00000000-0000-4000-8000-000000000000" });

/** Which fields keep the member from being sent, in the fields' order, with the specification's words. */
export const checkMember = (form: MemberForm): FieldErrors<keyof MemberForm> =>
  contractErrors(groups.addUser.body, bodyOf(form), {
    userNickName: t("replies.invalidUserName"),
    userPhoneNumber: t("replies.invalidUserPhone"),
    teamsCount: t("replies.teamCountRange"),
  });
