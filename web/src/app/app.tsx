import { Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { EarlyClicks } from './early-clicks.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { ErrorPage } from './error-page.tsx';
import { Layout } from './layout/layout.tsx';
import { redirects, screens } from './routes.ts';
import { ScreenSkeleton } from './screen-skeleton.tsx';
import { ScreenView } from './screen-view.tsx';

/** The text of an address that no screen answers to. */
const notFoundMessage = '404 Not Found';

export function App() {
  const { pathname } = useLocation();
  return (
    <Layout>
      <ErrorBoundary key={pathname}>
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
            <Route path="*" element={<ErrorPage message={notFoundMessage} />} />
          </Routes>
          <EarlyClicks />
        </Suspense>
      </ErrorBoundary>
    </Layout>
  );
}
