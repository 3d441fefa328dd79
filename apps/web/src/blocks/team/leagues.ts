import { messages } from "@teamwright/domain/messages";

export interface StoredLeague {
  readonly name: string;
  readonly teams: number;
}

export interface LeagueRows {
  readonly name: string;
  readonly label: string;
  /** The league's teams among those of the attempt. */
  readonly rows: Uint32Array;
}

const labels: Readonly<Record<string, string>> = {
  grand: messages.credit.grandLeague,
  small: messages.credit.smallLeague,
  "head-to-head": messages.credit.headToHeadLeague,
};

/** The leagues of a toss attempt with their rows: the attempt holds their teams one after the other. */
export function leagueRows(leagues: readonly StoredLeague[]): LeagueRows[] {
  let from = 0;
  return leagues.map(({ name, teams }) => {
    const rows = Uint32Array.from({ length: teams }, (_, at) => from + at);
    from += teams;
    return { name, label: labels[name] ?? name, rows };
  });
}
