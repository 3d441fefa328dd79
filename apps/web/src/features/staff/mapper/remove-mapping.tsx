import { useState } from "react";
import { queryClient } from "#data/api/query-client.ts";
import { useSubmit } from "#data/api/use-submit.ts";
import { mapperApi } from "#data/mapper/mapper-queries.ts";
import { t } from "#i18n/translate.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { toast } from "#ui/toast.ts";

interface RemoveMappingProps {
  readonly matchId: string;
  readonly app: { readonly slug: string; readonly name: string };
  /** After the mapping is gone. */
  readonly onRemoved?: () => void;
}

const remove = (params: { readonly id: string; readonly app: string }) => mapperApi.mapper.remove({ params });

/** Takes the mapping of a match to an app back, after a question. */
export const RemoveMapping = ({ matchId, app, onRemoved }: RemoveMappingProps) => {
  const [asking, setAsking] = useState(false);
  const { busy, submit } = useSubmit(remove);
  const confirm = async () => {
    const result = await submit({ id: matchId, app: app.slug });
    if (result === null) return;
    setAsking(false);
    if (!result.ok) {
      toast.error(result.message);
      return;
    }
    toast.success(result.data.message);
    onRemoved?.();
    await Promise.all(
      [["mapping", matchId], ["match", matchId], ["match-options"]].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
  };
  return (
    <>
      <Button variant="soft" onClick={() => setAsking(true)}>
        {t("mapper-desk.takeBack", { app: app.name })}
      </Button>
      <ConfirmDialog
        isOpen={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => void confirm()}
        busy={busy}
        danger
        question={t("mapper-desk.takeBackQuestion", { app: app.name })}
        detail={t("mapper-desk.takeBackDetail")}
        confirmLabel={t("mapper-desk.takeBack", { app: app.name })}
      />
    </>
  );
};
