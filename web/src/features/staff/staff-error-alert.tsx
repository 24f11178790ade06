import Alert from '@mui/material/Alert';
import type { SxProps } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { waitMinutes } from '../../shared/forms/wait-minutes.ts';
import { staffErrorCode, staffErrorKey } from './staff-error.ts';

interface StaffErrorAlertProps {
  error: unknown;
  notFound?: 'members.noAccount';
  sx?: SxProps;
}

export function StaffErrorAlert({ error, notFound, sx = {} }: StaffErrorAlertProps) {
  const { t } = useTranslation('staff');
  if (!error) return null;
  const key = (staffErrorCode(error) === 'not-found' && notFound) || staffErrorKey(error);
  return (
    <Alert severity="error" sx={sx}>
      {t(key, { minutes: waitMinutes(error) })}
    </Alert>
  );
}
