import type { GroupMember } from "@teamwright/contract";

/** Members whose nick name or number contains the text. */
export const findMembers = (members: readonly GroupMember[], typed: string): readonly GroupMember[] => {
  const wantedText = typed.trim().toLowerCase();
  return members.filter(
    ({ user_nick_name: name, user_phone_number: phone }) =>
      name.toLowerCase().includes(wantedText) || phone.includes(wantedText),
  );
};
