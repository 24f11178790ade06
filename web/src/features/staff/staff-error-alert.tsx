import Alert from '@mui/material/Alert';
import type { SxProps } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { waitMinutes } from '../../shared/forms/wait-minutes.ts';
import { staffErrorKey } from './staff-error.ts';

interface StaffErrorAlertProps {
  error: unknown;
  sx?: SxProps;
}

export function StaffErrorAlert({ error, sx = {} }: StaffErrorAlertProps) {
  const { t } = useTranslation('staff');
  if (!error) return null;
  return (
    <Alert severity="error" sx={sx}>
      {t(staffErrorKey(error), { minutes: waitMinutes(error) })}
    </Alert>
  );
}
