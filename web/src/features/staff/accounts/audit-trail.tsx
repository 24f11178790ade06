import { beforeDecision } from '@dental-shop/domain/account/account-status';
import { address } from '@dental-shop/domain/account/address';
import { addressLines } from '@dental-shop/domain/account/address-lines';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { limit, orderBy, query, where } from 'firebase/firestore';
import { useTranslation } from 'react-i18next';
import { useFirestore } from 'reactfire';
import { type AuditEntry, audit } from '../../../shared/firestore/collections.ts';
import { RecordsSkeleton } from '../../../shared/loading/records-skeleton.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { DatabaseFailure } from '../shell/database-failure.tsx';
import { useStaff } from '../shell/staff-context.ts';
import { useOfficeDate } from '../time/office-time-zone.ts';
import { useAuditText } from '../use-audit-text.ts';
import { useFocusAfterChange } from '../use-focus-after-change.ts';
import { useLiveCollection } from '../use-live-collection.ts';
import type { Account } from './accounts-query.ts';
import type { Decisions } from './decisions/use-decisions.ts';

const maxEntries = 50;

const changedFields = ['name', 'licenseNumber', 'address', 'source', 'licenseExpiry'] as const;

interface AuditTrailProps {
  account: Account;
  decisions: Decisions;
}

export function AuditTrail({ account, decisions }: AuditTrailProps) {
  const { t } = useTranslation('staff');
  const data = useLiveCollection(
    query(
      audit(useFirestore()),
      where('whom', '==', account.id),
      orderBy('when', 'desc'),
      limit(maxEntries),
    ),
  );
  const entries = typeof data === 'string' ? undefined : data.docs;
  const section = useFocusAfterChange(account.decisionId ?? '');
  return (
    <Box component="section" ref={section} tabIndex={-1} sx={{ outline: 'none' }}>
      <Typography variant="h2" id="audit-trail" sx={{ mb: 1 }}>
        {t('accounts.audit.title')}
      </Typography>
      {data === 'loading' && <RecordsSkeleton />}
      {data === 'unreachable' && <DatabaseFailure />}
      {entries?.length === 0 && <Typography>{t('accounts.audit.none')}</Typography>}
      <Box component="ol" aria-labelledby="audit-trail" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {entries?.map((each) => {
          const entry = each.data({ serverTimestamps: 'estimate' });
          return (
            <Box component="li" key={each.id} sx={entryStyle}>
              <Entry entry={entry} />
              <UndoLater id={each.id} entry={entry} account={account} decisions={decisions} />
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation('staff');
  const officeDate = useOfficeDate();
  const auditText = useAuditText();
  const { what, whoEmail, when, why, confirmed = [] } = entry;
  return (
    <>
      <strong>
        {isTooLate(entry)
          ? t('accounts.audit.paymentNotEnded')
          : (auditText(what) ?? t('accounts.audit.other'))}
      </strong>
      <Box sx={{ color: 'text.secondary' }}>
        {t('accounts.audit.by', {
          who: whoEmail || t('accounts.audit.shop'),
          when: officeDate(when.toDate(), 'dayAndTime'),
        })}
      </Box>
      {why !== null && <Box sx={{ whiteSpace: 'pre-wrap' }}>{why}</Box>}
      {confirmed.map((concern) => (
        <div key={concern}>
          {t('accounts.audit.despite', { concern: t(`accounts.concerns.${concern}`) })}
        </div>
      ))}
      {auditChanges(entry).map(({ field, before, after }) => (
        <div key={field}>{`${t(`accounts.audit.fields.${field}`)}: ${before} → ${after}`}</div>
      ))}
    </>
  );
}

interface UndoLaterProps extends AuditTrailProps {
  id: string;
  entry: AuditEntry;
}

/** Only the account's latest decision can be undone, but by any staff member and at any time. */
function UndoLater({ id, entry, account, decisions }: UndoLaterProps) {
  const { t } = useTranslation('staff');
  const { uid } = useStaff();
  const before = beforeDecision.safeParse(entry.before).data;
  if (id !== account.decisionId || !before || account.id === uid) return null;
  return (
    <Button
      size="small"
      variant="outlined"
      aria-disabled={decisions.isSaving(account.id)}
      onClick={() => decisions.requestUndo({ account, auditId: id, status: before.status })}
      sx={{ mt: 0.5, minHeight: { xs: 44, md: 36 } }}
    >
      {t('accounts.audit.undo')}
    </Button>
  );
}

/** The customer had already paid, or the payment was processing. */
function isTooLate({ what, after: { state } = {} }: AuditEntry): boolean {
  return what === 'end-payment' && (state === 'paid' || state === 'open');
}

function auditChanges({ before = {}, after = {} }: AuditEntry) {
  return changedFields
    .filter((field) => field in after && after[field] !== before[field])
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

const entryStyle = {
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  overflowWrap: 'anywhere',
} as const;
