import type { InspectedAccount } from '@dental-shop/domain/api/staff/inspect-accounts';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

interface VerifiedEmailProps {
  email: string;
  /** Undefined while it is being loaded. */
  inspected: InspectedAccount | undefined;
}

/** The registered e-mail address, and whether the customer has verified it. */
export function VerifiedEmail({ email, inspected }: VerifiedEmailProps) {
  const { t } = useTranslation('staff');
  return (
    <>
      <Box sx={{ overflowWrap: 'anywhere' }}>{email}</Box>
      {inspected && (
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {t(inspected.emailVerified ? 'accounts.verified' : 'accounts.notVerified')}
        </Box>
      )}
    </>
  );
}
