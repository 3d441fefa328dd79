import type { ReportPlayer } from "@teamwright/contract";
import { cricket, MAX_CREDITS } from "@teamwright/domain";
import { compile, countTeams, suggestCredits } from "@teamwright/engine";
import type { EngineMatch } from "@teamwright/engine";

/** The players as the engine reads them; unknown credits cost nothing. */
export const engineMatchOf = (players: readonly ReportPlayer[]): EngineMatch => ({
  sport: 0,
  players: players.map(({ player_index, role, team_index, credits, selected_by }) => ({
    player_index,
    role,
    team_index,
    credits: credits ?? 0,
    selected_by,
    captain_percentage: null,
    vice_captain_percentage: null,
  })),
});

const creditsOf = (team: readonly ReportPlayer[]): number =>
  team.reduce((sum, player) => sum + (player.credits ?? 0), 0);

/** Whether exchanging players of one side and role, most expensive first, leads from a legal team to one of these credits. */
function reaches(start: readonly ReportPlayer[], players: readonly ReportPlayer[], least: number): boolean {
  const team = [...start];
  const spare = players.filter((player) => !team.includes(player));
  for (let credits = creditsOf(team); credits < least; credits = creditsOf(team)) {
    const gains = team.flatMap((member, at) =>
      spare.flatMap((other, from) => {
        const gain = (other.credits ?? 0) - (member.credits ?? 0);
        const alike = other.role === member.role && other.team_index === member.team_index;
        return alike && gain > 0 && credits + gain <= MAX_CREDITS ? [{ at, from, gain }] : [];
      }),
    );
    const [best] = gains.toSorted((one, other) => other.gain - one.gain);
    if (best === undefined) return false;
    [team[best.at], spare[best.from]] = [spare[best.from]!, team[best.at]!];
  }
  return true;
}

/**
 * The credit range that is suggested for Grand League teams of these players; null where a credit is not known.
 * A team in the sport's range is looked for from the dream team, since the engine's count takes a hundred times as long.
 */
export function suggestedRange(
  players: readonly ReportPlayer[],
  dreamTeam: ReadonlySet<number>,
): { left: number; right: number } | null {
  if (players.some(({ credits }) => credits === null || credits === 0)) return null;
  const [least] = cricket.leagueMinCredits;
  const start = players.filter(({ player_index }) => dreamTeam.has(player_index));
  if (reaches(start, players, least)) return { left: least, right: MAX_CREDITS };
  const match = engineMatchOf(players);
  const pool = players.map(({ player_index }) => player_index);
  const [suggestion] = suggestCredits({ match, pool }, (strategy) => {
    const plan = compile(match, strategy);
    return plan.ok ? countTeams(plan.value).teams : 0;
  });
  return suggestion === undefined ? null : { left: suggestion.credits[0], right: suggestion.credits[1] };
}
