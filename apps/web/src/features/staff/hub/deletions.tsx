import type { PrimeDeskMatch } from "@teamwright/contract";
import { useState, type ReactNode } from "react";
import { Link } from "react-router";
import { usePlanStatus } from "#data/api/session.ts";
import { t } from "#i18n/translate.ts";
import { paths, pathTo } from "#lib/paths.ts";
import { formatInstant } from "#lib/when.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { NativeSelect } from "#ui/native-select.tsx";
import classes from "./hub.module.css";
import { RemovePrime } from "./remove-prime.tsx";

const Row = ({
  title,
  hint,
  children,
}: {
  readonly title: string;
  readonly hint: string;
  readonly children: ReactNode;
}) => (
  <li className={classes["deletion"]}>
    <span className={classes["match"]}>
      {title}
      <span className={classes["small"]}>{hint}</span>
    </span>
    {children}
  </li>
);

const Way = ({ to, subject }: { readonly to: string; readonly subject: string }) => (
  <Link className={classes["way"]} to={to} aria-label={t("staff.deletions.openOf", { what: subject })}>
    {t("staff.deletions.open")}
  </Link>
);

/** What belongs to one match: its predictions and its mappings. */
const OfMatch = ({ matches }: { readonly matches: readonly PrimeDeskMatch[] }) => {
  const [chosenMatch, setChosenMatch] = useState(matches[0]?.id ?? "");
  // A match leaves the desk while the page is open.
  const id = matches.some((match) => match.id === chosenMatch) ? chosenMatch : (matches[0]?.id ?? "");
  if (id === "") return null;
  return (
    <>
      <li>
        <NativeSelect
          label={t("staff.primeDesk.match")}
          value={id}
          data={matches.map(({ id: value, title, match_time: time }) => ({
            value,
            label: `${title} · ${formatInstant(time)}`,
          }))}
          onChange={(event) => setChosenMatch(event.currentTarget.value)}
        />
      </li>
      <Row title={t("staff.deletions.predictions")} hint={t("staff.deletions.predictionsHint")}>
        <Way to={pathTo("expertPrediction", { match: id })} subject={t("staff.deletions.predictions")} />
      </Row>
      <Row title={t("staff.primeDesk.mapping")} hint={t("staff.deletions.mappingHint")}>
        <Way to={pathTo("mapper", { id })} subject={t("staff.primeDesk.mapping")} />
      </Row>
    </>
  );
};

/** Everything that a prime admin can delete, at the end of the desk; each asks before it deletes. */
export const Deletions = ({ matches }: { readonly matches: readonly PrimeDeskMatch[] }) => {
  const mayRemoveAll = usePlanStatus()?.user_role === "admin";
  const [removing, setRemoving] = useState(false);
  return (
    <Card heading={t("staff.deletions.title")} className={classes["apart"]}>
      <p className={classes["small"]}>{t("staff.deletions.hint")}</p>
      <ul role="list" className={classes["deletions"]}>
        <Row title={t("shell.title.matchReports")} hint={t("staff.deletions.reportsHint")}>
          <Way to={`${paths.matchReports}?tab=list`} subject={t("shell.title.matchReports")} />
        </Row>
        <Row title={t("staff.primeDesk.drafts")} hint={t("staff.deletions.draftsHint")}>
          <Way to={`${paths.matchReports}?tab=drafts`} subject={t("staff.primeDesk.drafts")} />
        </Row>
        <OfMatch matches={matches} />
        <Row title={t("staff.deletions.plans")} hint={t("staff.deletions.plansHint")}>
          <Way to={paths.manageUser} subject={t("staff.deletions.plans")} />
        </Row>
        <Row title={t("staff.hub.removePrime")} hint={t("staff.hub.removePrimeHint")}>
          {mayRemoveAll ? (
            <Button variant="danger" size="compact" onClick={() => setRemoving(true)}>
              {t("staff.hub.removePrime")}
            </Button>
          ) : (
            <span className={classes["small"]}>{t("staff.deletions.byAdmin")}</span>
          )}
        </Row>
      </ul>
      {removing && <RemovePrime onClose={() => setRemoving(false)} />}
    </Card>
  );
};
