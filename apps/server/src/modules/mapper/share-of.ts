import { hashToken } from "#crypto/tokens.ts";

/**
 * Which rows of a kept set an account gets: a run of them that begins elsewhere for each account, so that not everybody
 * plays the same teams, and the same account gets the same teams again.
 */
export function shareOf(teams: number, count: number, accountId: string): number[] {
  const start =
    Number.parseInt(
      hashToken(accountId)
        .replaceAll(/[^0-9a-f]/gi, "")
        .slice(0, 8) || "0",
      16,
    ) % teams;
  return Array.from({ length: Math.min(count, teams) }, (_, step) => (start + step) % teams);
}
