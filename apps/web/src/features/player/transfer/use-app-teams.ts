import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { listAppTeams, MATCH_LOCKED, NETWORK, SESSION_EXPIRED } from "#data/transfer/app-calls.ts";
import type { AppTeams } from "#data/transfer/app-calls.ts";
import type { StoredTransfer } from "#data/transfer/transfer-record.ts";
import { t } from "#i18n/translate.ts";
import { useLatestCallback } from "#lib/use-latest-callback.ts";
import { toast } from "#ui/toast.ts";

interface FailureHandlers {
  readonly onFailed: () => void;
  readonly onExpired: () => void;
}

interface AskedTeams {
  /** Undefined until they are known. */
  readonly appTeams: AppTeams | undefined;
  /** No call gets through: what was known before stays. */
  readonly unreachable: boolean;
  readonly retry: () => void;
}

/** What the app holds of the match, asked anew whenever the options open and the connection comes back. */
export function useAppTeams(
  { id, fantasyApp, match }: StoredTransfer,
  handlers: FailureHandlers,
): AskedTeams {
  const { data, isError, refetch } = useQuery({
    queryKey: ["app-teams", id],
    queryFn: async () => {
      const listed = await listAppTeams(fantasyApp, match.id);
      if (!listed.ok && listed.error.code === NETWORK) throw new Error(NETWORK);
      return listed;
    },
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
  });
  const onFailure = useLatestCallback((code: string, message: string) => {
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
    if (data?.ok === false) onFailure(data.error.code, data.error.message);
  }, [data, onFailure]);
  return {
    appTeams: data?.ok === true ? data.value : undefined,
    unreachable: isError,
    retry: () => void refetch(),
  };
}
