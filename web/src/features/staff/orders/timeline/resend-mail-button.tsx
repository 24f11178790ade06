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

/**
 * Sends a mail again. The request id makes it one copy however often the button is pressed without
 * an answer; after a success the next press sends another.
 */
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
        sx={{ minHeight: 44 }}
        aria-label={label}
        onClick={() => mutate({ mailId, requestId })}
      >
        {t('orders.history.resend')}
      </Button>
      <StaffErrorAlert error={error} />
    </>
  );
}
