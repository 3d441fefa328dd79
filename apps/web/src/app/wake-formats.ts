/**
 * With the first format the browser loads its tables of numbers and dates: 10 ms, on a slow phone 40. In a task of its
 * own while the line brings the files, instead of in the first screen's rendering.
 */
export const wakeFormats = (): void => {
  new Intl.DateTimeFormat("en", { hour: "2-digit" }).format(0);
};
