import type { ReactElement } from 'react';
import { StaffContext } from '../shell/staff-context.ts';

/** Shows a component to a member of staff, who is no customer of any fixture. */
export function asStaff(component: ReactElement): ReactElement {
  return (
    <StaffContext value={{ uid: 'staff-eva', email: 'eva@example.com', admin: false }}>
      {component}
    </StaffContext>
  );
}
