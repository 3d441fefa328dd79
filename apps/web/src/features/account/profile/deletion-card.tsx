import { Suspense, useState } from "react";
import { t } from "#i18n/translate.ts";
import { lazyPart } from "#ui/lazy-part.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import classes from "./profile-page.module.css";

const DeleteAccount = lazyPart(async () => (await import("./delete-account.tsx")).DeleteAccount);

/** The end of the account, apart from everything else, so that nobody comes here by accident. */
export const DeletionCard = () => {
  const [deleting, setDeleting] = useState(false);
  return (
    <Card level={3} heading={t("profile.deleteAccount")} className={classes["danger"]}>
      <p className={classes["none"]}>{t("profile.deleteHint")}</p>
      <Button variant="danger" onClick={() => setDeleting(true)}>
        {t("profile.deleteAccount")}
      </Button>
      <Suspense>{deleting && <DeleteAccount onClose={() => setDeleting(false)} />}</Suspense>
    </Card>
  );
};
