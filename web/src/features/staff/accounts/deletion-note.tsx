import { type AccountDeletion, mayComeBack } from '@dental-shop/domain/account/account-deletion';
import { formatDate } from '@dental-shop/domain/language/locales';
import { recordYears } from '@dental-shop/domain/retention/retention';
import Alert from '@mui/material/Alert';
import { doc, type Timestamp } from 'firebase/firestore';
import { useTranslation } from 'react-i18next';
import { useFirestore, useFirestoreDocData } from 'reactfire';
import { deletions } from '../../../shared/firestore/collections.ts';

/** What staff have to know of an account that was deleted, or is to be; nothing of any other. */
export function DeletionNote({ uid }: { uid: string }) {
  const { t, i18n } = useTranslation('staff');
  const { data } = useFirestoreDocData(doc(deletions(useFirestore()), uid));
  if (!data) return null;
  const date = (instant: Timestamp) => formatDate(instant.toDate(), 'day', i18n.language);
  const { finishedAt, requestedAt, dueAt } = data;
  return (
    <Alert severity="info" role="note" sx={{ maxWidth: 720 }}>
      {t(`accounts.deletion.${stateOf(data)}`, {
        date: date(finishedAt ?? requestedAt),
        due: dueAt ? date(dueAt) : '',
        years: recordYears,
      })}
    </Alert>
  );
}

function stateOf(deletion: AccountDeletion<Timestamp>) {
  if (deletion.finishedAt) return 'done';
  return mayComeBack(deletion) ? 'signInGone' : 'begun';
}
