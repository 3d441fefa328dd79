import type { MatchDetail } from "@teamwright/domain";

/** Whether the match is connected to the app: its players carry the app's ids. */
export const isMapped = ({ left_team_players, right_team_players }: MatchDetail, slug: string): boolean =>
  [...left_team_players, ...right_team_players].some(({ fantasy_id_list }) =>
    fantasy_id_list.some(({ name }) => name === slug),
  );
