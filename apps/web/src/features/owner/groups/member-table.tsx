import { t } from "#i18n/translate.ts";
import { findMembers, memberWords } from "#blocks/delivery/find-members.ts";
import { MemberSearch } from "#blocks/delivery/member-search.tsx";
import { ActionIcon } from "#ui/action-icon.tsx";
import type { GroupMember } from "@teamwright/contract";
import { useState } from "react";
import { useWide } from "#lib/use-wide.ts";
import { Chip } from "#ui/chip.tsx";
import { DataTable, type Column } from "#ui/data-table.tsx";
import { DeleteIcon, EditIcon } from "#ui/icon.tsx";
import { Pager } from "#ui/pager.tsx";
import { EmptyState } from "#ui/states.tsx";
import classes from "./owner-groups.module.css";
import { teamsRequired } from "./post-plan.ts";

/** Of a phone: document 002, section 9. A wide screen has room for most groups. */
const PAGE_SIZE = 5;
const WIDE_PAGE_SIZE = 50;

interface MemberTableProps {
  readonly members: readonly GroupMember[];
  readonly onEdit: (member: GroupMember) => void;
  readonly onRemove: (member: GroupMember) => void;
}

/** The members, five per page on a phone, with a search and the totals of what is found. */
export const MemberTable = ({ members, onEdit, onRemove }: MemberTableProps) => {
  const [askedPage, setPage] = useState(0);
  const [typedText, setTypedText] = useState("");
  const size = useWide() ? WIDE_PAGE_SIZE : PAGE_SIZE;
  const foundMembers = findMembers(members, typedText, memberWords);
  const active = foundMembers.filter(({ active_plan }) => active_plan);
  const totalPages = Math.ceil(foundMembers.length / size);
  // The last member of the last page may be gone.
  const page = Math.min(askedPage, Math.max(0, totalPages - 1));
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
      {members.length > PAGE_SIZE && <MemberSearch value={typedText} onChange={setTypedText} />}
      <p role="status" className={classes["totals"]}>
        {t("groups.totals", {
          members: foundMembers.length,
          active: active.length,
          teams: teamsRequired(active),
        })}
      </p>
      {foundMembers.length > 0 && (
        <DataTable
          label={t("groups.members")}
          columns={columns}
          rows={foundMembers.slice(page * size, (page + 1) * size)}
          rowKey={({ user_phone_number }) => user_phone_number}
          dense
        />
      )}
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
