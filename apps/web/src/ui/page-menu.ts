import { createContext, useContext } from "react";

/** Opens the side menu. The shell provides it; a page with `menu` shows it on a phone. */
export type PageMenu = { readonly label: string; readonly open: () => void };

export const PageMenuContext = createContext<PageMenu | null>(null);

export const usePageMenu = (): PageMenu | null => useContext(PageMenuContext);
