import { t } from "#i18n/translate.ts";
import type { ListedUser } from "@teamwright/contract";
import { Link } from "react-router";
import { paths } from "#lib/paths.ts";
import { formatInstant } from "#lib/when.ts";
import { Chip } from "#ui/chip.tsx";
import { DataTable, type Column } from "#ui/data-table.tsx";
import classes from "./users-desk.module.css";
import { planWords, roleWords } from "./user-words.ts";

type UsersTableProps = { readonly users: readonly ListedUser[]; readonly busy: boolean };

/** A line per user; the number opens the user's screen. */
export const UsersTable = ({ users, busy }: UsersTableProps) => {
  const columns: Column<ListedUser>[] = [
    {
      key: "user",
      label: t("staff.desk.user"),
      heading: true,
      cell: ({ phoneNumber, name }) => (
        <Link to={paths.manageUser} state={{ phone: phoneNumber }} className={classes["user"]}>
          {name !== "" && <span>{name}</span>}
          <span className={classes["number"]}>{phoneNumber}</span>
        </Link>
      ),
    },
    { key: "plan", label: t("staff.users.plan"), cell: planWords },
    {
      key: "prime",
      label: t("staff.users.primePlan"),
      cell: ({ prime_plan: plan }) => (plan === null ? "–" : t("staff.desk.until", { date: plan.end_date })),
    },
    {
      key: "marks",
      label: t("staff.desk.marks"),
      cell: (user) => {
        const marks = roleWords(user);
        if (marks.length === 0) return "–";
        return (
          <span className={classes["marks"]}>
            {marks.map(({ words, tone }) => (
              <Chip key={words} tone={tone}>
                {words}
              </Chip>
            ))}
          </span>
        );
      },
    },
    {
      key: "registered",
      label: t("staff.desk.registered"),
      numeric: true,
      cell: ({ createdAt }) => formatInstant(createdAt).split(",")[0],
    },
  ];
  return (
    <DataTable
      label={t("staff.desk.title")}
      columns={columns}
      rows={users}
      rowKey={({ userId }) => userId}
      busy={busy}
    />
  );
};
