import { Counter } from "prom-client";
import type { Registry } from "prom-client";

/** What browsers stopped by the content security policy, by directive and screen, since the start of this instance. */
export interface PolicyCounts {
  /** True: the first of this kind. */
  note(directive: string, screen: string): boolean;
  readonly registerAt: (registry: Registry) => void;
}

export function createPolicyCounts(): PolicyCounts {
  const counts = new Map<string, { readonly directive: string; readonly screen: string; count: number }>();
  return {
    note(directive, screen) {
      const key = `${directive} ${screen}`;
      const count = counts.get(key);
      if (count) count.count += 1;
      else counts.set(key, { directive, screen, count: 1 });
      return count === undefined;
    },
    registerAt: (registry) =>
      void new Counter({
        name: "teamwright_policy_reports_total",
        help: "Reports of browsers about the content security policy",
        labelNames: ["directive", "screen"],
        registers: [registry],
        collect() {
          this.reset();
          for (const { directive, screen, count } of counts.values()) this.inc({ directive, screen }, count);
        },
      }),
  };
}
