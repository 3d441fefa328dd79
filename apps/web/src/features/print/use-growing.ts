import { useEffect, useState } from "react";

/** So many a frame: a sheet takes a few milliseconds, and a phone is four times slower. */
const A_FRAME = 1;

/** A number that grows to `all`, a little every frame, so that a long document is made without blocking the page. */
export function useGrowing(all: number, key: string): number {
  const [grown, setGrown] = useState({ key, count: 0 });
  const count = grown.key === key ? grown.count : 0;
  useEffect(() => {
    if (count >= all) return undefined;
    const frame = requestAnimationFrame(() => setGrown({ key, count: Math.min(all, count + A_FRAME) }));
    return () => cancelAnimationFrame(frame);
  }, [all, count, key]);
  return Math.min(all, count);
}
