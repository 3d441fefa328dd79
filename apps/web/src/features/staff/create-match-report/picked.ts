/** What the admin has picked so far, by player index. */
export interface Picked {
  readonly players: readonly number[];
  readonly captain: number | null;
  readonly viceCaptain: number | null;
}
