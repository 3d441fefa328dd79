import { messages } from "@teamwright/domain/messages";
import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router";
import { useSession } from "../../data/api/session.ts";
import { useText } from "../../i18n/text.ts";
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

/** Sends who may not see a screen where the specification says. The server checks every call by itself. */
export const Guard = ({ access, staff, children }: GuardProps) => {
  const session = useSession();
  const { shell } = useText();
  const { pathname, search, hash } = useLocation();
  if (access === "open") return children;
  if (session.state === "out")
    return <Navigate to={paths.login} state={{ next: pathname + search + hash }} replace />;
  if (session.state === "loading") {
    return (
      <div style={{ padding: 16 }}>
        <SkeletonList label={shell.loading} rows={5} height={96} />
      </div>
    );
  }
  if (session.state === "failed") {
    return (
      <ErrorState
        title={messages.generic.somethingWentWrong}
        retryLabel={shell.retry}
        onRetry={session.retry}
      />
    );
  }
  if (staff && !holdsAny(session.status, staff)) return <Navigate to={paths.home} replace />;
  if (access === "plan" && !session.status.plan) return <Navigate to={paths.planData} replace />;
  return children;
};
