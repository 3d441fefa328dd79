import { t } from "../i18n/translate.ts";
import { paths } from "../lib/paths.ts";
import { LinkButton } from "../ui/link-button.tsx";
import { Page } from "../ui/page.tsx";
import { EmptyState } from "../ui/states.tsx";

export const NotFoundPage = () => {
  return (
    <Page title={t("shell.pageNotFound")}>
      <title>{`${t("shell.pageNotFound")} · ${t("shell.productName")}`}</title>
      <EmptyState
        title={t("shell.pageNotFound")}
        hint={t("shell.pageNotFoundHint")}
        action={<LinkButton to={paths.home}>{t("shell.goHome")}</LinkButton>}
      />
    </Page>
  );
};
