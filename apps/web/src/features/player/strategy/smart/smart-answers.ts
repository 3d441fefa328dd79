import { t } from "#i18n/translate.ts";
import * as z from "zod/mini";

type Side = "left" | "right";

const answersSchema = z.object({
  pitch: z.catch(z.nullable(z.enum(["batting", "bowling", "balanced"])), null),
  strong: z.catch(z.nullable(z.enum(["left", "right", "equal"])), null),
  tossDone: z.catch(z.nullable(z.enum(["yes", "no"])), null),
  tossWinner: z.catch(z.nullable(z.enum(["left", "right"])), null),
  elected: z.catch(z.nullable(z.enum(["batting", "bowling"])), null),
});

/** The user's answers so far; null: not answered yet. */
export type SmartAnswers = Readonly<z.output<typeof answersSchema>>;

/** The answers in an address; an unknown value counts as not answered. */
export const answersFromQuery = (query: URLSearchParams): SmartAnswers =>
  answersSchema.parse(Object.fromEntries(query));

export const answersToQuery = (answers: SmartAnswers): string =>
  new URLSearchParams(
    Object.entries(answers).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  ).toString();

/** The message of Continue; null when every question that applies is answered. */
export function checkSmart(answers: SmartAnswers): string | null {
  if (answers.pitch === null) return t("strategy.selectPitchFirst");
  if (answers.strong === null) return t("strategy.selectStrongTeamFirst");
  const tossKnown = answers.tossWinner !== null && answers.elected !== null;
  if (answers.tossDone === null || (answers.tossDone === "yes" && !tossKnown))
    return t("strategy.pleaseSelectAllFields");
  return null;
}

const indexOf = (side: Side): 0 | 1 => (side === "left" ? 0 : 1);

/** The answers in the engine's form; missing ones count as balanced and equal. */
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
