const KEY = "reloaded_for_chunk";

/** Without an answer a reload would replace the open page by the browser's error page. */
const serverAnswers = (): Promise<boolean> =>
  fetch("/", { method: "HEAD", cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );

const reloadOnce = async (): Promise<void> => {
  if (Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < 60_000 || !(await serverAnswers())) return;
  sessionStorage.setItem(KEY, String(Date.now()));
  location.reload();
};

/** The server no longer has a chunk of an older build: loads the new build, at most once a minute. */
export const reloadOnMissingChunk = (): void => {
  window.addEventListener("vite:preloadError", () => void reloadOnce());
};
