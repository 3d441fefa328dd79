import type { UserList } from "@teamwright/contract";
import { userLists } from "@teamwright/contract/resources/user-desk";
import { t } from "#i18n/translate.ts";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { StaffPager } from "#blocks/staff-records/staff-pager.tsx";
import { paths } from "#lib/paths.ts";
import { fileName, saveFile } from "#lib/save-file.ts";
import { Button } from "#ui/button.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { Page } from "#ui/page.tsx";
import { QueryState } from "#ui/query-state.tsx";
import { EmptyState } from "#ui/states.tsx";
import { toast } from "#ui/toast.ts";
import { readUsers, usersQuery, type UserChoice } from "./desk-queries.ts";
import classes from "./users-desk.module.css";
import { usersCsv } from "./users-csv.ts";
import { UsersFilter } from "./users-filter.tsx";
import { UsersTable } from "./users-table.tsx";

/** The list that another screen asked for; all users otherwise. */
const listFrom = (state: unknown): UserList =>
  userLists.find(
    (list) => typeof state === "object" && state !== null && "list" in state && state.list === list,
  ) ?? "all";

type AllProps = { readonly choice: UserChoice; readonly total: number };

/** What is done with all users of the list, also those on other pages. */
const WithAll = ({ choice, total }: AllProps) => {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const read = async (onRead: (users: Awaited<ReturnType<typeof readUsers>>) => void) => {
    setBusy(true);
    try {
      onRead(await readUsers(choice));
    } catch (error) {
      toast.error(error instanceof Error ? error.message : t("shell.somethingWentWrong"));
    } finally {
      setBusy(false);
    }
  };
  const extend = () =>
    read((users) => {
      const phones = users.map(({ phoneNumber }) => phoneNumber);
      void navigate(paths.manyUsers, { state: { phones } });
    });
  const save = () =>
    read((users) => {
      const file = new Blob(["\uFEFF", usersCsv(users)], { type: "text/csv;charset=utf-8" });
      saveFile(file, fileName(["users", choice.list, new Date().toISOString().slice(0, 10)], "csv"));
    });
  return (
    <div className={classes["buttons"]}>
      <LinkButton to={paths.manyUsers} variant="soft">
        {t("staff.many.paste")}
      </LinkButton>
      {total > 0 && (
        <>
          <Button variant="soft" loading={busy} onClick={() => void extend()}>
            {t("staff.desk.extendThese", { n: total })}
          </Button>
          <Button variant="soft" loading={busy} onClick={() => void save()}>
            {t("staff.audit.saveCsv")}
          </Button>
        </>
      )}
    </div>
  );
};

/** All accounts as lists, with a search by part of a number or name. */
export const UsersPage = () => {
  const list = listFrom(useLocation().state);
  const [choice, setChoice] = useState<UserChoice>({
    list,
    search: "",
    order: list === "ends_this_week" ? "plan_end" : "registered",
    descending: list !== "ends_this_week",
  });
  const [page, setPage] = useState(0);
  const search = useDeferredValue(choice.search.trim());
  const askedFilter = { ...choice, search };
  const users = useQuery(usersQuery(askedFilter, page));
  const { data } = users;
  return (
    <Page
      title={t("shell.users")}
      menu
      subheader={
        <UsersFilter
          choice={choice}
          counts={data?.counts}
          onChange={(next) => {
            setChoice(next);
            setPage(0);
          }}
        />
      }
    >
      {data && <WithAll choice={askedFilter} total={data.totalCount} />}
      <QueryState query={users} rows={8} height={56} />
      {data?.data.length === 0 && <EmptyState title={t("staff.desk.none")} />}
      {data && data.data.length > 0 && <UsersTable users={data.data} busy={users.isPlaceholderData} />}
      {data && <StaffPager page={page} totalPages={data.totalPages} onChange={setPage} />}
    </Page>
  );
};
