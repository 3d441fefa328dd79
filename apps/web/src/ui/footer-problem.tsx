import { createContext, use } from "react";
import { createPortal } from "react-dom";
import { ProblemNotice } from "./problem-notice.tsx";

/** The place above the buttons of the page's footer; null before it is there. */
export const AboveFooterContext = createContext<HTMLElement | null>(null);

/** What has to be mended: above the buttons of the page's footer, wherever in the page it was refused. */
export const FooterProblem = ({ problem }: { readonly problem: string | null }) => {
  const place = use(AboveFooterContext);
  const notice = <ProblemNotice problem={problem} />;
  return place === null ? notice : createPortal(notice, place);
};
