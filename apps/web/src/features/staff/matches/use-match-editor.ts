import { matchDesk } from "@teamwright/contract/resources/match-desk";
import { t } from "#i18n/translate.ts";
import { useState } from "react";
import { apiOf } from "#data/api/client.ts";
import { queryClient } from "#data/api/query-client.ts";
import { useSubmit } from "#data/api/use-submit.ts";
import { toast } from "#ui/toast.ts";
import { draftKey, draftState, withValues, withoutChanges } from "./match-draft.ts";
import type { FieldEdits, PendingChange } from "./match-draft.ts";
import type { DeskField } from "./match-fields.ts";
import { deskMatchQuery, refreshDesk, type AdminMatch } from "./match-queries.ts";

const api = apiOf({ matchDesk });

type FieldAddress = { readonly player_index: number | null; readonly field: string };
type Value = FieldAddress & { readonly value: unknown; readonly before?: unknown };

const override = async ({ id, changes }: { readonly id: string; readonly changes: readonly Value[] }) =>
  api.matchDesk.override({ params: { id }, body: { changes: [...changes] } });
const liftCall = async ({
  id,
  changes,
}: {
  readonly id: string;
  readonly changes: readonly FieldAddress[];
}) => api.matchDesk.lift({ params: { id }, body: { changes: [...changes] } });

const bare = ({ player_index, field, value, before }: PendingChange): Value => ({
  player_index,
  field,
  value,
  before,
});

/** The edited values of a match, and the calls that set and remove overrides. */
export const useMatchEditor = (match: AdminMatch) => {
  const [draft, setDraft] = useState<FieldEdits>({});
  const setting = useSubmit(override);
  const lifting = useSubmit(liftCall);
  const { changes, mistakes } = draftState(match, draft);
  // What is being reviewed stays as it is when somebody else changes the match, so that the server can refuse it.
  const [reviewedChanges, setReviewedChanges] = useState<readonly PendingChange[]>([]);

  const set = (playerIndex: number | null, field: DeskField, typed: string) => {
    setDraft((before) => ({ ...before, [draftKey(playerIndex, field)]: typed }));
  };
  const review = () => {
    setReviewedChanges(changes);
  };
  const endReview = () => {
    setReviewedChanges([]);
  };
  const discard = () => {
    setDraft({});
  };

  /** True when all values were set; the draft stays when the server refuses. */
  const apply = async (): Promise<boolean> => {
    const result = await setting.submit({ id: match.id, changes: reviewedChanges.map(bare) });
    if (result === null) return false;
    if (!result.ok) {
      toast.error(result.message || t("shell.somethingWentWrong"));
      if (result.code === "conflict") {
        await refreshDesk();
        endReview();
      }
      return false;
    }
    // Not with the next reply: until then the values would count as unsaved, and what is typed meanwhile would be lost.
    queryClient.setQueryData(
      deskMatchQuery(match.id).queryKey,
      (stored) => stored && withValues(stored, reviewedChanges),
    );
    setDraft((before) => withoutChanges(before, reviewedChanges));
    endReview();
    toast.success(t("match-desk.saved", { n: reviewedChanges.length }));
    await refreshDesk();
    return true;
  };

  /** Removes overrides; with `restore`, the notice offers to set them again. */
  const lift = async (addresses: readonly FieldAddress[], restore?: readonly Value[]): Promise<boolean> => {
    const result = await lifting.submit({ id: match.id, changes: addresses });
    if (result === null) return false;
    if (!result.ok) {
      toast.error(result.message || t("shell.somethingWentWrong"));
      return false;
    }
    const undo = async () => {
      if (restore) {
        const result = await override({ id: match.id, changes: restore });
        if (!result.ok) toast.error(result.message || t("shell.somethingWentWrong"));
      }
      await refreshDesk();
    };
    toast.success(t("match-desk.lifted"), restore && { label: t("shell.undo"), onClick: () => void undo() });
    await refreshDesk();
    return true;
  };

  return {
    match,
    draft,
    changes,
    mistakes,
    set,
    discard,
    reviewed: reviewedChanges,
    review,
    endReview,
    apply,
    lift,
    applying: setting.busy,
    lifting: lifting.busy,
  };
};

export type MatchEditor = ReturnType<typeof useMatchEditor>;
