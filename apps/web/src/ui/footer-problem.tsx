import { createContext, use, useState } from "react";
import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { ProblemNotice } from "./problem-notice.tsx";

/** The place above the buttons of the page's footer; null before it is there. */
const AboveFooterContext = createContext<HTMLElement | null>(null);
const SetAboveFooterContext = createContext<(place: HTMLElement | null) => void>(() => undefined);

/** Knows the place for the page inside, which is not rendered again when the place is there. */
export const AboveFooterProvider = ({ children }: { readonly children: ReactNode }) => {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <SetAboveFooterContext value={setPlace}>
      <AboveFooterContext value={place}>{children}</AboveFooterContext>
    </SetAboveFooterContext>
  );
};

/** The place itself. */
export const AboveFooter = ({ className }: { readonly className: string | undefined }) => (
  <div ref={use(SetAboveFooterContext)} className={className} />
);

/** What has to be mended: above the buttons of the page's footer, wherever in the page it was refused. */
export const FooterProblem = ({ problem }: { readonly problem: string | null }) => {
  const place = use(AboveFooterContext);
  const notice = <ProblemNotice problem={problem} />;
  return place === null ? notice : createPortal(notice, place);
};
