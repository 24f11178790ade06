import { linesAmount, planReturnRefund } from '@dental-shop/domain/fulfillment/line-refunds';
import { formatPrice } from '@dental-shop/domain/money/price';
import type { OrderRecord } from '@dental-shop/domain/order/order';
import { replacementLines } from '@dental-shop/domain/returns/replacements';
import type { ReturnLine } from '@dental-shop/domain/returns/return';
import { type OrderRefund, refundsOfReturn } from '@dental-shop/domain/returns/return-settlement';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Timestamp } from 'firebase/firestore';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { orderName } from '../../../shared/orders/order-name.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { type Fact, Facts } from '../facts.tsx';
import { LiveOrder } from '../orders/live-order.tsx';
import { RecordSection } from '../record-section.tsx';
import { StaffErrorAlert } from '../staff-error-alert.tsx';
import { useStaffAction } from '../staff-queries.ts';

interface SettlementProps {
  rmaNumber: string;
  lines: readonly ReturnLine[];
  onDone: (message: string) => void;
}

/** Shows the amounts that the server will compute, before staff confirm them. */
export function Settlement({ rmaNumber, lines, onDone }: SettlementProps) {
  const { t } = useTranslation('staff');
  return (
    <RecordSection title={t('returns.settle.title')}>
      <PlannedRefunds refunds={refundsOfReturn(lines)} planned={[]}>
        {(planned) => (
          <SettlementPlan rmaNumber={rmaNumber} lines={lines} planned={planned} onDone={onDone} />
        )}
      </PlannedRefunds>
    </RecordSection>
  );
}

interface PlannedRefund {
  orderId: string;
  order: OrderRecord<Timestamp>;
  /** In cents. */
  amount: number;
  isCapped: boolean;
}

interface PlannedRefundsProps {
  refunds: readonly OrderRefund[];
  planned: readonly PlannedRefund[];
  children: (planned: readonly PlannedRefund[]) => ReactNode;
}

/** Nests one component per order, because each order needs its own listener. */
function PlannedRefunds({ refunds, planned, children }: PlannedRefundsProps): ReactNode {
  const [next, ...others] = refunds;
  if (!next) return children(planned);
  return (
    <LiveOrder orderId={next.orderId}>
      {(order) => (
        <PlannedRefunds refunds={others} planned={[...planned, planRefund(next, order)]}>
          {children}
        </PlannedRefunds>
      )}
    </LiveOrder>
  );
}

function planRefund({ orderId, lines }: OrderRefund, order: OrderRecord<Timestamp>): PlannedRefund {
  const amount = planReturnRefund(order, lines)?.amount ?? 0;
  return { orderId, order, amount, isCapped: amount < linesAmount(order.items, lines) };
}

interface SettlementPlanProps extends SettlementProps {
  planned: readonly PlannedRefund[];
}

function SettlementPlan({ rmaNumber, lines, planned, onDone }: SettlementPlanProps) {
  const { t } = useTranslation('staff');
  const total = planned.reduce((cents, { amount }) => cents + amount, 0);
  const replacements = replacementLines({ state: 'settled', lines: [...lines], replaced: {} });
  const { mutate, isPending, error } = useStaffAction('settleReturn', ({ refunds }) => {
    const cents = refunds.reduce((sum, { amount }) => sum + amount, 0);
    const isPendingRefund = refunds.some(({ status }) => status !== 'completed');
    if (cents === 0) return onDone(t('returns.settle.done'));
    const key = isPendingRefund ? 'returns.settle.pending' : 'returns.settle.refunded';
    onDone(t(key, { amount: formatPrice(cents) }));
  });
  const label =
    total > 0
      ? t('returns.settle.refund', { amount: formatPrice(total) })
      : t(replacements.length > 0 ? 'returns.settle.replace' : 'returns.settle.finish');
  const facts: Fact[] = planned.map(({ orderId, order, amount, isCapped }) => [
    t('returns.settle.refundOf', { id: orderName({ id: orderId, number: order.number }) }),
    <Stack key={orderId}>
      <span>{formatPrice(amount, order.currency)}</span>
      {isCapped && (
        <Typography variant="body2" component="span" color="textSecondary">
          {t('returns.settle.capped')}
        </Typography>
      )}
    </Stack>,
  ]);
  if (planned.length > 1) facts.push([t('returns.settle.total'), formatPrice(total)]);
  for (const { sku, open: quantity } of replacements) {
    const label = t('returns.settle.replacement');
    facts.push([`${label}: ${sku}`, t('returns.lines.summary', { quantity, sku })]);
  }
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      {facts.length > 0 ? (
        <Facts facts={facts} />
      ) : (
        <Typography>{t('returns.settle.nothing')}</Typography>
      )}
      <StaffErrorAlert error={error} />
      <Button variant="contained" disabled={isPending} onClick={() => mutate({ rmaNumber })}>
        {isPending ? t('returns.settle.settling') : label}
      </Button>
    </Stack>
  );
}
