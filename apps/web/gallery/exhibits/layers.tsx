import { useState } from "react";
import { t } from "#i18n/translate.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog, Dialog } from "#ui/dialog.tsx";
import { LeaveDialog, useLeaveGuard } from "#ui/leave-guard.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { NumberInput } from "#ui/number-input.tsx";
import { Sheet } from "#ui/sheet.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { toast } from "#ui/toast.ts";
import type { Exhibit } from "../exhibit.tsx";

const DialogInUse = () => {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button variant="soft" onClick={() => setOpen(true)}>
        dialog
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={t("teams.exports.storeTitle")}
        footer={<Button onClick={close}>{t("common.update")}</Button>}
      >
        <NumberInput
          label={t("common.enterNumberOfTeams")}
          value={20}
          onChange={() => undefined}
          data-autofocus
        />
        <Button variant="soft" onClick={() => toast.error(t("shell.somethingWentWrong"))}>
          toast
        </Button>
      </Dialog>
    </>
  );
};

const Question = () => {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        confirm-dialog
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={close}
        onConfirm={close}
        question={t("common.confirmDelete")}
        detail={t("shell.unsaved.detail")}
        confirmLabel={t("profile.remove")}
        danger
      />
    </>
  );
};

const SheetInUse = ({ from }: { readonly from: "bottom" | "left" | "right" }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="soft" onClick={() => setOpen(true)}>
        {`sheet from ${from}`}
      </Button>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title={t("strategy.yourStrategy")} from={from}>
        <p>{t("shell.offlineHint")}</p>
        <Button>{t("common.reset")}</Button>
      </Sheet>
    </>
  );
};

const Guarded = () => {
  const [name, setName] = useState("");
  const guard = useLeaveGuard(name !== "", () => setName(""));
  return (
    <>
      <TextInput label={t("profile.name")} value={name} onChange={({ target }) => setName(target.value)} />
      <LinkButton to="/mymatches" variant="soft">
        {t("common.toMyMatches")}
      </LinkButton>
      <LeaveDialog guard={guard} />
    </>
  );
};

const tones = ["success", "error", "warning", "info"] as const;

export const layers = (): readonly Exhibit[] => [
  { name: "dialog", content: <DialogInUse /> },
  { name: "confirm-dialog", content: <Question /> },
  {
    name: "sheet",
    content: (["bottom", "left", "right"] as const).map((from) => <SheetInUse key={from} from={from} />),
  },
  {
    name: "toast",
    content: tones.map((tone) => (
      <Button key={tone} variant="soft" onClick={() => toast[tone](t("common.teamsStored"))}>
        {tone}
      </Button>
    )),
  },
  {
    name: "toast with an action",
    content: (
      <Button
        variant="soft"
        onClick={() =>
          toast.info(t("shell.newVersion"), {
            label: t("shell.reload"),
            onClick: () => toast.success(t("shell.offlineReady")),
            lasting: true,
          })
        }
      >
        lasting
      </Button>
    ),
  },
  { name: "leave-guard", content: <Guarded /> },
];
