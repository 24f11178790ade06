import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordsSkeleton } from '../../../../shared/loading/records-skeleton.tsx';
import { Button } from '../../../../shared/ui/button.tsx';
import { EmptyState } from '../../../../shared/ui/empty-state.tsx';
import { StaffErrorAlert } from '../../staff-error-alert.tsx';
import { staffQuery } from '../../staff-queries.ts';
import { TablePagerBar } from '../../table/table-pager-bar.tsx';
import { ChangeProblems } from '../edit/change-problems.tsx';
import { useUndo } from '../edit/use-undo.ts';
import { HistoryEntry } from './history-entry.tsx';

/** Newest first. */
export function HistoryView() {
  const { t } = useTranslation('staff');
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const after = cursors.at(-1) ?? null;
  const { data, isPending, isError, refetch } = useQuery(
    staffQuery('readCatalogueHistory', { after }),
  );
  const { undo, isUndoing, undoneId, problems, error } = useUndo();
  if (isPending) return <RecordsSkeleton />;
  if (isError) {
    return (
      <Alert
        severity="error"
        action={<Button onClick={() => void refetch()}>{t('catalogue.tryAgain')}</Button>}
      >
        {t('catalogue.history.failed')}
      </Alert>
    );
  }
  const { version, entries, next } = data;
  return (
    <Stack spacing={2}>
      <Box role="status">
        {undoneId !== undefined && (
          <Alert severity="success">{t('catalogue.history.undone')}</Alert>
        )}
      </Box>
      <ChangeProblems problems={problems} />
      <StaffErrorAlert error={error} />
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
          previous: cursors.length > 0 ? () => setCursors(cursors.slice(0, -1)) : undefined,
          next: next === null ? undefined : () => setCursors([...cursors, next]),
        }}
      />
    </Stack>
  );
}

const listStyle = { listStyle: 'none', m: 0, p: 0, borderTop: 1, borderColor: 'divider' } as const;
