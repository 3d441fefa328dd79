import { create } from "zustand";

type Connection = { readonly reachable: boolean };

const useConnectionStore = create<Connection>(() => ({ reachable: navigator.onLine }));

/** Every answer or failure of a call tells whether the server is there; the browser's own sign alone is not enough. */
export const noteReachable = (reachable: boolean): void => {
  if (useConnectionStore.getState().reachable !== reachable) useConnectionStore.setState({ reachable });
};

window.addEventListener("offline", () => {
  noteReachable(false);
});
window.addEventListener("online", () => {
  noteReachable(true);
});

/** Whether the server answered last time; screens show the offline mark and the age of their data when not. */
export const useOnline = (): boolean => useConnectionStore((state) => state.reachable);
