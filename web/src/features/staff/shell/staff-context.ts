import { createContext, use } from 'react';

/** The member of staff who is at the screen. */
interface StaffIdentity {
  uid: string;
  email: string;
  /** May say who else is staff. */
  admin: boolean;
}

export const StaffContext = createContext<StaffIdentity | undefined>(undefined);

export function useStaff(): StaffIdentity {
  const identity = use(StaffContext);
  if (!identity) throw new Error('Only screens of the staff section may ask who is at them.');
  return identity;
}
