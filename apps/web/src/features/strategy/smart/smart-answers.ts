import { messages } from "@teamwright/domain/messages";

export type Side = "left" | "right";

/** What the user answered so far; null: not yet. */
export interface SmartAnswers {
  readonly pitch: "batting" | "bowling" | "balanced" | null;
  readonly strong: Side | "equal" | null;
  readonly tossDone: "yes" | "no" | null;
  readonly tossWinner: Side | null;
  readonly elected: "batting" | "bowling" | null;
}

export const noAnswers: SmartAnswers = {
  pitch: null,
  strong: null,
  tossDone: null,
  tossWinner: null,
  elected: null,
};

/** What Continue says; null when every question that applies is answered. */
export function checkSmart(answers: SmartAnswers): string | null {
  if (answers.pitch === null) return messages.smart.selectPitchFirst;
  if (answers.strong === null) return messages.smart.selectStrongTeamFirst;
  const tossKnown = answers.tossWinner !== null && answers.elected !== null;
  if (answers.tossDone === null || (answers.tossDone === "yes" && !tossKnown))
    return messages.generic.pleaseSelectAllFields;
  return null;
}

const indexOf = (side: Side): 0 | 1 => (side === "left" ? 0 : 1);

/** The answers as the engine takes them; those not given read as balanced and equal. */
export function smartAnswers({ pitch, strong, tossDone, tossWinner, elected }: SmartAnswers) {
  const toss =
    tossDone === "yes" && tossWinner !== null && elected !== null
      ? { toss: { winner: indexOf(tossWinner), elected } }
      : {};
  return {
    pitch: pitch ?? ("balanced" as const),
    strong: strong === null || strong === "equal" ? ("equal" as const) : indexOf(strong),
    ...toss,
  };
}
