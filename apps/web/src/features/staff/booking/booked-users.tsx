import { t } from "#i18n/translate.ts";
import type { ReplyOf } from "@teamwright/contract";
import type { primeBookingDesk } from "@teamwright/contract/resources/prime-booking-desk";
import { PhoneNumber } from "#blocks/phone-number/phone-number.tsx";
import { Card } from "#ui/card.tsx";
import { Chip } from "#ui/chip.tsx";
import { DataTable } from "#ui/data-table.tsx";
import type { Column } from "#ui/data-table.tsx";
import { Stat, Stats } from "#ui/stat.tsx";
import { EmptyState } from "#ui/states.tsx";

type User = ReplyOf<typeof primeBookingDesk.bookedUsers>["primeUserData"][number];

const columns = (): readonly Column<User>[] => [
  { key: "name", label: t("staff.booking.user"), heading: true, cell: ({ name }) => name },
  {
    key: "phone",
    label: t("staff.booking.phone"),
    cell: ({ phoneNumber }) => <PhoneNumber phone={phoneNumber} copyLabel={t("staff.booking.copy")} />,
  },
  {
    key: "teams",
    label: t("staff.booking.teams"),
    numeric: true,
    cell: ({ bookedTeams }) => bookedTeams,
  },
  {
    key: "plan",
    label: t("staff.booking.plan"),
    cell: ({ activePlan }) => (
      <Chip tone={activePlan ? "ok" : "warn"}>
        {activePlan ? t("staff.booking.active") : t("staff.booking.inactive")}
      </Chip>
    ),
  },
];

/** Who has booked, in the order of booking, and how many teams that takes. */
export const BookedUsers = ({ users }: { readonly users: readonly User[] }) => {
  if (users.length === 0)
    return <EmptyState title={t("staff.booking.nobody")} hint={t("staff.booking.nobodyHint")} />;
  const total = users.reduce((sum, { bookedTeams }) => sum + bookedTeams, 0);
  return (
    <Card heading={t("staff.booking.bookedUsers")}>
      <Stats>
        <Stat label={t("staff.booking.users")}>{users.length}</Stat>
        <Stat label={t("staff.booking.total")}>{total}</Stat>
      </Stats>
      <DataTable
        label={t("staff.booking.bookedUsers")}
        columns={columns()}
        rows={users}
        rowKey={({ phoneNumber }) => phoneNumber}
      />
    </Card>
  );
};
