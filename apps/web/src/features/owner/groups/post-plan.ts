import type { GroupMember } from "@teamwright/contract";

/** Who receives teams: 0 all members with a running plan, 1 those among them whom the owner chose. */
export type PostMode = 0 | 1;

/** The members who receive teams, by ascending phone numbers: the order from which the seed shuffles them. */
export const receiversOf = (
  members: readonly GroupMember[],
  mode: PostMode,
  chosenPhones: ReadonlySet<string>,
): readonly GroupMember[] =>
  members
    .filter(
      ({ active_plan, user_phone_number }) =>
        active_plan && (mode === 0 || chosenPhones.has(user_phone_number)),
    )
    .toSorted((one, other) => (one.user_phone_number < other.user_phone_number ? -1 : 1));

export const teamsRequired = (members: readonly GroupMember[]): number =>
  members.reduce((sum, { teams_count }) => sum + teams_count, 0);

/** Why the teams cannot be posted; null when they can. Document 002, section 5. */
export const postFault = (required: number, attached: number): "zero" | "too-few" | null =>
  required === 0 ? "zero" : required > attached ? "too-few" : null;
