import type { Query } from 'firebase/firestore';
import type { ReactNode } from 'react';
import type { WithId } from '../../shared/firestore/collections.ts';
import { useLivePages } from '../../shared/firestore/use-live-pages.tsx';
import { RecordsSkeleton } from '../../shared/loading/records-skeleton.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { DatabaseFailure } from './shell/database-failure.tsx';

interface LiveListProps<Row> {
  /** A query with an order and without a limit. */
  ordered: Query<Row>;
  /** The sentence for an empty list. */
  none: string;
  /** The label of the button that loads the next page. */
  more: string;
  children: (rows: readonly WithId<Row>[]) => ReactNode;
}

/** A list of documents as they come and change, page by page. */
export function LiveList<Row extends object>({
  ordered,
  none,
  more,
  children,
}: LiveListProps<Row>) {
  const { rows, more: loadMore, isUnreachable, listeners } = useLivePages(ordered);
  return (
    <>
      {listeners}
      {!rows && <RecordsSkeleton />}
      {isUnreachable && <DatabaseFailure />}
      {rows?.length === 0 && !isUnreachable && <EmptyState>{none}</EmptyState>}
      {rows && rows.length > 0 && children(rows)}
      {loadMore && (
        <Button onClick={loadMore} variant="outlined" sx={{ alignSelf: 'start', minHeight: 44 }}>
          {more}
        </Button>
      )}
    </>
  );
}
