import { createContext, useContext } from "react";

/** What opens the side menu; the shell gives it, a page with `menu` shows it on a phone. */
export type PageMenu = { readonly label: string; readonly open: () => void };

export const PageMenuContext = createContext<PageMenu | null>(null);

export const usePageMenu = (): PageMenu | null => useContext(PageMenuContext);
