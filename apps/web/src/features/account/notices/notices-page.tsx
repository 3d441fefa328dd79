import { PartBoundary } from "#ui/part-boundary.tsx";
import { Button } from "#ui/button.tsx";
import type { Notice } from "@teamwright/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { noticeCalls, noticesQuery, refreshNotices } from "#data/notices/notice-calls.ts";
import { t } from "#i18n/translate.ts";
import { ageOf } from "#lib/age.ts";
import { paths } from "#lib/paths.ts";
import { serverNow } from "#lib/server-clock.ts";
import { Chip } from "#ui/chip.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { Page } from "#ui/page.tsx";
import { Pager } from "#ui/pager.tsx";
import { QueryState } from "#ui/query-state.tsx";
import { EmptyState } from "#ui/states.tsx";
import { toast } from "#ui/toast.ts";
import { useBack } from "#ui/use-back.ts";
import classes from "./notices-page.module.css";

const read = async (id?: string): Promise<void> => {
  const result = await noticeCalls.read({ body: id === undefined ? {} : { id } });
  if (!result.ok) toast.error(result.message);
  await refreshNotices();
};

const NoticeLine = ({ notice }: { readonly notice: Notice }) => {
  const { id, kind, values, path, createdAt } = notice;
  return (
    <li>
      <Link to={path} className={classes["notice"] ?? ""} onClick={() => void (notice.read || read(id))}>
        <span className={classes["words"]}>
          <b>{t(`notices.${kind}Title`, values)}</b>
          <span>{t(`notices.${kind}Body`, values)}</span>
        </span>
        <span className={classes["aside"]}>
          {!notice.read && <Chip tone="accent">{t("notices.isNew")}</Chip>}
          <time dateTime={createdAt}>{ageOf(serverNow() - Date.parse(createdAt))}</time>
        </span>
      </Link>
    </li>
  );
};

const List = () => {
  const [page, setPage] = useState(0);
  const query = useQuery(noticesQuery(page));
  const { data } = query;
  if (!data) return <QueryState query={query} failedTitle={t("notices.loadFailed")} rows={5} height={72} />;
  const { data: list, totalPages, unread } = data;
  const choose = (
    <LinkButton to={paths.profile} variant="soft">
      {t("notices.choose")}
    </LinkButton>
  );
  if (list.length === 0)
    return <EmptyState title={t("notices.empty")} hint={t("notices.emptyHint")} action={choose} />;
  return (
    <>
      <div className={classes["actions"]}>
        {choose}
        <Button variant="soft" disabled={unread === 0} onClick={() => void read()}>
          {t("notices.markAllRead")}
        </Button>
      </div>
      <ul role="list" className={classes["list"]}>
        {list.map((notice) => (
          <PartBoundary key={notice.id}>
            <NoticeLine notice={notice} />
          </PartBoundary>
        ))}
      </ul>
      <Pager
        label={t("shell.notices")}
        page={page}
        totalPages={totalPages}
        onChange={setPage}
        previousLabel={t("notices.previous")}
        nextLabel={t("notices.next")}
        position={`${page + 1} / ${totalPages}`}
      />
    </>
  );
};

/** /notices: what happened in the last 30 days, newest first. For everybody, also without push. */
export const NoticesPage = () => {
  const onBack = useBack(paths.home);
  return (
    <Page title={t("shell.notices")} onBack={onBack} narrow>
      <List />
    </Page>
  );
};
