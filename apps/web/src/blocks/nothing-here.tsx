import { t } from "#i18n/translate.ts";
import { paths } from "#lib/paths.ts";
import { LinkButton } from "#ui/link-button.tsx";
import { EmptyState } from "#ui/states.tsx";

interface NothingHereProps {
  /** The list that holds what there is; absent: home. */
  readonly list?: { readonly to: string; readonly label: string };
}

/** The address names nothing: the way to the list or home instead of a further try, which would fail again. */
export const NothingHere = ({ list }: NothingHereProps) => (
  <EmptyState
    title={t("shell.pageNotFound")}
    hint={t("shell.pageNotFoundHint")}
    action={<LinkButton to={list?.to ?? paths.home}>{list?.label ?? t("shell.goHome")}</LinkButton>}
  />
);
