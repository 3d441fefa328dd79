import { useState } from "react";

interface TapRefusal {
  /** Why the last tap was refused, until the input changes. */
  readonly shownRefusal: string | null;
  readonly refuse: (problem: string) => void;
}

/** Keeps why a tap was refused, as long as the input is the one that it was tapped on. */
export function useTapRefusal(input: unknown): TapRefusal {
  const [metRefusal, setMetRefusal] = useState<{ readonly problem: string; readonly input: unknown } | null>(
    null,
  );
  return {
    shownRefusal: metRefusal !== null && metRefusal.input === input ? metRefusal.problem : null,
    refuse: (problem) => setMetRefusal({ problem, input }),
  };
}
