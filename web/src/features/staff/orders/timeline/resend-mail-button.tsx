import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/button.tsx';
import { StaffErrorAlert } from '../../staff-error-alert.tsx';
import { useStaffAction } from '../../staff-queries.ts';

interface ResendMailButtonProps {
  mailId: string;
  label: string;
  onResent: () => void;
  /** By default, the button shows the error below. */
  onFailed?: (error: unknown) => void;
  tabIndex?: 0 | -1;
}

/** Retries reuse the request ID, so a failure can't cause a second copy. */
export function ResendMailButton({
  mailId,
  label,
  onResent,
  onFailed,
  tabIndex = 0,
}: ResendMailButtonProps) {
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
        tabIndex={tabIndex}
        variant="outlined"
        disabled={isPending}
        aria-label={label}
        onClick={() => mutate({ mailId, requestId }, { onError: (failure) => onFailed?.(failure) })}
      >
        {t('record.resend')}
      </Button>
      {!onFailed && <StaffErrorAlert error={error} />}
    </>
  );
}
