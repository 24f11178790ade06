import { Suspense, use } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { ContentReady } from '../shared/i18n/content-ready.tsx';
import { ScreenSkeleton } from '../shared/loading/screen-skeleton.tsx';
import { NotFoundPage } from '../shared/ui/error-page.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Layout } from './layout/layout.tsx';
import { EarlyClicks } from './replay-early-input.tsx';
import { redirects, screens } from './routes.ts';
import type { Screen } from './screen.ts';

export function App() {
  const { pathname } = useLocation();
  return (
    // The outer one is for the layout itself, whose menus are chunks too.
    <ErrorBoundary>
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
              <Route path="*" element={<NotFoundPage />} />
            </Routes>
            <EarlyClicks />
          </Suspense>
        </ErrorBoundary>
      </Layout>
    </ErrorBoundary>
  );
}

/**
 * Suspends until the screen's texts and its chunk are here: two components, because React tells the
 * promises of one component apart by their order alone.
 */
function ScreenView({ screen }: { screen: Screen }) {
  // Starts loading beside the texts. `LoadedScreen` reports a failure.
  screen.load().catch(() => undefined);
  return (
    <ContentReady sections={screen.content}>
      <LoadedScreen screen={screen} />
    </ContentReady>
  );
}

/** A screen that is loaded renders without `use`. */
function LoadedScreen({ screen }: { screen: Screen }) {
  const Component = screen.loaded() ?? use(screen.load());
  return <Component />;
}
