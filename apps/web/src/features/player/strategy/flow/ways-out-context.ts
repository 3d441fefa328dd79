import { createContext } from "react";

/** Connects the buttons of a step with its frame. */
export interface StepGuard {
  /** False while there are teams: the step is then left at once. */
  readonly blocks: boolean;
  /** Shows the suggested changes of a strategy without teams before the user leaves the step. */
  readonly ask: (goOn: () => void) => void;
  /** Shows what is missing above the buttons; null removes it. */
  readonly refuse: (problem: string | null) => void;
}

export const LeaveGuardContext = createContext<StepGuard>({
  blocks: false,
  ask: (goOn) => goOn(),
  refuse: () => undefined,
});
