/** The first look makes the page wait until the browser has read its storage: asked while the scripts are on their way. */
export const wakeLocalStorage = (): void => {
  try {
    localStorage.getItem("");
  } catch {
    // A browser that refuses storage: the screens say so where it matters.
  }
};
