type Preload = (pathname: string) => Promise<void>;

let preload: Preload = () => Promise.resolve();

/** The application knows the screens; others preload them by address. */
export const setPreload = (load: Preload): void => {
  preload = load;
};

/** Loads the code of the screen that is likely opened next, when the browser is idle. */
export const preloadScreen = (pathname: string): void => void preload(pathname);
