import { t } from "#i18n/translate.ts";
import type { GroupInfo, GroupMember } from "@teamwright/contract";
import { useNavigate } from "react-router";
import { ownerCalls, refreshGroupInfo } from "#data/api/owner-groups.ts";
import { queryClient } from "#data/api/query-client.ts";
import { useSubmit } from "#data/api/use-submit.ts";
import type { OpenedAttempt } from "#data/records/attempts.ts";
import { paths } from "#lib/paths.ts";
import { toast } from "#ui/toast.ts";
import type { MemberShares } from "./use-shares.ts";

type GroupPostBody = Parameters<typeof ownerCalls.post>[0]["body"];

const call = (body: GroupPostBody, options: { readonly idempotencyKey: string }) =>
  ownerCalls.post({ body, ...options });

/** Posts the shares as they were shown, then goes home. */
export function usePostTeams(openedAttempt: OpenedAttempt, group: GroupInfo) {
  const navigate = useNavigate();
  const { busy, submit } = useSubmit(call);
  const { id: matchId, sport_index: sportIndex } = openedAttempt.match;
  const post = async (
    members: readonly GroupMember[],
    { teams, spare, ranges }: MemberShares,
    seed: number,
    isBalanced: boolean,
  ): Promise<void> => {
    const result = await submit({
      matchId,
      numberOfTeams: teams.length,
      groupId: group.group_id,
      groupOwnerPhoneNumber: group.group_owner_mobile_number,
      teamData: [...teams, ...spare],
      sportIndex,
      primeUserData: ranges.map(({ member, left, right }) => ({
        phoneNumber: members[member]?.user_phone_number ?? "",
        left,
        right,
      })),
      seed,
      balanced: isBalanced,
    });
    if (result === null) return;
    if (result.ok) {
      toast.success(t("replies.groupTeamsPosted"));
      await navigate(paths.home);
    } else toast.error(result.message);
    // Plans run out and members leave while the owner looks: what is shown is asked for anew.
    await Promise.all([refreshGroupInfo(), queryClient.invalidateQueries({ queryKey: ["posts", matchId] })]);
  };
  return { busy, post };
}
