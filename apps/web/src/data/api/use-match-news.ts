import type { SportSlug } from "@teamwright/domain";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { storeMatchNews } from "../records/match-news.ts";
import { matchesQuery } from "./matches.ts";

/** Keeps a sport's stored matches up to date with the server's list. A failure is silent: what is stored stays. */
export function useMatchNews(sport: SportSlug): void {
  const { data } = useQuery(matchesQuery(sport));
  useEffect(() => {
    if (data !== undefined) void storeMatchNews(data.value);
  }, [data]);
}
