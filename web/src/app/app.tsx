import { Suspense, useState } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { isStaffPath, paths } from '../shared/config/paths.ts';
import { ScreenSkeleton } from '../shared/loading/screen-skeleton.tsx';
import { NotFoundPage } from '../shared/ui/fallbacks/error-page.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Layout } from './layout/layout.tsx';
import { EarlyClicks } from './replay-early-clicks.tsx';
import { redirects, screens } from './routes.ts';
import type { Screen } from './screen.tsx';

export function App() {
  const { pathname } = useLocation();
  return (
    // The outer boundary is for the layout, because its lazy-loaded menus may fail to load.
    <ErrorBoundary>
      <Layout>
        <ErrorBoundary key={isStaffPath(pathname) ? paths.staff : pathname}>
          <Suspense fallback={<ScreenSkeleton />}>
            <Routes>
              {screens.map((screen) => (
                <Route
                  key={screen.path}
                  path={screen.path}
                  element={<ScreenView screen={screen} />}
                />
              ))}
              {redirects.map(({ from, to }) => (
                <Route key={from} path={from} element={<Navigate to={to} replace />} />
              ))}
              <Route path="*" element={<NotFoundPage />} />
            </Routes>
            <EarlyClicks />
          </Suspense>
        </ErrorBoundary>
      </Layout>
    </ErrorBoundary>
  );
}

function ScreenView({ screen }: { screen: Screen }) {
  // Kept in state, because switching from the lazy to the loaded component would remount the screen.
  const [Component] = useState(() => screen.loaded() ?? screen.Lazy);
  return <Component />;
}
