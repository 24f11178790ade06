import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { queryClient } from '../api/query-client.ts';
import { paths } from '../config/paths.ts';
import type { SessionUser } from './session.ts';
import { useSession } from './use-session.ts';

interface RequireSignInProps {
  /** Keeps the screen when the session ends, for a last message. */
  staysOnSignOut?: boolean;
  /** `user` is undefined until the session is known. */
  children: (user: SessionUser | undefined) => ReactNode;
}

/** Sends visitors to the login page, and gives the screens behind it the client for their queries. */
export function RequireSignIn({ staysOnSignOut = false, children }: RequireSignInProps) {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session.status === 'signed-out' && !staysOnSignOut) {
    return <Navigate to={paths.login(pathname + search)} replace />;
  }
  const user = session.status === 'signed-in' ? session.user : undefined;
  return <QueryClientProvider client={queryClient}>{children(user)}</QueryClientProvider>;
}
