import { t, type TextKey } from "#i18n/translate.ts";

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

const labels: Readonly<Record<string, TextKey>> = {
  grand: "common.grandLeague",
  small: "common.smallLeague",
  "head-to-head": "common.headToHeadLeague",
};

/** The league's name on screens. Attempts of earlier versions store the name itself. */
export const leagueLabel = (name: string): string => {
  const label = labels[name];
  return label === undefined ? name : t(label);
};

/** The leagues of a toss attempt with their rows; the attempt stores their teams one after the other. */
export function leagueRows(leagues: readonly StoredLeague[]): LeagueRows[] {
  let from = 0;
  return leagues.map(({ name, teams }) => {
    const rows = Uint32Array.from({ length: teams }, (_, at) => from + at);
    from += teams;
    return { name, label: leagueLabel(name), rows };
  });
}
