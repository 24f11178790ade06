import { idleReason, type OfficeStep, officeSteps } from '@dental-shop/domain/order/office-steps';
import type { OrderRecord } from '@dental-shop/domain/order/order';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { RecordSection } from '../record-section.tsx';
import { staffPaths } from '../staff-paths.ts';
import { stripePaymentUrl } from './stripe-payment-url.ts';
import type { OrderReturn } from './use-order-records.ts';

interface OrderNextStepProps {
  orderId: string;
  order: OrderRecord<unknown>;
  returns: readonly OrderReturn[];
  /** Staff can't handle their own orders. */
  isOwn: boolean;
}

/** The next steps that this order needs from the office, most urgent first. */
export function OrderNextStep({ orderId, order, returns, isOwn }: OrderNextStepProps) {
  const { t } = useTranslation('staff');
  const steps = officeSteps(order, orderId, returns);
  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <RecordSection title={t('orders.next.title', { count: Math.max(1, steps.length) })}>
        {steps.length === 0 && (
          <Typography>{t(`orders.next.idle.${idleReason(order)}`)}</Typography>
        )}
        {steps.length > 0 && (
          <Box component="ol" sx={stepsStyle}>
            {steps.map((step, index) => (
              <li key={'rmaNumber' in step ? `${step.kind} ${step.rmaNumber}` : step.kind}>
                <StepText step={step} />
                {!isOwn && (
                  <StepButton orderId={orderId} order={order} step={step} isFirst={index === 0} />
                )}
              </li>
            ))}
          </Box>
        )}
        {isOwn && <Typography sx={{ mt: 1 }}>{t('orders.own')}</Typography>}
      </RecordSection>
    </Paper>
  );
}

function StepText({ step }: { step: OfficeStep }) {
  const { t } = useTranslation('staff');
  switch (step.kind) {
    case 'answer-dispute':
      return <Typography>{t('orders.next.answer-dispute.text')}</Typography>;
    case 'pack':
      return <Typography>{t('orders.next.pack.text', { count: step.units })}</Typography>;
    default:
      return (
        <Typography>{t(`orders.next.${step.kind}.text`, { number: step.rmaNumber })}</Typography>
      );
  }
}

interface StepButtonProps {
  orderId: string;
  order: OrderRecord<unknown>;
  step: OfficeStep;
  isFirst: boolean;
}

function StepButton({ orderId, order, step, isFirst }: StepButtonProps) {
  const { t } = useTranslation('staff');
  const variant = isFirst ? 'contained' : 'outlined';
  if (step.kind === 'answer-dispute') {
    const href = stripePaymentUrl(order.paymentIntentId);
    return (
      <Button variant={variant} href={href} target="_blank" rel="noreferrer">
        {t('orders.next.answer-dispute.button')}
      </Button>
    );
  }
  return (
    <Button variant={variant} component={Link} to={pathOf(step, orderId)}>
      {t(`orders.next.${step.kind}.button`)}
    </Button>
  );
}

function pathOf(step: Exclude<OfficeStep, { kind: 'answer-dispute' }>, orderId: string): string {
  switch (step.kind) {
    case 'pack':
      return staffPaths.packOrder(orderId);
    case 'pack-replacement':
      return staffPaths.packReplacement(step.rmaNumber);
    default:
      return staffPaths.return(step.rmaNumber);
  }
}

const stepsStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 2,
  // Keeps each button close to its text.
  maxWidth: 800,
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 2,
    rowGap: 1,
  },
  '& li > p': { flex: '1 1 16rem', overflowWrap: 'anywhere' },
} as const;
