import type { PrimeDeskMatch } from "@teamwright/contract";
import { t } from "#i18n/translate.ts";
import { useQuery } from "@tanstack/react-query";
import { readPrimeMatches } from "#data/api/desk.ts";
import { useDeskToday } from "#data/api/desk-today.ts";
import { usePrimeWithdrawal } from "#data/api/use-prime-withdrawal.ts";
import { Link } from "react-router";
import { WithdrawPost } from "#blocks/delivery/withdraw-post.tsx";
import { HubCard, HubCards } from "#blocks/hub-card/hub-card.tsx";
import { paths, pathTo } from "#lib/paths.ts";
import { formatInstant } from "#lib/when.ts";
import { Chip } from "#ui/chip.tsx";
import { DataTable, type Column } from "#ui/data-table.tsx";
import { BookIcon, SettingsIcon } from "#ui/icon.tsx";
import { Page } from "#ui/page.tsx";
import { QueryState } from "#ui/query-state.tsx";
import { EmptyState } from "#ui/states.tsx";
import { Deletions } from "./deletions.tsx";
import classes from "./hub.module.css";

const Withdrawal = ({ id }: { readonly id: string }) => {
  const { busy, change } = usePrimeWithdrawal(id);
  return <WithdrawPost size="compact" busy={busy} onWithdraw={change} />;
};

const columns = (): readonly Column<PrimeDeskMatch>[] => [
  {
    key: "match",
    label: t("staff.primeDesk.match"),
    heading: true,
    cell: ({ title, match_time: time, sport }) => (
      <span className={classes["match"]}>
        {title}
        <span className={classes["small"]}>
          {t(`shell.sport.${sport}`)} · {formatInstant(time)}
        </span>
      </span>
    ),
  },
  {
    key: "booking",
    label: t("staff.primeDesk.booking"),
    cell: ({ booking_open: open, started }) => (
      <Chip tone={open ? "ok" : "neutral"}>
        {started
          ? t("staff.primeDesk.started")
          : open
            ? t("staff.primeDesk.open")
            : t("staff.primeDesk.closed")}
      </Chip>
    ),
  },
  {
    key: "booked",
    label: t("staff.primeDesk.booked"),
    cell: ({ booked_users: users, booked_teams: teams }) =>
      users === 0 ? "–" : t("staff.primeDesk.usersTeams", { users, teams }),
  },
  {
    key: "post",
    label: t("staff.primeDesk.post"),
    cell: ({ posted_teams: postedCount, booked_users: users, started }) =>
      postedCount === null ? (
        <Chip tone={users > 0 && !started ? "warn" : "neutral"}>{t("staff.primeDesk.notPosted")}</Chip>
      ) : (
        <Chip tone="ok">{t("staff.primeDesk.posted", { n: postedCount })}</Chip>
      ),
  },
  {
    key: "ways",
    label: t("staff.primeDesk.ways"),
    cell: ({ id, posted_teams: postedCount, started }) => (
      <span className={classes["ways"]}>
        <Link className={classes["way"]} to={pathTo("bookingPanel", { id })}>
          {t("staff.primeDesk.manageBooking")}
        </Link>
        <Link className={classes["way"]} to={pathTo("mapper", { id })}>
          {t("staff.primeDesk.mapping")}
        </Link>
        {postedCount === null && !started && (
          <Link className={classes["way"]} to={pathTo("match", { id })}>
            {t("staff.primeDesk.makeTeams")}
          </Link>
        )}
      </span>
    ),
  },
  {
    key: "withdrawal",
    label: t("staff.primeDesk.takeBack"),
    cell: ({ id, posted_teams: posted, started }) =>
      posted !== null && !started ? <Withdrawal id={id} /> : "–",
  },
];

/** Bookings and posts of all matches, with the ways to booking, mapping, drafts of reports, prime users and, last, deletions. */
export const PrimeDeskPage = () => {
  const waiting = useDeskToday()?.prime;
  const matches = useQuery({
    queryKey: ["desk", "prime"],
    queryFn: ({ signal }) => readPrimeMatches(signal),
    refetchInterval: 60_000,
  });
  return (
    <Page title={t("shell.primeDesk")} menu>
      <HubCards>
        <HubCard
          to={`${paths.matchReports}?tab=drafts`}
          title={t("staff.primeDesk.drafts")}
          hint={t("staff.primeDesk.draftsHint")}
          icon={BookIcon}
          badge={waiting && waiting.report_drafts > 0 && <Chip tone="warn">{waiting.report_drafts}</Chip>}
        />
        <HubCard
          to={paths.manageUser}
          title={t("shell.manageUser")}
          hint={t("staff.primeDesk.usersHint")}
          icon={SettingsIcon}
        />
      </HubCards>
      <h2 className={classes["heading"]}>{t("staff.primeDesk.matches", { n: waiting?.unposted ?? 0 })}</h2>
      <QueryState query={matches} rows={6} height={64} />
      {matches.data?.length === 0 && <EmptyState title={t("staff.primeDesk.none")} />}
      {matches.data && matches.data.length > 0 && (
        <DataTable
          label={t("shell.primeDesk")}
          columns={columns()}
          rows={matches.data}
          rowKey={({ id }) => id}
        />
      )}
      <Deletions matches={matches.data ?? []} />
    </Page>
  );
};
