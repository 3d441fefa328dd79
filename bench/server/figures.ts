import { readFileSync } from "node:fs";

/** NaN of no values. */
export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN;

/** Resident memory of a process in MB (1024 KiB), read from Linux's /proc. */
export const residentMegabytes = (pid: number): number => {
  const kibibytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kibibytes) / 1024;
};
