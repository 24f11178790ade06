import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { StaffErrorAlert } from '../staff-error-alert.tsx';
import { useStaffAction } from '../staff-queries.ts';

interface ReconcileButtonProps {
  orderId: string;
  onDone: (message: string) => void;
}

export function ReconcileButton({ orderId, onDone }: ReconcileButtonProps) {
  const { t } = useTranslation('staff');
  const { mutate, isPending, error } = useStaffAction('reconcileOrder', ({ outcome, changes }) =>
    onDone(
      outcome === 'recorded'
        ? t('orders.reconcile.repaired', { count: changes.length })
        : t('orders.reconcile.agrees'),
    ),
  );
  return (
    <>
      <Button variant="outlined" disabled={isPending} onClick={() => mutate({ orderId })}>
        {t('orders.reconcile.button')}
      </Button>
      <StaffErrorAlert error={error} sx={{ flexBasis: '100%' }} />
    </>
  );
}
