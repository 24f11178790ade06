import { useEffect } from 'react';
import { useSession } from '../shared/session/use-session.ts';

/** Ends what the inline loader hid, once there is something better to show. Renders nothing. */
export function Started() {
  const { status } = useSession();
  useEffect(() => {
    document.documentElement.classList.remove('awaiting-translation');
  }, []);
  useEffect(() => {
    if (status !== 'loading') document.documentElement.classList.remove('awaiting-session');
  }, [status]);
  return null;
}
