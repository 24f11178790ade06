import { Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { ShopFirestoreProvider } from '../../shared/firestore/firestore-provider.tsx';
import { ScreenSkeleton } from '../../shared/loading/screen-skeleton.tsx';
import { RequireSignIn } from '../../shared/session/require-sign-in.tsx';
import { NotFoundPage } from '../../shared/ui/fallbacks/error-page.tsx';
import { FallbackBoundary } from '../../shared/ui/fallbacks/fallback-boundary.tsx';
import { staffPages } from './shell/areas.ts';
import { DatabaseFailure } from './shell/database-failure.tsx';
import { RequireStaff } from './shell/require-staff.tsx';
import { useStaff } from './shell/staff-context.ts';
import { StaffFrame } from './shell/staff-frame.tsx';

export default function StaffSection() {
  return (
    <RequireSignIn>
      {(user) =>
        user ? (
          <ShopFirestoreProvider
            uid={user.uid}
            failed={
              <StaffFrame>
                <DatabaseFailure />
              </StaffFrame>
            }
          >
            <RequireStaff uid={user.uid}>
              <StaffRoutes />
            </RequireStaff>
          </ShopFirestoreProvider>
        ) : (
          <ScreenSkeleton />
        )
      }
    </RequireSignIn>
  );
}

function StaffRoutes() {
  const { admin } = useStaff();
  const { pathname } = useLocation();
  return (
    // The frame stays on screen while the page changes or fails.
    <FallbackBoundary key={pathname} fallback={<DatabaseFailure />}>
      <Suspense fallback={<ScreenSkeleton />}>
        <Routes>
          {staffPages
            .filter(({ adminOnly }) => admin || !adminOnly)
            .map(({ path, page: Page }) => (
              <Route key={path} path={path} element={<Page />} />
            ))}
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </Suspense>
    </FallbackBoundary>
  );
}
