import { useQuery } from "@tanstack/react-query";
import { useOnline } from "./connection.ts";
import { matchQuery } from "./match.ts";

/** What a screen about one match needs for its header: `<MatchScreen {...useShownMatch(id)} ...>`. */
export function useShownMatch(id: string) {
  const match = useQuery(matchQuery(id));
  return { match, online: useOnline() };
}
