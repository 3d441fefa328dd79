import { useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { evidenceQuery } from "#data/api/evidence.ts";
import type { Evidence } from "@teamwright/contract";
import type { StrategyContext } from "#data/strategy/use-strategy.ts";

const CRICKET = 0;

/** Rendered later than the step itself; null while it is asked, without reports and in other sports. */
export function useEvidence({ match }: StrategyContext): Evidence | null {
  const { data } = useQuery({ ...evidenceQuery(match.id), enabled: match.sport_index === CRICKET });
  return useDeferredValue(data ?? null);
}
