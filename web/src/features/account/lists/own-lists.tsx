import { type ReactNode, useState } from 'react';
import { withId } from '../../../shared/firestore/collections.ts';
import { ShopFirestoreProvider } from '../../../shared/firestore/firestore-provider.tsx';
import { useServerCollection } from '../../../shared/firestore/use-server-collection.ts';
import { newestFirst, type OwnList, ownLists } from '../../../shared/lists/list-documents.ts';
import { RecordsSkeleton } from '../../../shared/loading/records-skeleton.tsx';
import { LoadFailed } from '../../../shared/ui/fallbacks/load-failed.tsx';

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
  // A cached list can lack products that were just added to it, and each change overwrites all lines.
  const data = useServerCollection(ownLists(uid));
  const [hasShownLists, setHasShownLists] = useState(false);
  if (!data) return <RecordsSkeleton />;
  const isLoaded = hasShownLists || !data.empty || !data.metadata.fromCache;
  if (isLoaded && !hasShownLists) setHasShownLists(true);
  // An empty cache doesn't mean that there are no lists, unless the last one was just deleted here.
  if (!isLoaded) return <LoadFailed />;
  return children(newestFirst(data.docs.map(withId)));
}
