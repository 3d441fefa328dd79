import { Button } from "@mantine/core";
import { useRouteError } from "react-router";
import { useText } from "../i18n/text.ts";
import { paths } from "../lib/paths.ts";
import { Page } from "../ui/page.tsx";
import { EmptyState } from "../ui/states.tsx";

const reload = (): void => {
  location.reload();
};

/** A screen threw: the rest of the application goes on, what is stored is untouched. */
export const ErrorScreen = () => {
  const { shell } = useText();
  const error = useRouteError();
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
