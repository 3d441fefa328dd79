import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { listAppTeams, MATCH_LOCKED, SESSION_EXPIRED } from "#data/transfer/app-calls.ts";
import type { AppTeams } from "#data/transfer/app-calls.ts";
import type { StoredTransfer } from "#data/transfer/transfer-record.ts";
import { t } from "#i18n/translate.ts";
import { useLatestCallback } from "#lib/use-latest-callback.ts";
import { toast } from "#ui/toast.ts";

interface Handlers {
  readonly onFailed: () => void;
  readonly onExpired: () => void;
}

/** What the app holds of the match, asked anew whenever the options open; undefined until it is known. */
export function useAppTeams(
  { id, fantasyApp, match }: StoredTransfer,
  handlers: Handlers,
): AppTeams | undefined {
  const { data } = useQuery({
    queryKey: ["app-teams", id],
    queryFn: () => listAppTeams(fantasyApp, match.id),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: true,
  });
  const failed = useLatestCallback((code: string, message: string) => {
    if (code === SESSION_EXPIRED) {
      handlers.onExpired();
      return;
    }
    toast.error(
      code === "match_not_mapped" || code === MATCH_LOCKED ? message : t("transfer.pleaseTryAgain"),
    );
    handlers.onFailed();
  });
  useEffect(() => {
    if (data?.ok === false) failed(data.error.code, data.error.message);
  }, [data, failed]);
  return data?.ok === true ? data.value : undefined;
}
