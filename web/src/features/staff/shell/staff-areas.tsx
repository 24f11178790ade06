import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { ScreenSkeleton } from '../../../shared/loading/screen-skeleton.tsx';
import { NotFoundPage } from '../../../shared/ui/not-found-page.tsx';
import { staffPages } from './areas.ts';
import { useStaff } from './staff-context.ts';

/** The page of the section that the address names. */
export function StaffAreas() {
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
