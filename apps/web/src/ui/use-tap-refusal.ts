import { useState } from "react";

interface TapRefusal {
  /** Why the last tap was refused, until the input changes. */
  readonly shown: string | null;
  readonly refuse: (problem: string) => void;
}

/** Keeps why a tap was refused, as long as the input is the one that it was tapped on. */
export function useTapRefusal(input: unknown): TapRefusal {
  const [met, setMet] = useState<{ readonly problem: string; readonly input: unknown } | null>(null);
  return {
    shown: met !== null && met.input === input ? met.problem : null,
    refuse: (problem) => setMet({ problem, input }),
  };
}
