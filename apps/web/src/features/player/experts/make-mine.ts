import type { MatchDetail, Outcome } from "@teamwright/domain";
import { fail, GENERATION_TYPE } from "@teamwright/domain";
import { t } from "#i18n/translate.ts";
import type { OpenedPost } from "#data/api/expert-posts.ts";
import { beginStoring } from "#data/records/store-attempt.ts";
import type { StoredAttempt } from "#data/records/store-attempt.ts";
import { engineClient } from "#engine-client/engine-client.ts";

/** Begins to store the post's teams, or the rows chosen, as an attempt of the user's own. A failure is a sentence. */
export async function makeMine(
  { post, teams }: OpenedPost,
  match: MatchDetail,
  rows: readonly number[] | null,
): Promise<Outcome<StoredAttempt, string>> {
  const chosenRows = Uint32Array.from(rows ?? Array.from({ length: teams.count }, (_, row) => row));
  const pickedTeams = await engineClient.call("select", { teams, rows: chosenRows });
  if (!pickedTeams.ok) return fail(t("shell.somethingWentWrong"));
  const outcome = await beginStoring({
    match,
    strategy: post.predictionData,
    generationType: GENERATION_TYPE.subset,
    shortcut: t("experts.post.expertTeams"),
    generation: {
      requested: chosenRows.length,
      seed: null,
      possible: null,
      shortfalls: [],
      teams: pickedTeams.value,
    },
  });
  return outcome.ok ? outcome : fail(outcome.error.message);
}
