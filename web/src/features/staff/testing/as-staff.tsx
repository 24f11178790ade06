import type { ReactElement } from 'react';
import { StaffContext } from '../shell/staff-context.ts';

export function asStaff(component: ReactElement): ReactElement {
  return (
    <StaffContext value={{ uid: 'staff-eva', email: 'eva@example.com', admin: false }}>
      {component}
    </StaffContext>
  );
}
