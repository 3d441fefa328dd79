import { VERSION } from "@teamwright/contract/version";
import { useBootstrap } from "#data/api/bootstrap.ts";
import { t } from "#i18n/translate.ts";
import { Section } from "./text-page.tsx";

/** A device may hold an older page than its server serves, so both are named. */
export const Versions = () => {
  const server = useBootstrap()?.version;
  return (
    <Section title={t("static-pages.version")}>
      <p>{t("static-pages.versionOfPage", { version: VERSION })}</p>
      {server !== undefined && <p>{t("static-pages.versionOfServer", { version: server })}</p>}
    </Section>
  );
};
