import { invitationDays } from '@dental-shop/domain/account/staff-invitation';
import { language } from '@dental-shop/domain/language/language';
import DialogContentText from '@mui/material/DialogContentText';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../shared/forms/select-field.tsx';
import { languageNames } from '../../../shared/i18n/languages.ts';
import { useCurrentLanguage } from '../../../shared/i18n/use-current-language.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { TitledDialog } from '../../../shared/ui/titled-dialog.tsx';
import { StaffErrorAlert } from '../staff-error-alert.tsx';
import { useStaffAction } from '../staff-queries.ts';

export interface Invitation {
  email: string;
  admin: boolean;
  /** Whether an earlier invitation is still open. */
  isRepeated: boolean;
}

interface InviteDialogProps {
  invitation: Invitation;
  onClose: () => void;
  onInvited: () => void;
}

export function InviteDialog({
  invitation: { email, admin, isRepeated },
  onClose,
  onInvited,
}: InviteDialogProps) {
  const { t } = useTranslation('staff');
  const [chosen, setChosen] = useState(useCurrentLanguage());
  const { mutate, isPending, error } = useStaffAction('inviteStaff', onInvited);
  return (
    <TitledDialog
      title={t(admin ? 'members.invitation.titleAdmin' : 'members.invitation.title', { email })}
      onClose={onClose}
      isBusy={isPending}
      cancel={t('shell.cancel')}
      action={
        <Button
          variant="contained"
          disabled={isPending}
          onClick={() => mutate({ email, admin, language: chosen })}
        >
          {t(isPending ? 'members.invitation.sending' : 'members.invitation.send')}
        </Button>
      }
    >
      <DialogContentText sx={{ mb: 2 }}>
        {isRepeated
          ? t('members.invitation.again', { count: invitationDays })
          : t('members.invitation.introduction')}
      </DialogContentText>
      <SelectField
        name="language"
        label={t('members.invitation.language')}
        autoComplete="off"
        defaultValue={chosen}
        onChange={(value) => setChosen(language.parse(value))}
      >
        {language.options.map((option) => (
          <option key={option} value={option} lang={option}>
            {languageNames[option]}
          </option>
        ))}
      </SelectField>
      <StaffErrorAlert error={error} sx={{ mt: 2 }} />
    </TitledDialog>
  );
}
