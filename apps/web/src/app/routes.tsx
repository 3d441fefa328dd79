import { Route, Routes, useLocation } from "react-router";
import { useEntry } from "./entries.ts";
import { NotFoundPage } from "./not-found-page.tsx";
import { Screen } from "./screens.tsx";
import { Guard } from "./shell/guard.tsx";
import { Shell } from "./shell/shell.tsx";

/**
 * The shell around the address's screen. Declarative routes: the data router would add 20 KB compressed to the first
 * load, and none of its features are used.
 */
export const AppRoutes = () => {
  const entry = useEntry(useLocation().pathname);
  return (
    <Routes>
      <Route element={<Shell entry={entry} />}>
        {entry && (
          <Route
            path={entry.path}
            element={
              <Guard access={entry.access} staff={entry.staff}>
                <Screen entry={entry} />
              </Guard>
            }
          />
        )}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
};
