import { t } from "#i18n/translate.ts";
import { NothingHere } from "#blocks/nothing-here.tsx";
import { Page } from "#ui/page.tsx";

export const NotFoundPage = () => {
  return (
    <Page title={t("shell.pageNotFound")}>
      <title>{`${t("shell.pageNotFound")} · ${t("shell.productName")}`}</title>
      <NothingHere />
    </Page>
  );
};
