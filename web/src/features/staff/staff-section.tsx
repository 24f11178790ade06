import Container from '@mui/material/Container';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../../shared/config/paths.ts';
import { FirestoreErrorBoundary } from '../../shared/firestore/firestore-error-boundary.tsx';
import { ShopFirestoreProvider } from '../../shared/firestore/firestore-provider.tsx';
import { ScreenSkeleton } from '../../shared/loading/screen-skeleton.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { RequireStaff } from './shell/require-staff.tsx';
import { StaffAreas } from './shell/staff-areas.tsx';
import { StaffFailure } from './shell/staff-failure.tsx';
import { StaffNavigation } from './shell/staff-navigation.tsx';

/** Everything under `/staff`, for members of staff alone. */
export default function StaffSection() {
  const { pathname, search } = useLocation();
  const session = useSession();
  if (session.status === 'loading') return <ScreenSkeleton />;
  if (session.status === 'signed-out') {
    return <Navigate to={paths.login(pathname + search)} replace />;
  }
  const { uid } = session.user;
  return (
    <FirestoreErrorBoundary key={uid} fallback={<StaffFailure />}>
      <ShopFirestoreProvider>
        <RequireStaff uid={uid}>
          <Container maxWidth="lg" sx={{ py: 2, minHeight: '80vh' }}>
            <StaffNavigation />
            <StaffAreas />
          </Container>
        </RequireStaff>
      </ShopFirestoreProvider>
    </FirestoreErrorBoundary>
  );
}
