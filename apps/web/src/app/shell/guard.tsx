import { t } from "#i18n/translate.ts";
import { Suspense, useEffect, type ReactNode } from "react";
import { Navigate, useLocation } from "react-router";
import { waitsForPassword } from "#data/api/account.ts";
import { useSession } from "#data/api/session.ts";
import { paths } from "#lib/paths.ts";
import { holdsAny, type StaffPower } from "#lib/staff-powers.ts";
import { lazyPart } from "#ui/lazy-part.ts";
import type { RouteAccess } from "#ui/route-entry.ts";
import { SkeletonList } from "#ui/skeleton.tsx";
import { ErrorState } from "#ui/states.tsx";
import { toast } from "#ui/toast.ts";

/** Only screens of staff load it, and they do not wait for it. */
const SecondFactorGate = lazyPart(async () => (await import("./second-factor-gate.tsx")).SecondFactorGate);

type GuardProps = {
  readonly access: RouteAccess;
  readonly staff?: readonly StaffPower[] | undefined;
  readonly children: ReactNode;
};

/** Home, with the reason: a link of staff may be opened by an account that never had the power, or has it no more. */
const Refused = () => {
  useEffect(() => {
    toast.warning(t("shell.noAccess"));
  }, []);
  return <Navigate to={paths.home} replace />;
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
    return <ErrorState title={t("shell.somethingWentWrong")} onRetry={session.retry} />;
  }
  if (staff && !holdsAny(session.status, staff)) return <Refused />;
  if (access === "plan" && !session.status.plan) return <Navigate to={paths.planData} replace />;
  if (!staff) return children;
  return (
    <>
      {children}
      <Suspense>
        <SecondFactorGate next={pathname + search + hash} />
      </Suspense>
    </>
  );
};
