import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { limit, orderBy, query, where } from 'firebase/firestore';
import { useTranslation } from 'react-i18next';
import { useFirestore, useFirestoreCollection } from 'reactfire';
import { audit } from '../../../shared/firestore/collections.ts';
import { RecordsSkeleton } from '../../../shared/loading/records-skeleton.tsx';
import { writeTime } from '../shell/write-time.ts';
import { auditedChanges, auditedDeed } from './audit-entry.ts';

/** More is not read; the newest come first. */
const shown = 50;

/** What staff have done with an account: who, what, when and why. */
export function AuditTrail({ uid }: { uid: string }) {
  const { t, i18n } = useTranslation('staff');
  const { data } = useFirestoreCollection(
    query(audit(useFirestore()), where('whom', '==', uid), orderBy('when', 'desc'), limit(shown)),
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
              <strong>{t(`accounts.audit.deeds.${auditedDeed(entry)}`)}</strong>
              <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                {t('accounts.audit.by', {
                  who: whoEmail,
                  when: writeTime(when.toDate(), i18n.language),
                })}
              </Box>
              {why !== null && <Box sx={{ whiteSpace: 'pre-wrap' }}>{why}</Box>}
              {auditedChanges(entry).map(({ field, before, after }) => (
                <div key={field}>
                  {t(`accounts.audit.fields.${field}`)}: {before} → {after}
                </div>
              ))}
            </Box>
          );
        })}
      </Box>
    </section>
  );
}

const entryStyle = { py: 1.5, borderTop: 1, borderColor: 'divider' } as const;
