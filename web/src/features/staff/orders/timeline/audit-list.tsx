import type { OrderAuditEntry } from '@dental-shop/domain/api/staff/read-order-history';
import { formatPrice } from '@dental-shop/domain/money/price';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Timeline } from '../../../../shared/orders/timeline.tsx';

const translated = [
  'refund',
  'reconcile',
  'annotate-order',
  'download-invoice',
  'resend-mail',
] as const;

interface AuditListProps {
  entries: readonly OrderAuditEntry[];
  currency: string;
}

/** What staff have done with the order: who, when and why. */
export function AuditList({ entries, currency }: AuditListProps) {
  const { t } = useTranslation('staff');
  if (entries.length === 0) return <Typography>{t('orders.history.noAudit')}</Typography>;
  const describe = ({ what: name, refund }: OrderAuditEntry) => {
    const action = translated.find((each) => each === name);
    const what = action ? t(`orders.audited.${action}`) : name;
    // Without an amount, all that was left was asked for: the transactions say how much that was.
    if (!refund || refund.asked === null) return what;
    const amount = formatPrice(refund.asked, currency);
    const key =
      refund.state === 'refused' ? 'orders.history.refundRefused' : 'orders.history.refundOf';
    return t(key, { what, amount });
  };
  return (
    <Timeline
      entries={entries.map((entry) => ({
        id: entry.id,
        at: entry.when,
        what: t('orders.history.by', { what: describe(entry), who: entry.who }),
        detail: entry.why,
      }))}
    />
  );
}
