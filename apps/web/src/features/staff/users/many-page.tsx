import { t } from "#i18n/translate.ts";
import { useState } from "react";
import { useLocation } from "react-router";
import { Page } from "#ui/page.tsx";
import { useBack } from "#ui/use-back.ts";
import { paths } from "#lib/paths.ts";
import { useLeaveGuard } from "#ui/leave-guard.tsx";
import { ManyForm } from "./many-form.tsx";
import { ManyResults } from "./many-results.tsx";
import { PasswordsDialog } from "./passwords-dialog.tsx";
import type { NumberResult } from "./apply-many.ts";

/** The numbers that the list of users hands over; they stay out of addresses. */
const phonesFrom = (state: unknown): string =>
  typeof state === "object" && state !== null && "phones" in state && Array.isArray(state.phones)
    ? state.phones.filter((phone) => typeof phone === "string").join("\n")
    : "";

/** Registers or extends many numbers at once: a list, a preview, the results. */
export const ManyPage = () => {
  const handedPhones = phonesFrom(useLocation().state);
  const [results, setResults] = useState<readonly NumberResult[] | null>(null);
  const [isCopied, setIsCopied] = useState(false);
  const passwords = results?.some(({ password }) => password !== undefined) === true;
  const guard = useLeaveGuard(passwords && !isCopied, useBack(paths.home));
  return (
    <Page title={t("shell.manyUsers")} onBack={guard.onBack} narrow>
      {results === null ? (
        <ManyForm handed={handedPhones} onDone={setResults} />
      ) : (
        <ManyResults results={results} onCopied={() => setIsCopied(true)} />
      )}
      <PasswordsDialog guard={guard} />
    </Page>
  );
};
