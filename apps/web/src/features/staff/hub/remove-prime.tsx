import { primeDesk } from "@teamwright/contract/resources/prime-desk";
import { t } from "#i18n/translate.ts";
import { Button, CancelButton } from "#ui/button.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { useState } from "react";
import { apiOf } from "#data/api/client.ts";
import { queryClient } from "#data/api/query-client.ts";
import { useSubmit } from "#data/api/use-submit.ts";
import { Dialog } from "#ui/dialog.tsx";
import { toast } from "#ui/toast.ts";

const api = apiOf({ primeDesk });

/** What has to be typed before anything is deleted. */
const WORD = "DELETE";

const remove = async () => api.primeDesk.remove();

/** Asks for a typed word, then deletes all bookings, prime teams and links. */
export const RemovePrime = ({ onClose }: { readonly onClose: () => void }) => {
  const [typedText, setTypedText] = useState("");
  const { busy, submit } = useSubmit(remove);
  const sure = typedText.trim().toUpperCase() === WORD;
  const send = async () => {
    if (!sure) return;
    const result = await submit(undefined);
    if (result === null) return;
    if (!result.ok) {
      toast.error(t("staff.hub.removePrimeFailed"));
      return;
    }
    toast.success(t("replies.primeDataRemoved"));
    void queryClient.invalidateQueries({ queryKey: ["posts"] });
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("staff.hub.removePrimeQuestion")}
      footer={
        <>
          <CancelButton onClick={onClose} />
          <Button variant="danger" disabled={!sure} loading={busy} onClick={() => void send()}>
            {t("staff.hub.removePrime")}
          </Button>
        </>
      }
    >
      <p>{t("staff.hub.removePrimeDetail")}</p>
      <TextInput
        label={t("staff.hub.removePrimeType", { word: WORD })}
        autoComplete="off"
        value={typedText}
        onChange={(event) => setTypedText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter") void send();
        }}
      />
    </Dialog>
  );
};
