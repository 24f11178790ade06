import { maxComplaintTextLength } from '@dental-shop/domain/api/staff/complaint-calls';
import type { Complaint } from '@dental-shop/domain/complaints/complaint';
import { formatCalendarDate } from '@dental-shop/domain/language/locales';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Timestamp } from 'firebase/firestore';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorSummary } from '../../../shared/forms/error-summary.tsx';
import { FormField } from '../../../shared/forms/form-field.tsx';
import { SelectField } from '../../../shared/forms/select-field.tsx';
import { useForm } from '../../../shared/forms/use-form.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { TitledDialog } from '../../../shared/ui/titled-dialog.tsx';
import { StaffErrorAlert } from '../staff-error-alert.tsx';
import { useStaffAction } from '../staff-queries.ts';

interface ComplaintDecisionDialogProps {
  complaintId: string;
  complaint: Complaint<Timestamp>;
  onClose: () => void;
  onDecided: (message: string) => void;
}

type Name = 'reportable' | 'reason';

interface Decision {
  reportable: '' | 'yes' | 'no';
  reason: string;
}

export function ComplaintDecisionDialog(props: ComplaintDecisionDialogProps) {
  const { onClose } = props;
  const { t } = useTranslation('staff');
  const form = useDecisionForm(props);
  const { reportable, reason } = form.issues;
  return (
    <TitledDialog
      title={t('complaints.decide.title')}
      form={form.elementProps}
      onClose={onClose}
      isBusy={form.busy}
      fullWidth
      maxWidth="sm"
      cancel={t('shell.cancel')}
      action={
        <Button type="submit" variant="contained" disabled={form.busy}>
          {t(form.busy ? 'complaints.decide.saving' : 'complaints.decide.save')}
        </Button>
      }
    >
      <Stack spacing={2}>
        <ErrorSummary form={form} />
        <Typography>{t('complaints.decide.introduction')}</Typography>
        <SelectField
          name="reportable"
          label={t('complaints.decide.reportable')}
          autoComplete="off"
          error={reportable && t(`complaints.decide.issues.${reportable}`)}
        >
          <option value="">{t('complaints.decide.choose')}</option>
          <option value="yes">{t('complaints.decide.yes')}</option>
          <option value="no">{t('complaints.decide.no')}</option>
        </SelectField>
        <FormField
          name="reason"
          label={t('complaints.decide.reason')}
          hint={t('complaints.review.correctionHint')}
          autoComplete="off"
          maxLength={maxComplaintTextLength}
          minRows={3}
          error={reason && t(`complaints.decide.issues.${reason}`)}
        />
        <StaffErrorAlert error={form.failure?.error} />
      </Stack>
    </TitledDialog>
  );
}

function useDecisionForm({ complaintId, complaint, onDecided }: ComplaintDecisionDialogProps) {
  const { t, i18n } = useTranslation('staff');
  const decideComplaint = useStaffAction('decideComplaint');
  // Not the live value, because a colleague may decide while this form is open.
  const [replaces] = useState(complaint.decision?.decidedAt.toDate().toISOString());
  return useForm<Name, Decision, Name>({
    names: ['reportable', 'reason'],
    read: ({ reportable, reason }) => ({
      reportable: reportable === 'yes' || reportable === 'no' ? reportable : '',
      reason: reason.trim(),
    }),
    validate: ({ reportable, reason }) => ({
      ...(reportable === '' && { reportable: 'reportable' }),
      ...(reason === '' && { reason: 'reason' }),
    }),
    send: async ({ reportable, reason }) => {
      const isReportable = reportable === 'yes';
      await decideComplaint.mutateAsync({
        complaintId,
        reportable: isReportable,
        reason,
        ...(replaces !== undefined && { replaces }),
      });
      const date = formatCalendarDate(complaint.dueOn, i18n.language);
      onDecided(
        t(isReportable ? 'complaints.decide.done.yes' : 'complaints.decide.done.no', { date }),
      );
    },
  });
}
