import { useEffect } from "react";
import { Navigate } from "react-router";
import { strategyStore, useCurrentMatch } from "../../../data/strategy/use-strategy.ts";
import { paths } from "../../../lib/paths.ts";

/** /grand: no fixed players and no groups, straight to the captains. */
export const GrandPage = () => {
  const current = useCurrentMatch();
  useEffect(() => {
    strategyStore.change({ way: "grand", fixed: [], groups: [] });
  }, []);
  return <Navigate to={current === null ? paths.home : paths.captain} replace />;
};
