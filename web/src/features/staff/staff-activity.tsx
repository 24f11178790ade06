import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { limit, orderBy, query, where } from 'firebase/firestore';
import { useTranslation } from 'react-i18next';
import { useFirestore } from 'reactfire';
import { audit } from '../../shared/firestore/collections.ts';
import { RecordsSkeleton } from '../../shared/loading/records-skeleton.tsx';
import { RecordSection } from './record-section.tsx';
import { DatabaseFailure } from './shell/database-failure.tsx';
import { useOfficeDate } from './time/office-time-zone.ts';
import { useAuditText } from './use-audit-text.ts';
import { useLiveCollection } from './use-live-collection.ts';

const maxEntries = 50;

interface StaffActivityProps {
  /** The ID of the record. */
  about: string;
}

/** What staff did with a complaint, a recall, or a return. Newest first. */
export function StaffActivity({ about }: StaffActivityProps) {
  const { t } = useTranslation('staff');
  const officeDate = useOfficeDate();
  const auditText = useAuditText();
  const data = useLiveCollection(
    query(
      audit(useFirestore()),
      where('whom', '==', about),
      orderBy('when', 'desc'),
      limit(maxEntries),
    ),
  );
  const entries = typeof data === 'string' ? undefined : data.docs;
  return (
    <RecordSection title={t('record.activity')}>
      {data === 'loading' && <RecordsSkeleton />}
      {data === 'unreachable' && <DatabaseFailure />}
      {entries?.length === 0 && <Typography>{t('record.noActivity')}</Typography>}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {entries?.map((each) => {
          const { what, whoEmail, when } = each.data({ serverTimestamps: 'estimate' });
          return (
            <Box component="li" key={each.id} sx={{ py: 1, overflowWrap: 'anywhere' }}>
              <div>{t('record.by', { what: auditText(what) ?? what, who: whoEmail })}</div>
              <Typography variant="body2" color="textSecondary">
                {officeDate(when.toDate(), 'dayAndTime')}
              </Typography>
            </Box>
          );
        })}
      </Box>
    </RecordSection>
  );
}
