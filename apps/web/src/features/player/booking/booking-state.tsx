import { t } from "#i18n/translate.ts";
import { useQuery } from "@tanstack/react-query";
import { paths, pathTo } from "#lib/paths.ts";
import { usePlanStatus } from "#data/api/session.ts";
import { Chip } from "#ui/chip.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { QueryState } from "#ui/query-state.tsx";
import { EmptyState } from "#ui/states.tsx";
import { BookForm } from "./book-form.tsx";
import { bookingQuery } from "./booking-query.ts";
import classes from "./booking.module.css";

/** For who has no running prime plan. */
export const NeedsPrimePlan = () => (
  <EmptyState
    title={t("prime.needsPrimePlan")}
    hint={t("prime.needsPrimePlanHint")}
    action={
      <LinkButton variant="soft" to={paths.profile}>
        {t("prime.toProfile")}
      </LinkButton>
    }
  />
);

/** The form, or what was booked, or why nothing can be booked. */
export const BookingState = ({ matchId }: { readonly matchId: string }) => {
  const phone = usePlanStatus()?.phoneNumber ?? "";
  const query = useQuery(bookingQuery(matchId, phone));
  const { data } = query;
  if (data === undefined)
    return <QueryState query={query} failedTitle={t("prime.loadFailed")} rows={1} height={180} />;
  if (data.booked)
    return (
      <div aria-live="polite">
        <div className={classes["booked"]}>
          <p className={classes["count"]}>{t("prime.bookedTeams", { n: data.bookedTeams ?? 0 })}</p>
          <Chip tone="ok">{t("prime.booked")}</Chip>
        </div>
        <p className={classes["hint"]}>{t("prime.bookedHint")}</p>
      </div>
    );
  if (data.bookingOpen) return <BookForm matchId={matchId} phone={phone} />;
  return (
    <EmptyState
      title={t("replies.bookingNotOpen")}
      hint={t("prime.bookingClosedHint")}
      action={
        <LinkButton variant="soft" to={pathTo("match", { id: matchId })}>
          {t("prime.toMatch")}
        </LinkButton>
      }
    />
  );
};
