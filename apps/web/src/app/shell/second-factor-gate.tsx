import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Navigate } from "react-router";
import { secondFactorQuery } from "../../data/api/second-factor.ts";
import { t } from "../../i18n/translate.ts";
import { paths } from "../../lib/paths.ts";
import { SkeletonList } from "../../ui/skeleton.tsx";

type SecondFactorGateProps = { readonly next: string; readonly children: ReactNode };

/** Leads to the second factor while this session's powers wait for it. The server refuses the calls anyway. */
export const SecondFactorGate = ({ next, children }: SecondFactorGateProps) => {
  const { data, isPending } = useQuery({ ...secondFactorQuery, staleTime: 60_000 });
  if (isPending) return <SkeletonList label={t("shell.loading")} rows={5} height={96} />;
  // Without a network the screen shows what it has.
  if (!data?.needs) return children;
  return <Navigate to={paths.secondFactor} state={{ next }} replace />;
};
