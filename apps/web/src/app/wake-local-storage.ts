/** The first look makes the page wait until the browser has read its storage: a task of its own. */
export const wakeLocalStorage = (): void => {
  try {
    localStorage.getItem("");
  } catch {
    // A browser that refuses storage: the screens say so where it matters.
  }
};
