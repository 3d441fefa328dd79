import { t } from "../../i18n/translate.ts";
import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router";
import { waitsForPassword } from "../../data/api/account.ts";
import { useSession } from "../../data/api/session.ts";
import { paths } from "../../lib/paths.ts";
import { holdsAny, type StaffPower } from "../../lib/staff-powers.ts";
import type { RouteAccess } from "../../ui/route-entry.ts";
import { SkeletonList } from "../../ui/skeleton.tsx";
import { ErrorState } from "../../ui/states.tsx";

type GuardProps = {
  readonly access: RouteAccess;
  readonly staff?: readonly StaffPower[] | undefined;
  readonly children: ReactNode;
};

/** Redirects users who may not see a screen, as the specification says. The server checks every call anyway. */
export const Guard = ({ access, staff, children }: GuardProps) => {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  if (access === "open") return children;
  if (session.state === "out") {
    const to = waitsForPassword() ? paths.changePassword : paths.login;
    return <Navigate to={to} state={{ next: pathname + search + hash }} replace />;
  }
  if (session.state === "loading") {
    return (
      <div style={{ padding: 16 }}>
        <SkeletonList label={t("shell.loading")} rows={5} height={96} />
      </div>
    );
  }
  if (session.state === "failed") {
    return (
      <ErrorState
        title={t("shell.somethingWentWrong")}
        retryLabel={t("shell.retry")}
        onRetry={session.retry}
      />
    );
  }
  if (staff && !holdsAny(session.status, staff)) return <Navigate to={paths.home} replace />;
  if (access === "plan" && !session.status.plan) return <Navigate to={paths.planData} replace />;
  return children;
};
