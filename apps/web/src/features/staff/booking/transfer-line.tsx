import { primeBookingDesk } from "@teamwright/contract/resources/prime-booking-desk";
import { t } from "#i18n/translate.ts";
import { Button } from "#ui/button.tsx";
import { apiOf } from "#data/api/client.ts";
import { queryClient } from "#data/api/query-client.ts";
import { useSubmit } from "#data/api/use-submit.ts";
import { Card } from "#ui/card.tsx";
import { Chip } from "#ui/chip.tsx";
import { toast } from "#ui/toast.ts";
import { bookedUsersQuery } from "#data/api/prime.ts";
import classes from "./booking-panel.module.css";

const api = apiOf({ primeBookingDesk });

const send = async (transferLineStatus: boolean) =>
  api.primeBookingDesk.setTransferLine({ body: { transferLineStatus } });

const lineName = (allLines: boolean) =>
  allLines ? t("staff.booking.allLines") : t("staff.booking.mainLine");

/** Where prime and group teams may be transferred: to the main app, or to every linked app. */
export const TransferLine = ({
  matchId,
  allLines,
}: {
  readonly matchId: string;
  readonly allLines: boolean;
}) => {
  const { busy, submit } = useSubmit(send);
  const change = async () => {
    const result = await submit(!allLines);
    if (result === null) return;
    if (result.ok) toast.success(t("replies.transferLineChanged"));
    else toast.error(result.status === 0 ? t("shell.somethingWentWrong") : result.message);
    await queryClient.invalidateQueries(bookedUsersQuery(matchId));
  };
  return (
    <Card heading={t("staff.booking.transferLine")}>
      <div className={classes["state"]}>
        <Chip tone="accent">{lineName(allLines)}</Chip>
        <Button variant="soft" loading={busy} onClick={() => void change()}>
          {t("staff.booking.switchTo", { line: lineName(!allLines) })}
        </Button>
      </div>
      <p className={classes["hint"]}>
        {allLines ? t("staff.booking.allLinesHint") : t("staff.booking.mainLineHint")}
      </p>
    </Card>
  );
};
