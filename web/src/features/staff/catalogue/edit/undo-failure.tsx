import type { ReportedChangeProblem } from '@dental-shop/domain/api/staff/catalogue-calls';
import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { staffErrorCode } from '../../staff-error.ts';
import { StaffErrorAlert } from '../../staff-error-alert.tsx';
import { ChangeProblems } from './change-problems.tsx';

interface UndoFailureProps {
  problems: readonly ReportedChangeProblem[];
  error: unknown;
}

/** Why a change couldn't be undone. */
export function UndoFailure({ problems, error }: UndoFailureProps) {
  const { t } = useTranslation('staff');
  return (
    <>
      <ChangeProblems problems={problems} />
      {staffErrorCode(error) === 'catalogue-changed' ? (
        <Alert severity="error">{t('catalogue.errors.changedBeforeUndo')}</Alert>
      ) : (
        <StaffErrorAlert error={error} />
      )}
    </>
  );
}
