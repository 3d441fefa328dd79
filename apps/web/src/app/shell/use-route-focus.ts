import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** After a change of screen, focus goes to its heading: a screen reader says where it is, Tab starts at the top. */
export const useRouteFocus = (): void => {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.querySelector<HTMLElement>("h1[tabindex]")?.focus({ preventScroll: true });
  }, [pathname]);
};
