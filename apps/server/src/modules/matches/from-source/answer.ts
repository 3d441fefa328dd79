import { fail, isSportIndex, sportByIndex, succeed } from "@teamwright/domain";
import type { Outcome } from "@teamwright/domain";
import type { BodyOf, contract } from "@teamwright/contract";
import type { Db } from "#db/database.ts";
import { findMatch } from "../match-store.repository.ts";
import type { AttentionAnswer } from "../schema.ts";
import { findAttention, saveAnswer } from "./attention.repository.ts";
import type { Attention } from "./attention.repository.ts";
import {
  findSourceMatch,
  saveSourceMatch,
  saveSourcePlayers,
  saveSourceRole,
} from "./source-ids.repository.ts";

type GivenAnswer = BodyOf<typeof contract.matches.answerAttention>["answer"];

/** Stores one answer to the questions that are still open; refused where it does not answer one of them. */
export async function answerQuestions(
  db: Db,
  ids: readonly string[],
  givenAnswer: GivenAnswer,
  actorId: string,
): Promise<Outcome<readonly Attention[], "not_found" | "does_not_fit">> {
  const questions = await findAttention(db, ids);
  if (questions.length === 0) return fail("not_found");
  const answer = storedAnswer(givenAnswer);
  for (const question of questions)
    if (!fits(question, answer) || !(await remember(db, question, answer))) return fail("does_not_fit");
  await saveAnswer(
    db,
    questions.map(({ id }) => id),
    answer,
    actorId,
  );
  return succeed(questions);
}

function storedAnswer(given: GivenAnswer): AttentionAnswer {
  if (given.kind === "same_player") return { kind: given.kind, playerIndex: given.player_index };
  return given.kind === "same_match" ? { kind: given.kind, matchId: given.match_id } : given;
}

const answersOf: Readonly<Record<Attention["code"], readonly AttentionAnswer["kind"][]>> = {
  role: ["role", "same_player", "ignore"],
  credits: ["credits", "same_player", "ignore"],
  player: ["same_player", "ignore"],
  same_match: ["same_match", "new_match", "ignore"],
  value: ["ignore"],
  match: ["ignore"],
};

function fits({ code, sport }: Attention, answer: AttentionAnswer): boolean {
  if (!answersOf[code].includes(answer.kind)) return false;
  if (answer.kind !== "role") return true;
  return sport !== null && isSportIndex(sport) && sportByIndex(sport).roles[answer.role] !== undefined;
}

/** Keeps the answer where later replies look for it. False where it names something that does not exist. */
async function remember(db: Db, question: Attention, answer: AttentionAnswer): Promise<boolean> {
  const { source, sourceMatchId, sport, subject, given, matchId } = question;
  if (answer.kind === "role" && given !== "" && sport !== null)
    await saveSourceRole(db, { source, sport, word: given, role: answer.role });
  if (answer.kind === "same_player") {
    const match = matchId === null ? null : await findMatch(db, matchId);
    const isKnown = match?.stored.players.some(({ index }) => index === answer.playerIndex) === true;
    if (match === null || !isKnown) return false;
    await saveSourcePlayers(db, match.stored.id, source, new Map([[subject, answer.playerIndex]]));
  }
  if (answer.kind !== "same_match") return true;
  const [row, match] = [
    await findSourceMatch(db, source, sourceMatchId),
    await findMatch(db, answer.matchId),
  ];
  if (row === null || match === null || match.stored.sport !== sport) return false;
  await saveSourceMatch(db, { ...row, matchId: answer.matchId });
  return true;
}
