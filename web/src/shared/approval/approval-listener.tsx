import { doc } from 'firebase/firestore';
import { useEffect, useRef } from 'react';
import { useFirestore, useFirestoreDocData } from 'reactfire';
import { accountKey } from '../api/account-requests.ts';
import { queryClient } from '../api/query-client.ts';
import { users } from '../firestore/collections.ts';
import { ShopFirestoreProvider } from '../firestore/firestore-provider.tsx';
import { approvalMark } from './approval-mark.ts';
import { renewIdToken } from './approved-claim.ts';

interface ApprovalListenerProps {
  uid: string;
  /** The approval that the page currently shows. */
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
  const mark = approvalMark(data);
  const seen = useRef<string | undefined>(undefined);
  const isApproved = data?.status === 'approved';
  useEffect(() => {
    if (mark === undefined || mark === seen.current) return;
    // The first snapshot only matters if it differs from the approval on the page.
    const isNews = seen.current !== undefined || isApproved !== approved;
    seen.current = mark;
    if (isNews) {
      void renewIdToken().then(() => queryClient.invalidateQueries({ queryKey: accountKey(uid) }));
    }
  }, [uid, mark, isApproved, approved]);
  return null;
}
