import { createContext, use } from 'react';

interface StaffIdentity {
  uid: string;
  email: string;
  admin: boolean;
}

export const StaffContext = createContext<StaffIdentity | undefined>(undefined);

export function useStaff(): StaffIdentity {
  const identity = use(StaffContext);
  if (!identity) throw new Error('useStaff works inside RequireStaff only.');
  return identity;
}
