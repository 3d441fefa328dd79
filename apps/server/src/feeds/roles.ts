import type { Sport, SportSlug } from "@teamwright/domain";

/** Spellings met in the field beside each sport's own codes and names. */
const aliases: Readonly<Record<SportSlug, Readonly<Record<string, string>>>> = {
  cricket: {
    keeper: "WK",
    wicketkeeper: "WK",
    wkbat: "WK",
    batter: "BAT",
    batsman: "BAT",
    ar: "AL",
    all: "AL",
    allrounder: "AL",
    bowler: "BOWL",
  },
  football: {
    goalkeeper: "GK",
    gkp: "GK",
    defender: "DEF",
    midfielder: "MID",
    fwd: "ST",
    forward: "ST",
    attacker: "ST",
  },
  basketball: { pointguard: "PG", shootingguard: "SG", smallforward: "SF", powerforward: "PF", centre: "C" },
  kabaddi: { raid: "RAI", raider: "RAI", ar: "ALL", al: "ALL", allrounder: "ALL", defender: "DEF" },
};

const squeeze = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, "");

/** The role's index in the sport's order by code, name or a known spelling; undefined when unknown. */
export function roleIndex(sport: Sport, text: string): number | undefined {
  const wanted = squeeze(text);
  const known = aliases[sport.slug];
  const code = squeeze((Object.hasOwn(known, wanted) ? known[wanted] : undefined) ?? wanted);
  const found = sport.roles.findIndex((role) => squeeze(role.code) === code || squeeze(role.name) === code);
  return found === -1 ? undefined : found;
}
