import { t } from "#i18n/translate.ts";
import type { PlanTerm, UserDetails } from "@teamwright/contract";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { usePlanStatus } from "#data/api/session.ts";
import { describeAction } from "#blocks/audit/audit-words.ts";
import { paths } from "#lib/paths.ts";
import { formatInstant } from "#lib/when.ts";
import { Card } from "#ui/card.tsx";
import { Chip } from "#ui/chip.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import classes from "./admin-users.module.css";
import { userAuditQuery } from "./user-query.ts";

type TermsProps = { readonly heading: string; readonly terms: readonly PlanTerm[] };

const Terms = ({ heading, terms }: TermsProps) => {
  return (
    <Card heading={heading}>
      {terms.length === 0 && <p className={classes["hint"]}>{t("staff.users.noHistory")}</p>}
      <ul className={classes["list"]}>
        {terms.map((term, index) => (
          <li key={`${term.start_date}-${index}`}>
            <span className={classes["hint"]}>
              {t("staff.users.term", { duration: term.duration, start: term.start_date, end: term.end_date })}
            </span>
            <Chip>{t("shell.expired")}</Chip>
          </li>
        ))}
      </ul>
    </Card>
  );
};

const RecentChanges = ({ phone }: { readonly phone: string }) => {
  const audit = useQuery(userAuditQuery(phone));
  return (
    <Card heading={t("staff.users.recentChanges")} className={classes["stack"]}>
      {audit.isLoading && <Skeleton height={96} />}
      {audit.data?.length === 0 && <p className={classes["hint"]}>{t("staff.users.noHistory")}</p>}
      <ul className={classes["list"]}>
        {audit.data?.map((entry) => (
          <li key={entry.id}>
            <span>{describeAction(entry.action)}</span>
            <span className={classes["small"]}>
              {formatInstant(entry.createdAt)} · {entry.actorPhoneNumber ?? t("staff.audit.server")}
            </span>
          </li>
        ))}
      </ul>
      <Link to={paths.auditLog} state={{ phone }}>
        {t("staff.users.wholeAudit")}
      </Link>
    </Card>
  );
};

/** Earlier plans and, for admins, who changed the account last. */
export const UserHistory = ({ user }: { readonly user: UserDetails }) => {
  const admin = usePlanStatus()?.user_role === "admin";
  return (
    <div className={classes["stack"]}>
      <Terms heading={t("staff.users.previousPlans")} terms={user.previous_plans} />
      {user.prime_user && (
        <Terms heading={t("staff.users.previousPrimePlans")} terms={user.previous_prime_plans} />
      )}
      {admin && <RecentChanges phone={user.phoneNumber} />}
    </div>
  );
};
