import type { Attention } from "./attention.repository.ts";
import { findSourceMatch } from "./source-ids.repository.ts";
import { takeFromSource } from "./take-from-source.ts";
import type { SourceDeps } from "./take-from-source.ts";

/** Takes the documents of these questions again, each once, as they were observed. */
export async function takeAgain(deps: SourceDeps, questions: readonly Attention[]): Promise<void> {
  const matchOfQuestion = new Map(
    questions.map(({ source, sourceMatchId }) => [`${source} ${sourceMatchId}`, { source, sourceMatchId }]),
  );
  for (const { source, sourceMatchId } of matchOfQuestion.values()) {
    const row = await deps.transaction((db) => findSourceMatch(db, source, sourceMatchId));
    if (row === null || row.document === null || row.observedAt === null) continue;
    await takeFromSource(deps, { source, observedAt: row.observedAt, documents: [row.document] });
  }
}
