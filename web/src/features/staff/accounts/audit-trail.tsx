import { address } from '@dental-shop/domain/account/address';
import { addressLines } from '@dental-shop/domain/account/address-lines';
import { accountActions } from '@dental-shop/domain/account/audit-action';
import { formatDate } from '@dental-shop/domain/language/locales';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { limit, orderBy, query, where } from 'firebase/firestore';
import { useTranslation } from 'react-i18next';
import { useFirestore } from 'reactfire';
import { type AuditEntry, audit } from '../../../shared/firestore/collections.ts';
import { useServerCollection } from '../../../shared/firestore/use-server-collection.ts';
import { RecordsSkeleton } from '../../../shared/loading/records-skeleton.tsx';

const maxEntries = 50;

const correctedFields = ['name', 'licenseNumber', 'address'] as const;

export function AuditTrail({ uid }: { uid: string }) {
  const { t, i18n } = useTranslation('staff');
  const data = useServerCollection(
    query(
      audit(useFirestore()),
      where('whom', '==', uid),
      orderBy('when', 'desc'),
      limit(maxEntries),
    ),
  );
  return (
    <section>
      <Typography variant="h2" id="audit-trail" sx={{ mb: 1 }}>
        {t('accounts.audit.title')}
      </Typography>
      {!data && <RecordsSkeleton />}
      {data?.empty && <Typography>{t('accounts.audit.none')}</Typography>}
      <Box component="ol" aria-labelledby="audit-trail" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.docs.map((each) => {
          const entry = each.data({ serverTimestamps: 'estimate' });
          const { whoEmail, when, why } = entry;
          return (
            <Box component="li" key={each.id} sx={entryStyle}>
              <strong>{t(`accounts.audit.actions.${auditAction(entry)}`)}</strong>
              <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                {t('accounts.audit.by', {
                  who: whoEmail || t('accounts.audit.shop'),
                  when: formatDate(when.toDate(), 'dayAndTime', i18n.language),
                })}
              </Box>
              {why !== null && <Box sx={{ whiteSpace: 'pre-wrap' }}>{why}</Box>}
              {auditChanges(entry).map(({ field, before, after }) => (
                <div key={field}>
                  {`${t(`accounts.audit.fields.${field}`)}: ${before} → ${after}`}
                </div>
              ))}
            </Box>
          );
        })}
      </Box>
    </section>
  );
}

function auditAction({ what, after: { state } = {} }: AuditEntry) {
  // The customer had already paid, or the payment was processing.
  const isTooLate = state === 'paid' || state === 'open';
  if (what === 'end-payment' && isTooLate) return 'payment-not-ended';
  return accountActions.find((action) => action === what) ?? 'other';
}

function auditChanges({ before, after }: AuditEntry) {
  if (!before || !after) return [];
  return correctedFields
    .filter((field) => field in after)
    .map((field) => ({
      field,
      before: formatValue(before[field]),
      after: formatValue(after[field]),
    }));
}

function formatValue(value: unknown): string {
  const parsed = address.safeParse(value);
  if (parsed.success) return addressLines(parsed.data, 'en').join(', ');
  return typeof value === 'string' && value !== '' ? value : '-';
}

const entryStyle = { py: 1.5, borderTop: 1, borderColor: 'divider' } as const;
