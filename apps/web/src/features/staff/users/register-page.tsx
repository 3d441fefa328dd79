import { t } from "#i18n/translate.ts";
import { useState } from "react";
import { paths } from "#lib/paths.ts";
import { LinkButton } from "#ui/link-button.tsx";
import { Page } from "#ui/page.tsx";
import { RegisterForm } from "./register-form.tsx";
import { Registered, type Registration } from "./registered.tsx";

/** Registers a customer with a first plan. */
export const RegisterPage = () => {
  const [registration, setRegistration] = useState<Registration | null>(null);
  return (
    <Page title={t("shell.registerUser")} menu narrow>
      <LinkButton to={paths.manyUsers} variant="soft">
        {t("staff.many.paste")}
      </LinkButton>
      {registration === null ? (
        <RegisterForm onRegistered={setRegistration} />
      ) : (
        <Registered
          registration={registration}
          onAnother={() => {
            setRegistration(null);
          }}
        />
      )}
    </Page>
  );
};
