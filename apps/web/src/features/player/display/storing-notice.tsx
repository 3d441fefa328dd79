import { Button } from "#ui/button.tsx";
import { useState } from "react";
import { useNavigate } from "react-router";
import { t } from "#i18n/translate.ts";
import type { OpenedAttempt } from "#data/records/attempts.ts";
import { useHandedOver } from "#data/records/handed-over.ts";
import type { NotStored } from "#data/records/handed-over.ts";
import { beginStoring } from "#data/records/store-attempt.ts";
import { pathToAttempt } from "#lib/path-to-attempt.ts";
import { ArrivalNotice } from "#ui/arrival-notice.tsx";
import { Notice } from "#ui/notice.tsx";
import { toast } from "#ui/toast.ts";
import { useArrival, withArrival } from "#ui/use-arrival.ts";

/** What became of the teams that this page shows from memory; then the message that the page was opened with. */
export const StoringNotice = ({
  openedAttempt: { match, attempt },
}: {
  readonly openedAttempt: OpenedAttempt;
}) => {
  const handedAttempt = useHandedOver(match.id, attempt.id);
  const arrival = useArrival();
  const onlyHere = handedAttempt !== null && handedAttempt.state !== "stored";
  if (handedAttempt?.notStored) return <UnstoredNotice notStored={handedAttempt.notStored} />;
  if (!onlyHere) return <ArrivalNotice />;
  return (
    <>
      {arrival?.tone === "warn" && <ArrivalNotice />}
      <Notice tone="accent" live>
        <p>{t("teams.storing")}</p>
      </Notice>
    </>
  );
};

const UnstoredNotice = ({ notStored: { failure, attempt } }: { readonly notStored: NotStored }) => {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const why = failure.code === "not_found" ? "storage_unavailable" : failure.code;
  const storeAgain = async () => {
    setBusy(true);
    const storingResult = await beginStoring(attempt);
    if (!storingResult.ok) {
      setBusy(false);
      toast.error(storingResult.error.message);
      return;
    }
    const { matchId, attemptId } = storingResult.value;
    await navigate(pathToAttempt(matchId, attemptId, attempt.type === "toss"), {
      replace: true,
      state: withArrival("ok", t("common.teamsStored")),
    });
  };
  return (
    <Notice
      tone="bad"
      live
      action={
        <Button size="sm" variant="soft" loading={busy} onClick={() => void storeAgain()}>
          {t("teams.storeAgain")}
        </Button>
      }
    >
      <p>{failure.message}</p>
      <p>{t(`teams.unstoredHint.${why}`)}</p>
    </Notice>
  );
};
