/** The first access blocks the page until the browser has read its storage, so it runs in a separate task. */
export const wakeLocalStorage = (): void => {
  try {
    localStorage.getItem("");
  } catch {
    // A browser that refuses storage: screens that need it show a message.
  }
};
