import { useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import * as z from "zod/mini";

const handedOver = z.object({
  arrival: z.object({ tone: z.enum(["ok", "warn"]), lines: z.array(z.string()) }),
});

/** The first message of the page that opens, e.g. that its teams were stored. */
export type Arrival = z.output<typeof handedOver>["arrival"];

/** The state to navigate with: `navigate(path, { state: withArrival("ok", message) })`. */
export const withArrival = (tone: Arrival["tone"], ...lines: readonly string[]) => ({
  arrival: { tone, lines },
});

/** The message that this page was opened with; null after a reload and when the user returns. */
export function useArrival(): Arrival | null {
  const state: unknown = useLocation().state;
  const hasArrived = useNavigationType() !== "POP";
  const [arrival] = useState(() => (hasArrived ? (handedOver.safeParse(state).data?.arrival ?? null) : null));
  return arrival;
}
