import { messages } from "@teamwright/domain/messages";
import { useState } from "react";
import { api } from "../../data/api/client.ts";
import { useSubmit } from "../../data/api/use-submit.ts";
import { useStaffText } from "../../i18n/staff-text.ts";
import { toast } from "../../ui/toast.ts";
import { draftKey, draftState, type Draft, type PendingChange } from "./match-draft.ts";
import type { Field } from "./match-fields.ts";
import { refreshDesk, type AdminMatch } from "./match-queries.ts";

type Place = { readonly player_index: number | null; readonly field: string };
type Value = Place & { readonly value: unknown };

const override = async ({ id, changes }: { readonly id: string; readonly changes: readonly Value[] }) =>
  api.matchAdmin.override({ params: { id }, body: { changes: [...changes] } });
const liftCall = async ({ id, changes }: { readonly id: string; readonly changes: readonly Place[] }) =>
  api.matchAdmin.lift({ params: { id }, body: { changes: [...changes] } });

const bare = ({ player_index, field, value }: PendingChange): Value => ({ player_index, field, value });

/** What is being typed about a match, and the calls that set and lift values. */
export const useMatchEditor = (match: AdminMatch) => {
  const { matchDesk: words } = useStaffText();
  const [draft, setDraft] = useState<Draft>({});
  const setting = useSubmit(override);
  const lifting = useSubmit(liftCall);
  const { changes, mistakes } = draftState(match, draft);

  const set = (playerIndex: number | null, field: Field, typed: string) => {
    setDraft((before) => ({ ...before, [draftKey(playerIndex, field)]: typed }));
  };
  const discard = () => {
    setDraft({});
  };

  /** True when all of it was set; the draft stays when the server refuses. */
  const apply = async (): Promise<boolean> => {
    const result = await setting.submit({ id: match.id, changes: changes.map(bare) });
    if (result === null) return false;
    if (!result.ok) {
      toast.error(result.message || messages.generic.somethingWentWrong);
      return false;
    }
    toast.success(words.saved(changes.length));
    await refreshDesk();
    discard();
    return true;
  };

  /** Lifts values; `restore` given, the notice offers to set them again. */
  const lift = async (places: readonly Place[], restore?: readonly Value[]): Promise<boolean> => {
    const result = await lifting.submit({ id: match.id, changes: places });
    if (result === null) return false;
    if (!result.ok) {
      toast.error(result.message || messages.generic.somethingWentWrong);
      return false;
    }
    const undo = async () => {
      if (restore)
        await api.matchAdmin.override({ params: { id: match.id }, body: { changes: [...restore] } });
      await refreshDesk();
    };
    toast.success(words.lifted, restore && { label: words.undo, onClick: () => void undo() });
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
    apply,
    lift,
    applying: setting.busy,
    lifting: lifting.busy,
  };
};

export type MatchEditor = ReturnType<typeof useMatchEditor>;
