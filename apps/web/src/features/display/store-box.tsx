import { Button, TextInput } from "@mantine/core";
import { messages } from "@teamwright/domain/messages";
import { useState } from "react";
import type { FormEvent } from "react";
import { useNavigate } from "react-router";
import type { OpenedAttempt } from "../../data/records/attempts.ts";
import { useText } from "../../i18n/text.ts";
import { pathTo } from "../../lib/paths.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { toast } from "../../ui/toast.ts";
import { nameProblem, storeSubset } from "./store-subset.ts";
import type { Selection } from "./selection.ts";
import type { TeamSet } from "./use-team-set.ts";

interface StoreBoxProps {
  readonly opened: OpenedAttempt;
  readonly set: TeamSet;
  readonly selected: Selection;
  readonly onClose: () => void;
}

/** Gives the selected teams a name and stores them as an attempt of their own. */
export const StoreBox = ({ opened, set, selected, onClose }: StoreBoxProps) => {
  const { exports, shell } = useText();
  const navigate = useNavigate();
  const [name, setName] = useState("");
  const [busy, setBusy] = useState(false);
  const store = async (event: FormEvent) => {
    event.preventDefault();
    const problem = nameProblem(name);
    if (problem !== null) {
      toast.error(problem);
      return;
    }
    setBusy(true);
    const stored = await storeSubset({ opened, teams: set.teams, selected, name: name.trim() });
    setBusy(false);
    if (!stored.ok) {
      toast.error(stored.error);
      return;
    }
    toast.success(messages.store.stored);
    onClose();
    const { matchId, attemptId } = stored.value;
    await navigate(pathTo("display", { match: matchId, attempt: attemptId, ftype: 9, fvalue: 9 }));
  };
  return (
    <Dialog opened onClose={onClose} title={exports.storeTitle} closeLabel={shell.close}>
      <form onSubmit={(event) => void store(event)}>
        <TextInput
          label={exports.storeName}
          description={exports.storeHint(selected.count)}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          autoComplete="off"
          data-autofocus
        />
        <Button type="submit" fullWidth mt={16} loading={busy}>
          {messages.store.store}
        </Button>
      </form>
    </Dialog>
  );
};
