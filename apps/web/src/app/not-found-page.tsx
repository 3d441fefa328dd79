import { useText } from "../i18n/text.ts";
import { paths } from "../lib/paths.ts";
import { LinkButton } from "../ui/link-button.tsx";
import { Page } from "../ui/page.tsx";
import { EmptyState } from "../ui/states.tsx";

export const NotFoundPage = () => {
  const { shell } = useText();
  return (
    <Page title={shell.pageNotFound}>
      <title>{`${shell.pageNotFound} · ${shell.productName}`}</title>
      <EmptyState
        title={shell.pageNotFound}
        hint={shell.pageNotFoundHint}
        action={<LinkButton to={paths.home}>{shell.goHome}</LinkButton>}
      />
    </Page>
  );
};
