import { t } from "#i18n/translate.ts";
import { AnchorButton } from "#ui/anchor-button.tsx";
import { Button } from "#ui/button.tsx";
import { paths } from "#lib/paths.ts";
import { Page } from "#ui/page.tsx";
import { EmptyState } from "#ui/states.tsx";

const reload = (): void => {
  location.reload();
};

/** Replaces a screen that threw. Both buttons reload the page, because its state may be the cause. */
export const ErrorScreen = ({ error }: { readonly error: unknown }) => {
  return (
    <Page title={t("shell.crashed")}>
      <EmptyState
        title={t("shell.crashed")}
        hint={t("shell.crashedHint")}
        action={
          <>
            <Button onClick={reload}>{t("shell.retry")}</Button>
            <AnchorButton variant="soft" href={paths.home}>
              {t("shell.goHome")}
            </AnchorButton>
          </>
        }
      />
      {import.meta.env.DEV && <pre>{error instanceof Error ? error.stack : String(error)}</pre>}
    </Page>
  );
};
