import { type ReactNode, useState } from 'react';
import { useFirestoreCollection } from 'reactfire';
import { withId } from '../../../shared/firestore/collections.ts';
import { ShopFirestoreProvider } from '../../../shared/firestore/firestore-provider.tsx';
import { newestFirst, type OwnList, ownLists } from '../../../shared/lists/list-documents.ts';
import { RecordsSkeleton } from '../../../shared/loading/records-skeleton.tsx';
import { LoadFailed } from '../../../shared/ui/load-failed.tsx';

interface OwnListsProps {
  uid: string;
  children: (lists: readonly OwnList[]) => ReactNode;
}

/** All of the account's lists as they change, the last changed first. */
export function OwnLists(props: OwnListsProps) {
  return (
    <ShopFirestoreProvider uid={props.uid}>
      <Live {...props} />
    </ShopFirestoreProvider>
  );
}

function Live({ uid, children }: OwnListsProps) {
  const { status, data } = useFirestoreCollection(ownLists(uid));
  const [wereShown, setWereShown] = useState(false);
  if (status === 'loading' || !data) return <RecordsSkeleton />;
  const isKnown = wereShown || !data.empty || !data.metadata.fromCache;
  if (isKnown && !wereShown) setWereShown(true);
  // An empty cache does not know whether there are lists, unless the last of them was deleted in this page.
  if (!isKnown) return <LoadFailed />;
  return children(newestFirst(data.docs.map(withId)));
}
