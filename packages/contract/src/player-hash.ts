/**
 * What a device sends of a player of its teams: 16 bytes of SHA-256 over the match and the player, base64url. The
 * server compares it with the hash of a player who is out. It hides the player from a reader of the data; who tries all
 * players of the match finds the one that it belongs to.
 */
export async function playerHash(matchId: string, playerFixedId: string): Promise<string> {
  const text = new TextEncoder().encode(`${matchId}\n${playerFixedId}`);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", text));
  return btoa(String.fromCharCode(...digest.subarray(0, 16)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
