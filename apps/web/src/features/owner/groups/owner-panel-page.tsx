import { t } from "#i18n/translate.ts";
import { Button } from "#ui/button.tsx";
import { useQuery } from "@tanstack/react-query";
import type { GroupMember } from "@teamwright/contract";
import { useState } from "react";
import { groupInfoQuery } from "#data/api/owner-groups.ts";
import { useSession } from "#data/api/session.ts";
import { paths } from "#lib/paths.ts";
import { PlusIcon } from "#ui/icon.tsx";
import { Page } from "#ui/page.tsx";
import { SkeletonList } from "#ui/skeleton.tsx";
import { EmptyState, ErrorState } from "#ui/states.tsx";
import { useBackTo } from "#ui/use-back.ts";
import { CreateGroup } from "./create-group.tsx";
import { GroupInfoCard } from "./group-info-card.tsx";
import { MemberSheet } from "./member-sheet.tsx";
import { MemberTable } from "./member-table.tsx";
import { RemoveMember } from "./remove-member.tsx";

/** What the owner does with the list of members: nothing, adds one, or changes this one. */
type Doing = { readonly edit: GroupMember | null } | { readonly remove: GroupMember } | null;

/** /primeownerpanel: the owner's group and its members. */
export const OwnerPanelPage = () => {
  const session = useSession();
  const phone = session.state === "in" ? session.phone : "";
  const info = useQuery({ ...groupInfoQuery(phone), enabled: phone !== "" });
  const [creating, setCreating] = useState(false);
  const [doing, setDoing] = useState<Doing>(null);
  const group = info.data?.data;
  const hasFailed = info.isError || (info.data?.groupCreated === true && !group);
  const close = () => setDoing(null);
  return (
    <Page
      title={t("shell.manageGroupInfo")}
      onBack={useBackTo(paths.profile)}
      footer={
        group && (
          <Button leftSection={<PlusIcon size={18} />} onClick={() => setDoing({ edit: null })}>
            {t("groups.addMember")}
          </Button>
        )
      }
    >
      {info.isPending && <SkeletonList label={t("groups.loading")} rows={4} height={96} />}
      {hasFailed && !group && <ErrorState title={t("groups.failed")} onRetry={() => void info.refetch()} />}
      {info.data?.groupCreated === false && (
        <EmptyState
          title={t("groups.noGroup")}
          hint={t("groups.noGroupHint")}
          action={<Button onClick={() => setCreating(true)}>{t("groups.createPrimeGroup")}</Button>}
        />
      )}
      {group && (
        <>
          <GroupInfoCard group={group} />
          <MemberTable
            members={group.group_members}
            onEdit={(member) => setDoing({ edit: member })}
            onRemove={(member) => setDoing({ remove: member })}
          />
          {doing !== null && "edit" in doing && (
            <MemberSheet groupId={group.group_id} member={doing.edit} onClose={close} />
          )}
          {doing !== null && "remove" in doing && (
            <RemoveMember groupId={group.group_id} member={doing.remove} onClose={close} />
          )}
        </>
      )}
      {creating && <CreateGroup phone={phone} onClose={() => setCreating(false)} />}
    </Page>
  );
};
