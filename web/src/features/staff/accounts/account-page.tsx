import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { doc } from 'firebase/firestore';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useFirestore, useFirestoreDoc } from 'reactfire';
import { paths } from '../../../shared/config/paths.ts';
import { users } from '../../../shared/firestore/collections.ts';
import { RecordsSkeleton } from '../../../shared/loading/records-skeleton.tsx';
import { useDocumentHead } from '../../../shared/page-data/document-head.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { DatabaseFailure } from '../shell/database-failure.tsx';
import { AccountDetails } from './account-details.tsx';
import { DeletionNote } from './deletion-note.tsx';

/** One account: its details, the decisions that can be made on it, its orders and audit trail. */
export default function AccountPage() {
  const { t } = useTranslation('staff');
  const { uid = '' } = useParams();
  const { data: found } = useFirestoreDoc(doc(users(useFirestore()), uid));
  const data = found?.data();
  const title = data?.name ?? t('accounts.title');
  useDocumentHead({ title, description: t('accounts.description') });
  if (!found) return <RecordsSkeleton />;
  if (!data && found.metadata.fromCache) return <DatabaseFailure />;
  return (
    <Stack spacing={3}>
      <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <DeletionNote uid={uid} />
      {data ? (
        <AccountDetails key={uid} account={{ ...data, id: uid }} />
      ) : (
        <EmptyState next={{ to: paths.staffAccounts(), label: t('accounts.title') }}>
          {t('accounts.unknown')}
        </EmptyState>
      )}
    </Stack>
  );
}
