import { messages } from "@teamwright/domain/messages";
import { useState } from "react";
import { Page } from "../../ui/page.tsx";
import { RegisterForm } from "./register-form.tsx";
import { Registered, type Registration } from "./registered.tsx";

/** Registers a customer with a first plan. */
export const RegisterPage = () => {
  const [done, setDone] = useState<Registration | null>(null);
  return (
    <Page title={messages.menu.registerUser} menu narrow>
      {done === null ? (
        <RegisterForm onRegistered={setDone} />
      ) : (
        <Registered
          registration={done}
          onAnother={() => {
            setDone(null);
          }}
        />
      )}
    </Page>
  );
};
