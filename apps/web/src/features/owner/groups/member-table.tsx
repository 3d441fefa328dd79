import { t } from "../../../i18n/translate.ts";
import { ActionIcon } from "../../../ui/action-icon.tsx";
import type { GroupMember } from "@teamwright/contract";
import { useState } from "react";
import { Chip } from "../../../ui/chip.tsx";
import { DataTable, type Column } from "../../../ui/data-table.tsx";
import { DeleteIcon, EditIcon } from "../../../ui/icon.tsx";
import { Pager } from "../../../ui/pager.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import classes from "./owner-groups.module.css";

/** Document 002, section 9. */
const PAGE_SIZE = 5;

interface MemberTableProps {
  readonly members: readonly GroupMember[];
  readonly onEdit: (member: GroupMember) => void;
  readonly onRemove: (member: GroupMember) => void;
}

/** The members, five per page. */
export const MemberTable = ({ members, onEdit, onRemove }: MemberTableProps) => {
  const [asked, setPage] = useState(0);
  const totalPages = Math.ceil(members.length / PAGE_SIZE);
  // The last member of the last page may be gone.
  const page = Math.min(asked, Math.max(0, totalPages - 1));
  if (members.length === 0)
    return <EmptyState title={t("groups.noMembers")} hint={t("groups.noMembersHint")} />;
  const columns: Column<GroupMember>[] = [
    {
      key: "name",
      label: t("groups.nickName"),
      heading: true,
      cell: ({ user_nick_name }) => <span className={classes["nick"]}>{user_nick_name}</span>,
    },
    { key: "phone", label: t("groups.phone"), cell: ({ user_phone_number }) => user_phone_number },
    {
      key: "plan",
      label: t("groups.plan"),
      cell: ({ active_plan }) =>
        active_plan ? <Chip tone="ok">{t("groups.active")}</Chip> : <Chip>{t("groups.inActive")}</Chip>,
    },
    {
      key: "teams",
      label: t("groups.teams"),
      numeric: true,
      cell: ({ teams_count }) => teams_count,
    },
    {
      key: "actions",
      label: t("groups.actions"),
      numeric: true,
      cell: (member) => (
        <span className={classes["actions"]}>
          <ActionIcon
            aria-label={t("groups.edit", { name: member.user_nick_name })}
            onClick={() => onEdit(member)}
          >
            <EditIcon />
          </ActionIcon>
          <ActionIcon
            aria-label={t("groups.remove", { name: member.user_nick_name })}
            onClick={() => onRemove(member)}
          >
            <DeleteIcon />
          </ActionIcon>
        </span>
      ),
    },
  ];
  return (
    <section aria-label={t("groups.members")} className={classes["section"]}>
      <DataTable
        label={t("groups.members")}
        columns={columns}
        rows={members.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE)}
        rowKey={({ user_phone_number }) => user_phone_number}
      />
      <Pager
        label={t("groups.pages")}
        page={page}
        totalPages={totalPages}
        onChange={setPage}
        previousLabel={t("groups.previousPage")}
        nextLabel={t("groups.nextPage")}
        position={t("groups.pageOf", { page: page + 1, total: totalPages })}
      />
    </section>
  );
};
