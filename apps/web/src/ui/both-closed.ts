interface Closable {
  readonly isOpen: boolean;
}

/**
 * For `memo`: a closed dialog shows nothing of its properties, so a new render of the screen does not render it again.
 */
export const bothClosed = (before: Closable, after: Closable): boolean => !before.isOpen && !after.isOpen;
