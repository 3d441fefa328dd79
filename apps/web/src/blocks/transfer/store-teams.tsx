import { Button } from "#ui/button.tsx";
import { TextInput } from "#ui/text-input.tsx";
import type { MatchDetail } from "@teamwright/domain";
import { useState } from "react";
import type { FormEvent } from "react";
import { useNavigate } from "react-router";
import { t } from "#i18n/translate.ts";
import { MAX_NAME } from "#data/records/attempt-record.ts";
import { beginStoring } from "#data/records/store-attempt.ts";
import type { TransferTeam } from "#data/transfer/transfer-record.ts";
import { pathToAttempt } from "#lib/path-to-attempt.ts";
import { Dialog } from "#ui/dialog.tsx";
import { toast } from "#ui/toast.ts";
import { withArrival } from "#ui/use-arrival.ts";
import { columnsOf } from "./columns-of.ts";
import classes from "./transfer.module.css";

const STORED_SUBSET = 99;

interface StoreTeamsProps {
  readonly match: MatchDetail;
  readonly teams: readonly TransferTeam[];
  readonly onClose: () => void;
}

/** Stores teams that were made elsewhere as an attempt of this device, with a name. */
export const StoreTeams = ({ match, teams, onClose }: StoreTeamsProps) => {
  const navigate = useNavigate();
  const [name, setName] = useState("");
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const store = async (event: FormEvent) => {
    event.preventDefault();
    const { length } = name.trim();
    if (length === 0 || length > MAX_NAME) {
      setProblem(t(length === 0 ? "transfer.invalidName" : "transfer.nameTooLong"));
      return;
    }
    setBusy(true);
    const outcome = await beginStoring({
      match,
      strategy: null,
      generationType: STORED_SUBSET,
      shortcut: name.trim(),
      generation: {
        requested: teams.length,
        seed: null,
        possible: null,
        shortfalls: [],
        teams: columnsOf(match, teams),
      },
    });
    setBusy(false);
    if (!outcome.ok) {
      toast.error(outcome.error.message);
      return;
    }
    onClose();
    const { matchId, attemptId } = outcome.value;
    await navigate(pathToAttempt(matchId, attemptId), {
      state: withArrival("ok", t("transfer.teamsStored")),
    });
  };
  return (
    <Dialog isOpen onClose={onClose} title={t("transfer.storeTitle")}>
      <form className={classes["form"]} onSubmit={(event) => void store(event)}>
        <TextInput
          label={t("transfer.storeName")}
          description={t("transfer.storeDetail", { n: teams.length })}
          value={name}
          error={problem}
          autoComplete="off"
          data-autofocus
          onChange={(event) => {
            setName(event.currentTarget.value);
            setProblem("");
          }}
        />
        <Button type="submit" fullWidth loading={busy}>
          {t("transfer.store")}
        </Button>
      </form>
    </Dialog>
  );
};
