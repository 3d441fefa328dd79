import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { QueryState } from "#ui/query-state.tsx";
import { toast } from "#ui/toast.ts";
import { refreshDesk } from "./match-queries.ts";
import { sourceApi, sourcesQuery } from "./source-queries.ts";
import type { SourceState } from "@teamwright/contract";
import { SourceTable } from "./source-table.tsx";

/** The sources that bring matches by themselves: how they fare, what they cost, and their switch. */
export const SourcesPanel = () => {
  const sources = useQuery(sourcesQuery());
  const [busy, setBusy] = useState<string | null>(null);
  const change = async ({ name, on }: SourceState): Promise<void> => {
    setBusy(name);
    const result = await sourceApi.switch({ params: { source: name }, body: { on: !on } });
    if (!result.ok) toast.error(result.message);
    await refreshDesk();
    setBusy(null);
  };
  return (
    <>
      <QueryState query={sources} rows={4} height={108} />
      {sources.data && (
        <SourceTable sources={sources.data} busy={busy} onSwitch={(source) => void change(source)} />
      )}
    </>
  );
};
