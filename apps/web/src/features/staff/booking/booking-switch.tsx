import { primeBookingDesk } from "@teamwright/contract/resources/prime-booking-desk";
import { t } from "#i18n/translate.ts";
import { Button } from "#ui/button.tsx";
import { useState } from "react";
import { apiOf } from "#data/api/client.ts";
import { queryClient } from "#data/api/query-client.ts";
import { useSubmit } from "#data/api/use-submit.ts";
import { Card } from "#ui/card.tsx";
import { Chip } from "#ui/chip.tsx";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { toast } from "#ui/toast.ts";
import { bookedUsersQuery } from "#data/api/prime.ts";
import classes from "./booking-panel.module.css";

interface BookingSwitchProps {
  readonly matchId: string;
  readonly open: boolean;
  readonly bookedCount: number;
  /** Teams of the match's prime post; null before it. */
  readonly postedCount: number | null;
  /** Teams of the post for those who book after it. */
  readonly spare: number;
}

const api = apiOf({ primeBookingDesk });

const send = async (body: { readonly matchId: string; readonly primeBookingFlag: boolean }) =>
  api.primeBookingDesk.modify({ body });

/** Opens the booking at once; closing asks first, since nobody can book afterwards. */
export const BookingSwitch = ({ matchId, open, bookedCount, postedCount, spare }: BookingSwitchProps) => {
  const [asking, setAsking] = useState(false);
  const { busy, submit } = useSubmit(send);

  const change = async (primeBookingFlag: boolean) => {
    const result = await submit({ matchId, primeBookingFlag });
    if (result === null) return;
    setAsking(false);
    if (result.ok) toast.success(t("replies.bookingChanged"));
    else toast.error(result.status === 0 ? t("shell.somethingWentWrong") : result.message);
    await queryClient.invalidateQueries(bookedUsersQuery(matchId));
  };

  return (
    <Card heading={t("staff.booking.booking")}>
      <div className={classes["state"]}>
        <Chip tone={open ? "ok" : "warn"}>{open ? t("staff.booking.open") : t("staff.booking.closed")}</Chip>
        <Button
          variant={open ? "soft" : "filled"}
          loading={busy}
          disabled={postedCount !== null && !open && spare === 0}
          onClick={() => {
            if (open) setAsking(true);
            else void change(true);
          }}
        >
          {open ? t("staff.booking.closeBooking") : t("staff.booking.openBooking")}
        </Button>
      </div>
      <p className={classes["hint"]}>
        {postedCount === null ? t("staff.booking.hint") : t("staff.booking.posted", { n: postedCount })}
      </p>
      <ConfirmDialog
        isOpen={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => void change(false)}
        question={t("staff.booking.closeQuestion")}
        detail={t("staff.booking.closeDetail", { n: bookedCount })}
        confirmLabel={t("staff.booking.closeBooking")}
        busy={busy}
      />
    </Card>
  );
};
