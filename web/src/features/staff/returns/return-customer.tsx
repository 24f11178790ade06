import type { Return } from '@dental-shop/domain/returns/return';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { CustomerContact } from '../customer-contact.tsx';
import { RecordSection } from '../record-section.tsx';

export function ReturnCustomer({ found }: { found: Return<unknown> }) {
  const { t } = useTranslation('staff');
  const { uid, customerName, email, address, note } = found;
  return (
    <Stack spacing={4}>
      <RecordSection title={t('record.customer')}>
        <CustomerContact uid={uid} name={customerName} email={email} address={address} />
      </RecordSection>
      {note && (
        <RecordSection title={t('returns.note')}>
          <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{note}</Box>
        </RecordSection>
      )}
    </Stack>
  );
}
