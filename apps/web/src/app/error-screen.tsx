import { Button } from "@mantine/core";
import { useText } from "../i18n/text.ts";
import { paths } from "../lib/paths.ts";
import { Page } from "../ui/page.tsx";
import { EmptyState } from "../ui/states.tsx";

const reload = (): void => {
  location.reload();
};

/** What a screen that threw is replaced by. Both ways out load the page anew: its state may be what is broken. */
export const ErrorScreen = ({ error }: { readonly error: unknown }) => {
  const { shell } = useText();
  return (
    <Page title={shell.crashed}>
      <EmptyState
        title={shell.crashed}
        hint={shell.crashedHint}
        action={
          <>
            <Button onClick={reload}>{shell.retry}</Button>
            <Button variant="soft" component="a" href={paths.home}>
              {shell.goHome}
            </Button>
          </>
        }
      />
      {import.meta.env.DEV && <pre>{error instanceof Error ? error.stack : String(error)}</pre>}
    </Page>
  );
};
