import { t } from "#i18n/translate.ts";
import { Button } from "#ui/button.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { useState } from "react";
import type { FormEvent } from "react";
import { useNavigate } from "react-router";
import type { OpenedAttempt } from "#data/records/attempts.ts";
import { pathToAttempt } from "#lib/path-to-attempt.ts";
import { Dialog } from "#ui/dialog.tsx";
import { toast } from "#ui/toast.ts";
import { withArrival } from "#ui/use-arrival.ts";
import { nameProblem, storeSubset } from "./store-subset.ts";
import type { Selection } from "./selection.ts";
import type { ShownTeams } from "./use-team-set.ts";

interface StoreBoxProps {
  readonly openedAttempt: OpenedAttempt;
  readonly set: ShownTeams;
  readonly selection: Selection;
  readonly onClose: () => void;
}

/** Stores the selected teams with a name as a new attempt. */
export const StoreBox = ({ openedAttempt, set, selection, onClose }: StoreBoxProps) => {
  const navigate = useNavigate();
  const [name, setName] = useState("");
  const [refusal, setRefusal] = useState("");
  const [busy, setBusy] = useState(false);
  const store = async (event: FormEvent) => {
    event.preventDefault();
    const problem = nameProblem(name);
    if (problem !== null) {
      setRefusal(problem);
      return;
    }
    setBusy(true);
    const outcome = await storeSubset({ openedAttempt, teams: set.teams, selection, name: name.trim() });
    setBusy(false);
    if (!outcome.ok) {
      toast.error(outcome.error);
      return;
    }
    onClose();
    const { matchId, attemptId } = outcome.value;
    await navigate(pathToAttempt(matchId, attemptId), {
      state: withArrival("ok", t("teams.stored")),
    });
  };
  return (
    <Dialog isOpen onClose={onClose} title={t("teams.exports.storeTitle")}>
      <form onSubmit={(event) => void store(event)}>
        <TextInput
          label={t("teams.exports.storeName")}
          description={t("teams.exports.storeHint", { n: selection.count })}
          value={name}
          error={refusal}
          onChange={(event) => {
            setName(event.currentTarget.value);
            setRefusal("");
          }}
          autoComplete="off"
          data-autofocus
        />
        <Button type="submit" fullWidth mt={16} loading={busy}>
          {t("teams.store")}
        </Button>
      </form>
    </Dialog>
  );
};
