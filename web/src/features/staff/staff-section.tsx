import Container from '@mui/material/Container';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { contentId } from '../../shared/config/paths.ts';
import { ShopFirestoreProvider } from '../../shared/firestore/firestore-provider.tsx';
import { ScreenSkeleton } from '../../shared/loading/screen-skeleton.tsx';
import { RequireSignIn } from '../../shared/session/require-sign-in.tsx';
import { NotFoundPage } from '../../shared/ui/error-page.tsx';
import { staffPages } from './shell/areas.ts';
import { DatabaseFailure } from './shell/database-failure.tsx';
import { RequireStaff } from './shell/require-staff.tsx';
import { useStaff } from './shell/staff-context.ts';
import { StaffNavigation } from './shell/staff-navigation.tsx';

export default function StaffSection() {
  return (
    <RequireSignIn>
      {(user) =>
        user ? (
          <ShopFirestoreProvider uid={user.uid} failed={<DatabaseFailure />}>
            <RequireStaff uid={user.uid}>
              <Container maxWidth="lg" sx={sectionStyle}>
                <StaffNavigation />
                <div id={contentId} tabIndex={-1}>
                  <StaffRoutes />
                </div>
              </Container>
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

const sectionStyle = {
  py: 2,
  minHeight: '80vh',
  // WCAG 2.5.5 target size. `:where` lets a button's own style win.
  '& :where(.MuiButton-root)': { minHeight: 44 },
} as const;
