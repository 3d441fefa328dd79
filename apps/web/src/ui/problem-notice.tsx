import { Notice } from "./notice.tsx";

/** What has to be mended, beside the button that was refused; nothing while there is no problem. */
export const ProblemNotice = ({ problem }: { readonly problem: string | null }) =>
  problem !== null && (
    <Notice tone="bad" live>
      {problem}
    </Notice>
  );
