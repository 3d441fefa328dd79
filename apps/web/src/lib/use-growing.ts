import { useEffect, useState } from "react";

/**
 * A number that grows to `all`, by `aFrame` with every frame, so that a long document is rendered without blocking the
 * page. It restarts with another `key`.
 */
export function useGrowing(all: number, key: string, aFrame = 1): number {
  const [growth, setGrowth] = useState({ key, count: 0 });
  const count = growth.key === key ? growth.count : 0;
  useEffect(() => {
    if (count >= all) return undefined;
    const frame = requestAnimationFrame(() => setGrowth({ key, count: Math.min(all, count + aFrame) }));
    return () => cancelAnimationFrame(frame);
  }, [all, aFrame, count, key]);
  return Math.min(all, count);
}
