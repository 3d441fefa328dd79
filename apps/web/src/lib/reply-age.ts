import { create } from "zustand";

/** Since when the server answers from memory, because its database does not reply. Milliseconds of the device's clock. */
const useReplyAge = create<{ readonly since: number | null }>(() => ({ since: null }));

/** Notes the `Age` of a reply in seconds: one that stands in for the database's has it, any other has none. */
export const noteReplyAge = (age: string | null, now = Date.now()): void => {
  const since = age === null ? null : now - Number(age) * 1000;
  if ((useReplyAge.getState().since === null) !== (since === null)) useReplyAge.setState({ since });
};

/** The time of the data on the screen, where the server could not read it anew; null otherwise. */
export const useReplySince = (): number | null => useReplyAge(({ since }) => since);
