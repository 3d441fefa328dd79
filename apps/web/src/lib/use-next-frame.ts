import { useEffect, useState } from "react";

/** False in the first frame of a component, true from the next, so that expensive content can follow the frame. */
export function useNextFrame(): boolean {
  const [next, setNext] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setNext(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return next;
}
