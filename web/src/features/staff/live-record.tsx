import { documentId } from '@dental-shop/domain/api/document-id';
import type { CollectionReference, Firestore } from 'firebase/firestore';
import type { ReactNode } from 'react';
import { RecordsSkeleton } from '../../shared/loading/records-skeleton.tsx';
import { DatabaseFailure } from './shell/database-failure.tsx';
import { useLiveDocument } from './use-live-document.ts';

interface LiveRecordProps<Data extends object> {
  collection: (firestore: Firestore) => CollectionReference<Data>;
  id: string;
  missing: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Shows the document with an ID from the URL. */
export function LiveRecord<Data extends object>(props: LiveRecordProps<Data>) {
  const { id, missing } = props;
  // Firestore throws for invalid IDs, such as ones with a slash.
  if (!documentId.safeParse(id).success) return missing;
  return <ValidRecord key={id} {...props} />;
}

function ValidRecord<Data extends object>({
  collection,
  id,
  missing,
  children,
}: LiveRecordProps<Data>) {
  const data = useLiveDocument(collection, id);
  if (data === 'loading') return <RecordsSkeleton />;
  if (data === 'missing') return missing;
  if (data === 'unreachable') return <DatabaseFailure />;
  return children(data);
}
