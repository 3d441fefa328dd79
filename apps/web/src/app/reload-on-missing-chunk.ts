/** The server no longer has a chunk of an older build: loads the new build, at most once a minute. */
export const reloadOnMissingChunk = (): void => {
  window.addEventListener("vite:preloadError", (event) => {
    const key = "reloaded_for_chunk";
    if (Date.now() - Number(sessionStorage.getItem(key) ?? 0) < 60_000) return;
    sessionStorage.setItem(key, String(Date.now()));
    event.preventDefault();
    location.reload();
  });
};
