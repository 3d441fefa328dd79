import { useQuery } from "@tanstack/react-query";
import { Navigate } from "react-router";
import { secondFactorQuery } from "#data/api/second-factor.ts";
import { paths } from "#lib/paths.ts";

type SecondFactorGateProps = { readonly next: string };

/**
 * Beside a screen of staff: leads to the second factor when this session's powers wait for it. The screen is there
 * meanwhile, since nearly every session has proved it; the server refuses the calls of one that has not.
 */
export const SecondFactorGate = ({ next }: SecondFactorGateProps) => {
  const { data } = useQuery({ ...secondFactorQuery, staleTime: 60_000 });
  return data?.needs ? <Navigate to={paths.secondFactor} state={{ next }} replace /> : null;
};
