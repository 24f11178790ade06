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
  // An empty cache is inconclusive, unless the last list was just deleted here.
  if (!isKnown) return <LoadFailed />;
  return children(newestFirst(data.docs.map(withId)));
}
