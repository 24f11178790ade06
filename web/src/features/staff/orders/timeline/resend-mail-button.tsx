import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/button.tsx';
import { StaffErrorAlert } from '../../staff-error-alert.tsx';
import { useStaffAction } from '../../staff-queries.ts';

interface ResendMailButtonProps {
  mailId: string;
  label: string;
  onResent: () => void;
}

/** Retries reuse the request ID, so a failure can't cause a second copy. */
export function ResendMailButton({ mailId, label, onResent }: ResendMailButtonProps) {
  const { t } = useTranslation('staff');
  const [requestId, setRequestId] = useState(() => crypto.randomUUID());
  const { mutate, isPending, error } = useStaffAction('resendMail', () => {
    setRequestId(crypto.randomUUID());
    onResent();
  });
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        disabled={isPending}
        aria-label={label}
        onClick={() => mutate({ mailId, requestId })}
      >
        {t('orders.history.resend')}
      </Button>
      <StaffErrorAlert error={error} />
    </>
  );
}
