import type { ReactNode } from 'react';
import type { WithId } from '../../../shared/firestore/collections.ts';
import { RecordsSkeleton } from '../../../shared/loading/records-skeleton.tsx';
import { DatabaseFailure } from '../shell/database-failure.tsx';
import type { TablePages } from './use-table-pages.tsx';

interface LivePagesProps<Row> {
  pages: TablePages<Row>;
  empty: ReactNode;
  children: (rows: readonly WithId<Row>[]) => ReactNode;
}

export function LivePages<Row>({ pages, empty, children }: LivePagesProps<Row>) {
  const { rows, isUnreachable, listener } = pages;
  return (
    <>
      {listener}
      {!rows && <RecordsSkeleton />}
      {isUnreachable && <DatabaseFailure />}
      {rows?.length === 0 && !isUnreachable && empty}
      {rows && rows.length > 0 && children(rows)}
    </>
  );
}
