import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordsSkeleton } from '../../../shared/loading/records-skeleton.tsx';
import { DatabaseFailure } from '../shell/database-failure.tsx';

interface UnavailableRecordProps {
  id: string;
  state: 'loading' | 'missing' | 'unreachable';
}

/** Replaces an order or a return on a page that prints several. */
export function UnavailableRecord({ id, state }: UnavailableRecordProps): ReactNode {
  const { t } = useTranslation('staff');
  if (state === 'loading') return <RecordsSkeleton />;
  if (state === 'unreachable') return <DatabaseFailure />;
  return <Alert severity="warning">{t('shipping.pickLists.unavailable', { id })}</Alert>;
}
