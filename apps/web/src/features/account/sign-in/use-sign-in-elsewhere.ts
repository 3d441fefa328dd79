import { useEffect } from "react";
import { useLatestCallback } from "#lib/use-latest-callback.ts";
import { readLocal } from "#data/records/local-keys.ts";

/** Runs when another tab has signed in: the session is this tab's too. */
export const useSignInElsewhere = (then: () => void): void => {
  const goOn = useLatestCallback(then);
  useEffect(() => {
    const follow = ({ key }: StorageEvent): void => {
      if (key === "tg_id" && readLocal(key) !== undefined) goOn();
    };
    window.addEventListener("storage", follow);
    return () => {
      window.removeEventListener("storage", follow);
    };
  }, [goOn]);
};
