import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordsSkeleton } from '../../../../shared/loading/records-skeleton.tsx';
import { Button } from '../../../../shared/ui/button.tsx';
import { EmptyState } from '../../../../shared/ui/fallbacks/empty-state.tsx';
import { staffQuery } from '../../staff-queries.ts';
import { TablePagerBar } from '../../table/table-pager-bar.tsx';
import { UndoFailure } from '../edit/undo-failure.tsx';
import { useUndo } from '../edit/use-undo.ts';
import { HistoryEntry } from './history-entry.tsx';

/** Newest first. */
export function HistoryView() {
  const { t } = useTranslation('staff');
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const after = cursors.at(-1) ?? null;
  const { data, isPending, isError, refetch } = useQuery({
    ...staffQuery('readCatalogueHistory', { after }),
    // The pager keeps focus.
    placeholderData: keepPreviousData,
  });
  const { undo, isUndoing, undoneId, outcome, forget } = useUndo();
  const turnTo = (page: readonly string[]) => {
    forget();
    setCursors(page);
  };
  if (isPending) return <RecordsSkeleton />;
  const failure = isError && (
    <Alert
      severity="error"
      action={<Button onClick={() => void refetch()}>{t('catalogue.tryAgain')}</Button>}
    >
      {t('catalogue.history.failed')}
    </Alert>
  );
  if (!data) return failure;
  const { version, entries, next } = data;
  return (
    <Stack spacing={2}>
      {failure}
      <Box role="status">
        {undoneId !== undefined && (
          <Alert severity="success">{t('catalogue.history.undone')}</Alert>
        )}
      </Box>
      <UndoFailure {...outcome} />
      {entries.length === 0 ? (
        <EmptyState>{t('catalogue.history.none')}</EmptyState>
      ) : (
        <Box component="ol" aria-label={t('catalogue.views.history')} sx={listStyle}>
          {entries.map((entry) => (
            <HistoryEntry
              key={entry.changeId}
              entry={entry}
              isBusy={isUndoing}
              onUndo={() => undo(entry.changeId, version)}
            />
          ))}
        </Box>
      )}
      <TablePagerBar
        label={t('catalogue.views.history')}
        pager={{
          previous: cursors.length > 0 ? () => turnTo(cursors.slice(0, -1)) : undefined,
          next: next === null ? undefined : () => turnTo([...cursors, next]),
        }}
      />
    </Stack>
  );
}

const listStyle = { listStyle: 'none', m: 0, p: 0, borderTop: 1, borderColor: 'divider' } as const;
