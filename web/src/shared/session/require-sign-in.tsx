import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { queryClient } from '../api/query-client.ts';
import { paths } from '../config/paths.ts';
import type { SessionUser } from './session.ts';
import { useSession } from './use-session.ts';

interface RequireSignInProps {
  /** Keeps rendering after sign-out, to show a final message. */
  staysOnSignOut?: boolean;
  children: (user: SessionUser | undefined) => ReactNode;
}

export function RequireSignIn({ staysOnSignOut = false, children }: RequireSignInProps) {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session.status === 'signed-out' && !staysOnSignOut) {
    return <Navigate to={paths.login(pathname + search)} replace />;
  }
  const user = session.status === 'signed-in' ? session.user : undefined;
  return <QueryClientProvider client={queryClient}>{children(user)}</QueryClientProvider>;
}
