import type { Sport } from "@teamwright/domain";

const squeeze = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, "");

/** The role's index in the sport's order by code, name or a known spelling; undefined when unknown. */
export function roleIndex(sport: Sport, text: string): number | undefined {
  const wantedText = squeeze(text);
  const roleAt = sport.roles.findIndex(({ code, name, aliases }) =>
    [squeeze(code), squeeze(name), ...aliases].includes(wantedText),
  );
  return roleAt === -1 ? undefined : roleAt;
}
