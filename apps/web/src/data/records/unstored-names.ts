/** In this tab's storage while attempts of it are not stored, so that their screens can say so after a reload. */
const KEY = "unstored-attempt";

const nameOf = (matchId: string, attemptId: number): string => `${matchId}/${attemptId}`;

const ask = (event: BeforeUnloadEvent): void => event.preventDefault();

/**
 * The attempts that are nowhere but in this page. While there are any, the browser asks before the page is closed or
 * reloaded, on whatever screen the user is.
 */
export function noteUnstored(
  attempts: readonly { readonly matchId: string; readonly attemptId: number }[],
): void {
  if (typeof window !== "undefined") {
    if (attempts.length > 0) window.addEventListener("beforeunload", ask);
    else window.removeEventListener("beforeunload", ask);
  }
  try {
    if (attempts.length === 0) sessionStorage.removeItem(KEY);
    else
      sessionStorage.setItem(
        KEY,
        attempts.map(({ matchId, attemptId }) => nameOf(matchId, attemptId)).join("\n"),
      );
  } catch {
    // A browser without storage for this page: after a reload the screen only says that nothing is stored.
  }
}

/** Whether this tab was closed or reloaded before the attempt was stored. */
export const wasLost = (matchId: string, attemptId: number): boolean => {
  try {
    return (sessionStorage.getItem(KEY) ?? "").split("\n").includes(nameOf(matchId, attemptId));
  } catch {
    return false;
  }
};
