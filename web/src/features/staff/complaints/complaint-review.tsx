import { maxComplaintTextLength } from '@dental-shop/domain/api/staff/complaint-calls';
import type { Complaint } from '@dental-shop/domain/complaints/complaint';
import { nextComplaintState } from '@dental-shop/domain/complaints/complaint-transitions';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../shared/forms/form-field.tsx';
import { SubmitButton } from '../../../shared/forms/submit-button.tsx';
import { useForm } from '../../../shared/forms/use-form.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Facts } from '../facts.tsx';
import { RecordSection } from '../record-section.tsx';
import { useStaff } from '../shell/staff-context.ts';
import { StaffErrorAlert } from '../staff-error-alert.tsx';
import { useStaffAction } from '../staff-queries.ts';

interface ComplaintReviewProps {
  complaintId: string;
  complaint: Complaint<unknown>;
  onMessage: (message: string) => void;
}

export function ComplaintReview({ complaintId, complaint, onMessage }: ComplaintReviewProps) {
  const { t } = useTranslation('staff');
  /** Undefined before the first edit, so the button doesn't take focus on load. */
  const [isEditing, setIsEditing] = useState<boolean>();
  const isOwn = complaint.uid === useStaff().uid;
  const isEditable = !isOwn && nextComplaintState(complaint.state, 'update') !== undefined;
  const { urgent, investigation, correction, reply } = complaint;
  if (isEditable && isEditing) {
    return (
      <RecordSection title={t('complaints.review.title')}>
        <ReviewForm
          complaintId={complaintId}
          complaint={complaint}
          onCancel={() => setIsEditing(false)}
          onSaved={() => {
            setIsEditing(false);
            onMessage(t('complaints.review.saved'));
          }}
        />
      </RecordSection>
    );
  }
  return (
    <RecordSection title={t('complaints.review.title')}>
      <Facts
        facts={[
          [
            t('complaints.urgent'),
            t(urgent ? 'complaints.review.urgentLabel' : 'complaints.review.notUrgent'),
          ],
          [t('complaints.review.investigation'), investigation || t('complaints.review.none')],
          [t('complaints.review.correction'), correction || t('complaints.review.none')],
          [t('complaints.review.reply'), reply || t('complaints.review.none')],
        ]}
      />
      {isEditable && (
        <Button
          variant="outlined"
          autoFocus={isEditing === false}
          onClick={() => setIsEditing(true)}
          sx={{ mt: 2 }}
        >
          {t('complaints.review.edit')}
        </Button>
      )}
    </RecordSection>
  );
}

interface ReviewFormProps {
  complaintId: string;
  complaint: Complaint<unknown>;
  onCancel: () => void;
  onSaved: () => void;
}

interface Review {
  urgent: boolean;
  investigation: string;
  correction: string;
  reply: string;
}

function ReviewForm({ complaintId, complaint, onCancel, onSaved }: ReviewFormProps) {
  const { t } = useTranslation('staff');
  const updateComplaint = useStaffAction('updateComplaint');
  // Not the live values, because a colleague may save while this form is open.
  const [shown] = useState<Review>(complaint);
  const form = useForm<keyof Review, Review, never>({
    names: ['urgent', 'investigation', 'correction', 'reply'],
    read: ({ urgent, investigation, correction, reply }) => ({
      urgent: urgent === 'on',
      investigation: investigation.trim(),
      correction: correction.trim(),
      reply: reply.trim(),
    }),
    validate: () => ({}),
    send: async (review) => {
      await updateComplaint.mutateAsync({ complaintId, ...changedFields(shown, review) });
      onSaved();
    },
  });
  return (
    <Stack component="form" spacing={2} sx={{ maxWidth: 720 }} {...form.elementProps}>
      <FormControlLabel
        control={<Checkbox name="urgent" defaultChecked={shown.urgent} autoFocus />}
        label={t('complaints.review.urgentLabel')}
      />
      {(['investigation', 'correction', 'reply'] as const).map((name) => (
        <FormField
          key={name}
          name={name}
          label={t(`complaints.review.${name}`)}
          hint={t(`complaints.review.${name}Hint`)}
          defaultValue={shown[name]}
          autoComplete="off"
          maxLength={maxComplaintTextLength}
          minRows={3}
          required={false}
        />
      ))}
      <StaffErrorAlert error={form.failure?.error} />
      <SubmitButton
        label={t('complaints.review.save')}
        busyLabel={t('complaints.review.saving')}
        busy={form.busy}
      />
      <Button onClick={onCancel} disabled={form.busy}>
        {t('shell.cancel')}
      </Button>
    </Stack>
  );
}

/** Leaves out what this form didn't change, so that it doesn't overwrite a colleague's changes. */
function changedFields(shown: Review, review: Review): Partial<Review> {
  const { urgent, investigation, correction, reply } = review;
  return {
    ...(urgent !== shown.urgent && { urgent }),
    ...(investigation !== shown.investigation && { investigation }),
    ...(correction !== shown.correction && { correction }),
    ...(reply !== shown.reply && { reply }),
  };
}
