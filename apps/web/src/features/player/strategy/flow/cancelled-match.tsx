import type { ComponentProps } from "react";
import { MatchScreen } from "#blocks/match-screen/match-screen.tsx";
import { useOnline } from "#data/api/connection.ts";
import { t } from "#i18n/translate.ts";
import { paths } from "#lib/paths.ts";
import { LinkButton } from "#ui/link-button.tsx";

type CancelledMatchProps = Pick<ComponentProps<typeof MatchScreen>, "title" | "match" | "onBack">;

/** In place of every step: no teams can be made for a cancelled match; what was made stays readable. */
export const CancelledMatch = (props: CancelledMatchProps) => (
  <MatchScreen
    {...props}
    online={useOnline()}
    footer={
      <>
        <LinkButton variant="soft" to={paths.myMatches}>
          {t("shell.myMatches")}
        </LinkButton>
        <LinkButton to={paths.home}>{t("shell.goHome")}</LinkButton>
      </>
    }
  >
    {() => null}
  </MatchScreen>
);
