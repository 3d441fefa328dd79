/** A chunk of an older build is gone from the server: load the new build, once a minute at most. */
export const reloadOnMissingChunk = (): void => {
  window.addEventListener("vite:preloadError", (event) => {
    const key = "reloaded_for_chunk";
    if (Date.now() - Number(sessionStorage.getItem(key) ?? 0) < 60_000) return;
    sessionStorage.setItem(key, String(Date.now()));
    event.preventDefault();
    location.reload();
  });
};
