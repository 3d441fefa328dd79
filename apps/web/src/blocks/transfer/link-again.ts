import { useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import * as z from "zod/mini";
import { withArrival } from "#ui/use-arrival.ts";

const handedOver = z.object({ linkApp: z.string() });

/** The state with which the profile opens when an app must be linked: it shows why and opens that app's dialog. */
export const linkAgain = (slug: string, message: string) => ({
  ...withArrival("warn", message),
  linkApp: slug,
});

/** The app whose dialog the profile opens; null after a reload and when the user returns. */
export function useAppToLink(): string | null {
  const state: unknown = useLocation().state;
  const hasArrived = useNavigationType() !== "POP";
  const [slug] = useState(() => (hasArrived ? (handedOver.safeParse(state).data?.linkApp ?? null) : null));
  return slug;
}
