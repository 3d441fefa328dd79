import type { Question } from "./attention-queries.ts";

/** Questions that one answer settles. */
export type QuestionGroup = {
  readonly key: string;
  readonly first: Question;
  readonly questions: readonly Question[];
};

/** Missing credits of one match together, and one unknown word for a role; every other question alone. */
const keyOf = ({ id, source, title, code, given }: Question): string =>
  code === "credits" || (code === "role" && given !== "")
    ? JSON.stringify([source, title, code, code === "role" ? given : ""])
    : id;

export const groupQuestions = (questions: readonly Question[]): readonly QuestionGroup[] =>
  [...Map.groupBy(questions, keyOf)].flatMap(([key, own]) => {
    const [first] = own;
    return first === undefined ? [] : [{ key, first, questions: own }];
  });
