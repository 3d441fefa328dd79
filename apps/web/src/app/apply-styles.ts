const whenApplied = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve) => {
    // The load event of the preload may not have fired yet: only an existing sheet is a reliable sign.
    link.addEventListener("load", () => {
      if (link.sheet !== null) resolve();
    });
    link.addEventListener("error", () => {
      resolve();
    });
    link.rel = "stylesheet";
  });

/**
 * Applies the style sheets that the page only preloads, so that they do not delay its first frame. They are inserted at
 * their position in the head, before those of the screens, which may override them. Resolves when they are loaded.
 */
export const applyStyles = async (): Promise<void> => {
  const links = [...document.head.querySelectorAll<HTMLLinkElement>("link[rel=preload][as=style]")];
  await Promise.all(links.map(whenApplied));
};
