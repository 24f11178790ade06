import Container from '@mui/material/Container';
import { Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { contentId, paths } from '../../shared/config/paths.ts';
import { ShopFirestoreProvider } from '../../shared/firestore/firestore-provider.tsx';
import { ScreenSkeleton } from '../../shared/loading/screen-skeleton.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { NotFoundPage } from '../../shared/ui/error-page.tsx';
import { FallbackBoundary } from '../../shared/ui/fallback-boundary.tsx';
import { staffPages } from './shell/areas.ts';
import { DatabaseFailure } from './shell/database-failure.tsx';
import { RequireStaff } from './shell/require-staff.tsx';
import { useStaff } from './shell/staff-context.ts';
import { StaffNavigation } from './shell/staff-navigation.tsx';

/** Everything under `/staff`, for staff members only. */
export default function StaffSection() {
  const { pathname, search } = useLocation();
  const session = useSession();
  if (session.status === 'loading') return <ScreenSkeleton />;
  if (session.status === 'signed-out') {
    return <Navigate to={paths.login(pathname + search)} replace />;
  }
  const { uid } = session.user;
  return (
    <FallbackBoundary key={uid} fallback={<DatabaseFailure />}>
      <ShopFirestoreProvider>
        <RequireStaff uid={uid}>
          <Container maxWidth="lg" sx={{ py: 2, minHeight: '80vh' }}>
            <StaffNavigation />
            <div id={contentId} tabIndex={-1}>
              <StaffRoutes />
            </div>
          </Container>
        </RequireStaff>
      </ShopFirestoreProvider>
    </FallbackBoundary>
  );
}

function StaffRoutes() {
  const { admin } = useStaff();
  return (
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
  );
}
