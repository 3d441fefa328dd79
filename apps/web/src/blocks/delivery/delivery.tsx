import { t } from "#i18n/translate.ts";
import { useState } from "react";
import { wholeFigure } from "#lib/figures.ts";
import { formatInstant } from "#lib/when.ts";
import { Card } from "#ui/card.tsx";
import { Chip } from "#ui/chip.tsx";
import { DataTable } from "#ui/data-table.tsx";
import type { Column } from "#ui/data-table.tsx";
import { Stat, Stats } from "#ui/stat.tsx";
import classes from "./delivery.module.css";
import { findMembers } from "./find-members.ts";
import { FEW_MEMBERS, MemberSearch } from "./member-search.tsx";

/** Who got teams of a post, and what became of them. */
export interface Receiver {
  readonly name: string;
  /** Below the name: a phone number, or why the teams are not read any more. */
  readonly detail: string;
  /** Team numbers, both inclusive. */
  readonly left: number;
  readonly right: number;
  readonly openedAt: string | null;
  readonly transferredAt: string | null;
  readonly remindedAt: string | null;
}

interface DeliveryCardProps {
  readonly heading: string;
  readonly postedAt: string;
  readonly numberOfTeams: number;
  readonly receivers: readonly Receiver[];
  readonly seed: number | null;
  /** What a reminder does. */
  readonly hint: string;
}

/** A post in figures. */
export const DeliveryCard = (props: DeliveryCardProps) => {
  const { heading, postedAt, numberOfTeams, receivers, seed, hint } = props;
  return (
    <Card heading={heading}>
      <Stats>
        <Stat label={t("groups.posted")}>{formatInstant(postedAt)}</Stat>
        <Stat label={t("groups.teams")}>{wholeFigure(numberOfTeams)}</Stat>
        <Stat label={t("groups.receivers")}>{wholeFigure(receivers.length)}</Stat>
        <Stat label={t("groups.opened")}>{receivers.filter((one) => one.openedAt !== null).length}</Stat>
        <Stat label={t("groups.transferred")}>
          {receivers.filter((one) => one.transferredAt !== null).length}
        </Stat>
        {seed !== null && <Stat label={t("groups.seed")}>{String(seed)}</Stat>}
      </Stats>
      <p className={classes["hint"]}>{hint}</p>
    </Card>
  );
};

const When = ({ at }: { readonly at: string | null }) =>
  at === null ? <Chip>{t("groups.notYet")}</Chip> : <Chip tone="ok">{formatInstant(at)}</Chip>;

/** The receivers of a post in order of their team numbers; a long list has a search. */
export const DeliveryTable = ({ receivers }: { readonly receivers: readonly Receiver[] }) => {
  const [typedText, setTypedText] = useState("");
  const shownReceivers = findMembers(receivers, typedText, ({ name, detail }) => [name, detail]);
  const columns: Column<Receiver>[] = [
    {
      key: "name",
      label: t("groups.nickName"),
      heading: true,
      cell: ({ name, detail }) => (
        <span className={classes["who"]}>
          <b>{name}</b>
          <span>{detail}</span>
        </span>
      ),
    },
    {
      key: "range",
      label: t("groups.teamNumbers"),
      cell: ({ left, right }) => t("groups.range", { left, right }),
    },
    { key: "opened", label: t("groups.opened"), cell: ({ openedAt }) => <When at={openedAt} /> },
    {
      key: "transferred",
      label: t("groups.transferred"),
      cell: ({ transferredAt }) => <When at={transferredAt} />,
    },
    { key: "reminded", label: t("groups.reminded"), cell: ({ remindedAt }) => <When at={remindedAt} /> },
  ];
  return (
    <>
      {receivers.length > FEW_MEMBERS && (
        <>
          <MemberSearch value={typedText} onChange={setTypedText} />
          <p role="status" className={classes["hint"]}>
            {t("groups.foundOf", { n: shownReceivers.length, all: receivers.length })}
          </p>
        </>
      )}
      {shownReceivers.length > 0 && (
        <DataTable
          label={t("groups.delivery")}
          columns={columns}
          rows={shownReceivers}
          rowKey={({ left }) => String(left)}
        />
      )}
    </>
  );
};
