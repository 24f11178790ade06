import { doc } from 'firebase/firestore';
import { useEffect, useRef } from 'react';
import { useFirestore, useFirestoreDocData } from 'reactfire';
import { users } from '../firestore/collections.ts';
import { ShopFirestoreProvider } from '../firestore/firestore-provider.tsx';
import { idToken } from '../session/id-token.ts';
import { approvalMark } from './approval-mark.ts';

interface ListenerProps {
  uid: string;
  /** What the page shows: the first look at the account is news only where it differs. */
  approved: boolean;
  /** Called when a decision was made or undone, once the ID token has the claims that follow. */
  onChange: () => void;
}

async function refreshIdToken(): Promise<void> {
  try {
    await idToken({ forceRefresh: true });
  } catch (error) {
    // The server decides by its own records; the token is renewed within the hour.
    console.warn('The ID token could not be refreshed after a decision.', { error });
  }
}

function Listen({ uid, approved, onChange }: ListenerProps) {
  const { data } = useFirestoreDocData(doc(users(useFirestore()), uid));
  const mark = approvalMark(data);
  const seen = useRef<string | undefined>(undefined);
  const isApproved = data?.status === 'approved';
  useEffect(() => {
    if (mark === undefined || mark === seen.current) return;
    const isNews = seen.current !== undefined || isApproved !== approved;
    seen.current = mark;
    if (isNews) void refreshIdToken().then(onChange);
  }, [mark, isApproved, approved, onChange]);
  return null;
}

/**
 * Listens to the user's own account, so that an approval or a suspension is felt in an open page.
 */
export default function Listener(props: ListenerProps) {
  return (
    <ShopFirestoreProvider>
      <Listen {...props} />
    </ShopFirestoreProvider>
  );
}
