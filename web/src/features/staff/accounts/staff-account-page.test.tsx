import { Route, Routes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { render } from '../../../shared/testing/render.tsx';
import { asStaff } from '../testing/as-staff.tsx';
import StaffAccountPage from './staff-account-page.tsx';

vi.mock('../use-live-document.ts', () => ({
  useLiveDocument: (_collection: unknown, id: string) => {
    if (id.includes('/')) throw new Error('Invalid document reference.');
    return 'loading';
  },
}));

it("shows that an account with an invalid ID doesn't exist", async () => {
  const { getByRole } = await render(
    asStaff(
      <Routes>
        <Route path="/staff/accounts/:uid" element={<StaffAccountPage />} />
      </Routes>,
    ),
    { path: '/staff/accounts/a%2Fb', content: ['staff'] },
  );
  expect(getByRole('heading', { name: 'This account doesn’t exist.' })).toBeTruthy();
  expect(getByRole('link', { name: 'Accounts' }).getAttribute('href')).toBe('/staff/accounts');
});
