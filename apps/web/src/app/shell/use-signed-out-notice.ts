import { useEffect } from "react";
import { useAccountStore } from "#data/api/account.ts";
import { toast } from "#ui/toast.ts";

/** Says why, when the server has ended the session while the application was open. */
export const useSignedOutNotice = (): void => {
  const why = useAccountStore((state) => state.signedOut);
  useEffect(() => {
    if (why !== null) toast.error(why);
  }, [why]);
};
