import { lazyPart } from "#ui/lazy-part.ts";
import { Button } from "#ui/button.tsx";
import { Suspense, useRef, useState } from "react";
import { t } from "#i18n/translate.ts";
import { Card } from "#ui/card.tsx";
import classes from "./profile-page.module.css";
import { SaveCopy } from "./save-copy-button.tsx";

const ImportDialog = lazyPart(async () => (await import("./import-dialog.tsx")).ImportDialog);
const OtherDrafts = lazyPart(async () => (await import("./other-drafts.tsx")).OtherDrafts);

const AddFile = ({ onFile }: { readonly onFile: (file: File) => void }) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        className="visually-hidden"
        tabIndex={-1}
        aria-label={t("profile.addFile")}
        accept=".json,application/json"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file) onFile(file);
          event.currentTarget.value = "";
        }}
      />
      <Button variant="soft" fullWidth onClick={() => input.current?.click()}>
        {t("profile.addFile")}
      </Button>
    </>
  );
};

/** What the person may do with everything that is stored: take it along, bring it here. */
export const YourData = () => {
  const [file, setFile] = useState<File>();
  const [version, setVersion] = useState(0);
  const readAgain = (): void => setVersion((before) => before + 1);
  return (
    <Card level={3} heading={t("profile.yourData")} className={classes["form"]}>
      <p className={classes["none"]}>{t("profile.yourDataHint")}</p>
      <SaveCopy />
      <AddFile onFile={setFile} />
      <Suspense>
        <OtherDrafts version={version} onChange={readAgain} />
      </Suspense>
      <Suspense>
        {file && (
          <ImportDialog
            file={file}
            onClose={() => {
              setFile(undefined);
              readAgain();
            }}
          />
        )}
      </Suspense>
    </Card>
  );
};
