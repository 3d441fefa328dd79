import { create } from "zustand";

type ServerReach = { readonly reachable: boolean };

const useConnectionStore = create<ServerReach>(() => ({ reachable: navigator.onLine }));

/** Every reply or failure of a call shows whether the server is reachable; the browser's own event is not enough. */
export const noteReachable = (reachable: boolean): void => {
  if (useConnectionStore.getState().reachable !== reachable) useConnectionStore.setState({ reachable });
};

window.addEventListener("offline", () => {
  noteReachable(false);
});
window.addEventListener("online", () => {
  noteReachable(true);
});

/** Whether the server replied last time; otherwise screens show the offline mark and the age of their data. */
export const useOnline = (): boolean => useConnectionStore((state) => state.reachable);
