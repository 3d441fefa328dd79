import { useState } from "react";

interface InputRefusal {
  /** The problem that was met at the last attempt, while it stands. */
  readonly shownRefusal: string | null;
  /** Called at an attempt to continue: shows the problem, and says whether there is one. */
  readonly refuses: () => boolean;
}

/** Shows what is missing in a form from the first attempt to continue until the input is mended. */
export function useRefusal(problem: string | null): InputRefusal {
  const [metProblem, setMetProblem] = useState<string | null>(null);
  return {
    shownRefusal: metProblem === problem ? problem : null,
    refuses: () => {
      setMetProblem(problem);
      return problem !== null;
    },
  };
}
