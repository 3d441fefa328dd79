/** Why something of a source could not be taken. Each code has its own answers on the match desk. */
export type TakeReasonCode = "role" | "credits" | "player" | "same_match" | "value" | "match";

export interface TakeReason {
  readonly code: TakeReasonCode;
  readonly side: 0 | 1 | null;
  /** The player by the source's id, else by name; empty where it is about the match. */
  readonly subject: string;
  /** The player's name. */
  readonly name: string;
  /** The field, by the format's names. */
  readonly field: string;
  /** The value as the source spells it. */
  readonly given: string;
  /** A phrase that follows the field's name. */
  readonly reason: string;
}
