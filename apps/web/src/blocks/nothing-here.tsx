import { t } from "../i18n/translate.ts";
import { paths } from "../lib/paths.ts";
import { LinkButton } from "../ui/link-button.tsx";
import { EmptyState } from "../ui/states.tsx";

/** The address names nothing: the way home instead of a further try, which would fail again. */
export const NothingHere = () => (
  <EmptyState
    title={t("shell.pageNotFound")}
    hint={t("shell.pageNotFoundHint")}
    action={<LinkButton to={paths.home}>{t("shell.goHome")}</LinkButton>}
  />
);
