import { create } from "zustand";

/** Data whose age the screens show. Other replies are kept by the server until they change. */
export type AgingData = "matches" | "plan";

/** Since when the server answers from memory, because its database does not reply. Milliseconds of the device's clock. */
const useReplyAge = create<Record<AgingData, number | null>>(() => ({ matches: null, plan: null }));

/** The data that a call reads; null where its age is not shown. */
const agingData = (path: string): AgingData | null => {
  if (/^\/api\/fantasy\/match(es)?\//.test(path)) return "matches";
  return path.startsWith("/api/plan/status/") ? "plan" : null;
};

/** Notes the `Age` of a reply in seconds: one that stands in for the database's has it, any other has none. */
export const noteReplyAge = (path: string, age: string | null, now = Date.now()): void => {
  const data = agingData(path);
  if (data === null) return;
  const since = age === null ? null : now - Number(age) * 1000;
  if ((useReplyAge.getState()[data] === null) !== (since === null)) useReplyAge.setState({ [data]: since });
};

/** The time of this data on the screen, where the server could not read it anew; null otherwise. */
export const useReplySince = (data: AgingData): number | null => useReplyAge((since) => since[data]);
