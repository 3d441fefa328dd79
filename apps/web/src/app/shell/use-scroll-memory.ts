import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";

const positions = new Map<string, number>();

/** A new screen starts at its top; back and forward return to where the user was. */
export const useScrollMemory = (): void => {
  const { key, pathname } = useLocation();
  const how = useNavigationType();
  const current = useRef(key);
  const shown = useRef(pathname);

  useEffect(() => {
    history.scrollRestoration = "manual";
    const remember = (): void => {
      positions.set(current.current, window.scrollY);
    };
    window.addEventListener("scroll", remember, { passive: true });
    return () => {
      window.removeEventListener("scroll", remember);
    };
  }, []);

  useLayoutEffect(() => {
    current.current = key;
    if (how === "POP") window.scrollTo(0, positions.get(key) ?? 0);
    // A change of the query alone, e.g. of a tab, stays where it is.
    else if (shown.current !== pathname) window.scrollTo(0, 0);
    shown.current = pathname;
  }, [key, pathname, how]);
};
