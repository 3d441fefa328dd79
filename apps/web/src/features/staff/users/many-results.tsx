import { t } from "#i18n/translate.ts";
import { useEffect } from "react";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Chip } from "#ui/chip.tsx";
import { DataTable, type Column } from "#ui/data-table.tsx";
import { CopyIcon } from "#ui/icon.tsx";
import { copyText } from "#ui/copy-text.ts";
import type { NumberResult } from "./apply-many.ts";
import classes from "./users-desk.module.css";

const isDone = ({ outcome }: NumberResult): boolean => outcome === "extended" || outcome === "registered";

type ManyResultsProps = { readonly results: readonly NumberResult[]; readonly onCopied: () => void };

/** What happened to each number, those that failed first, and the passwords of new users, shown once. */
export const ManyResults = ({ results, onCopied }: ManyResultsProps) => {
  // The button that was tapped is at the end of a long preview; the outcome is at the top.
  useEffect(() => window.scrollTo(0, 0), []);
  const rows = results.toSorted((left, right) => Number(isDone(left)) - Number(isDone(right)));
  const newAccounts = results.filter(({ password }) => password !== undefined);
  const copy = async () => {
    const texts = newAccounts.map(({ phoneNumber, password = "" }) =>
      t("staff.register.signInDetails", { phone: phoneNumber, password }),
    );
    if (await copyText(texts.join("\n\n"), { copiedText: t("staff.copied") })) onCopied();
  };
  const columns: Column<NumberResult>[] = [
    { key: "number", label: t("staff.phone"), heading: true, cell: ({ phoneNumber }) => phoneNumber },
    {
      key: "outcome",
      label: t("staff.what"),
      cell: (result) => (
        <Chip tone={isDone(result) ? "ok" : "bad"}>{t(`staff.many.outcome.${result.outcome}`)}</Chip>
      ),
    },
    ...(newAccounts.length > 0
      ? [
          {
            key: "password",
            label: t("staff.register.password"),
            cell: ({ password }: NumberResult) => password ?? "–",
          },
        ]
      : []),
  ];
  return (
    <Card className={classes["stack"]}>
      <p role="status">{t("staff.many.done", { n: results.filter(isDone).length, all: results.length })}</p>
      {newAccounts.length > 0 && (
        <>
          <p className={classes["hint"]}>{t("staff.register.doneHint")}</p>
          <Button leftSection={<CopyIcon size={18} />} onClick={() => void copy()}>
            {t("staff.register.copyDetails")}
          </Button>
        </>
      )}
      <DataTable
        label={t("shell.manyUsers")}
        columns={columns}
        rows={rows}
        rowKey={({ phoneNumber }) => phoneNumber}
      />
    </Card>
  );
};
