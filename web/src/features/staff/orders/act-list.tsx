import type { OrderAuditEntry } from '@dental-shop/domain/api/staff/read-order-history';
import { formatPrice } from '@dental-shop/domain/money/price';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { knownWord } from './known-word.ts';
import { Timeline } from './timeline.tsx';

const known = ['refund', 'reconcile', 'annotate-order', 'resend-mail'] as const;

interface ActListProps {
  acts: readonly OrderAuditEntry[];
  currency: string;
}

/** Who of the staff did what, when and why. */
export function ActList({ acts, currency }: ActListProps) {
  const { t } = useTranslation('staff');
  if (acts.length === 0) return <Typography>{t('orders.history.noActs')}</Typography>;
  const inWords = ({ what: name, refund }: OrderAuditEntry) => {
    const word = knownWord(known, name);
    const what = word ? t(`orders.acts.${word}`) : name;
    // Without an amount, all that was left was asked for: the transactions say how much that was.
    if (!refund || refund.asked === null) return what;
    const amount = formatPrice(refund.asked, currency);
    const key =
      refund.state === 'refused' ? 'orders.history.refundRefused' : 'orders.history.refundOf';
    return t(key, { what, amount });
  };
  return (
    <Timeline
      entries={acts.map((act) => ({
        id: act.id,
        at: act.when,
        what: t('orders.history.by', { what: inWords(act), who: act.who }),
        detail: act.why,
      }))}
    />
  );
}
