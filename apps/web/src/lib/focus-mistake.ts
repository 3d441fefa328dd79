/** Moves the focus to the first field that the next frame marks as wrong. */
export const focusMistake = (): void => {
  requestAnimationFrame(() => {
    document.querySelector<HTMLElement>("#main [aria-invalid=true]")?.focus();
  });
};
