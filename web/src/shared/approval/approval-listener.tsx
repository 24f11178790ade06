import { doc } from 'firebase/firestore';
import { useEffect, useRef } from 'react';
import { useFirestore, useFirestoreDocData } from 'reactfire';
import { accountKey } from '../api/account-requests.ts';
import { queryClient } from '../api/query-client.ts';
import { users } from '../firestore/collections.ts';
import { ShopFirestoreProvider } from '../firestore/firestore-provider.tsx';
import { approvalVersion } from './approval-version.ts';
import { refreshIdToken } from './approved-claim.ts';

interface ApprovalListenerProps {
  uid: string;
  approved: boolean;
}

export default function ApprovalListener(props: ApprovalListenerProps) {
  return (
    <ShopFirestoreProvider uid={props.uid} failed={null}>
      <Listener {...props} />
    </ShopFirestoreProvider>
  );
}

function Listener({ uid, approved }: ApprovalListenerProps) {
  const { data } = useFirestoreDocData(doc(users(useFirestore()), uid));
  const version = approvalVersion(data);
  const lastVersion = useRef<string | undefined>(undefined);
  const isApproved = data?.status === 'approved';
  useEffect(() => {
    if (version === undefined || version === lastVersion.current) return;
    // Ignores the first snapshot unless it differs from what the page shows.
    const hasChanged = lastVersion.current !== undefined || isApproved !== approved;
    lastVersion.current = version;
    if (hasChanged) {
      void refreshIdToken().then(() =>
        queryClient.invalidateQueries({ queryKey: accountKey(uid) }),
      );
    }
  }, [uid, version, isApproved, approved]);
  return null;
}
