const KEY = "reloaded_for_chunk";

/**
 * The server's answer for this file: the entry, whose name changes with every build. Asked by HEAD, which the service worker
 * leaves to the network. Null without an answer; a reload would then replace the page by the browser's error page.
 */
const answerForEntry = (): Promise<Response | null> =>
  fetch(import.meta.url, { method: "HEAD", cache: "no-store" }).catch(() => null);

const reloadOnce = async (isReason: (answer: Response) => boolean): Promise<void> => {
  if (Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < 60_000) return;
  const answer = await answerForEntry();
  if (answer === null || !isReason(answer)) return;
  sessionStorage.setItem(KEY, String(Date.now()));
  location.reload();
};

/**
 * When code cannot be loaded because the server has a new build: loads that, at most once a minute. After a dropped
 * connection the page stays, because a reload would lose what is typed.
 */
export const reloadOnNewBuild = (): void => {
  window.addEventListener("vite:preloadError", () => void reloadOnce(({ status }) => status === 404));
};

/** Before the application has started nothing is lost: a dropped connection is a reason too. */
export const reloadFailedStart = (): Promise<void> => reloadOnce(() => true);
