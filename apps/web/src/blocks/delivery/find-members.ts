import type { GroupMember } from "@teamwright/contract";

/** Of the members those of whom a word, such as the nick name or the number, contains the text. */
export const findMembers = <Member>(
  members: readonly Member[],
  typedText: string,
  wordsOf: (member: Member) => readonly string[],
): readonly Member[] => {
  const wantedText = typedText.trim().toLowerCase();
  return members.filter((member) => wordsOf(member).some((word) => word.toLowerCase().includes(wantedText)));
};

export const memberWords = ({ user_nick_name, user_phone_number }: GroupMember) => [
  user_nick_name,
  user_phone_number,
];
