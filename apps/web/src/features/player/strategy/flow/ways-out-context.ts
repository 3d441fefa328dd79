import { createContext } from "react";

/** Shows the suggested changes of a strategy without teams before the user leaves the step. */
export interface LeaveGuard {
  /** False while there are teams: the step is then left at once. */
  readonly blocks: boolean;
  readonly ask: (goOn: () => void) => void;
}

export const LeaveGuardContext = createContext<LeaveGuard>({ blocks: false, ask: (goOn) => goOn() });
