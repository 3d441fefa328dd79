import { useEffect, useState } from "react";

/** False in the first frame of a component, true from the next: what is heavy in it can follow its frame. */
export function useNextFrame(): boolean {
  const [next, setNext] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setNext(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return next;
}
