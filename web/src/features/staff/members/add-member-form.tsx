import { isEmail, maxEmailLength } from '@dental-shop/domain/account/email';
import { invitationDays } from '@dental-shop/domain/account/staff-invitation';
import type { StaffOutput } from '@dental-shop/domain/api/staff/calls';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../shared/forms/form-field.tsx';
import { SubmitButton } from '../../../shared/forms/submit-button.tsx';
import { useForm } from '../../../shared/forms/use-form.ts';
import { callStaff } from '../call-staff.ts';
import { staffErrorCode } from '../staff-error.ts';
import { StaffErrorAlert } from '../staff-error-alert.tsx';
import { GrantDialog } from './grant-dialog.tsx';
import { InviteDialog } from './invite-dialog.tsx';

type Name = 'email' | 'admin';

const names: readonly Name[] = ['email', 'admin'];

interface Found {
  email: string;
  admin: boolean;
  /** Undefined if the address has no account. */
  account: StaffOutput<'findAccount'> | undefined;
}

/**
 * Looks up the account first, because a stranger may have registered with a colleague's address.
 * Only addresses without an account are invited.
 */
export function AddMemberForm({ onAdded }: { onAdded: (message: string) => void }) {
  const { t } = useTranslation('staff');
  const [found, setFound] = useState<Found>();
  const form = useForm<Name, { email: string; admin: boolean }, 'invalid-input'>({
    names,
    read: ({ email, admin }) => ({ email: email.trim(), admin: admin !== '' }),
    validate: ({ email }) => (isEmail(email) ? {} : { email: 'invalid-input' }),
    send: async ({ email, admin }) => {
      try {
        setFound({ email, admin, account: await callStaff('findAccount', { email }) });
      } catch (error) {
        if (staffErrorCode(error) !== 'not-found') throw error;
        setFound({ email, admin, account: undefined });
      }
    },
  });
  const issue = form.issues.email;
  const finish = (message: string) => {
    setFound(undefined);
    form.elementProps.ref.current?.reset();
    onAdded(message);
  };
  return (
    <>
      <Stack component="form" spacing={1.5} sx={{ maxWidth: 480 }} {...form.elementProps}>
        <FormField
          name="email"
          type="email"
          label={t('members.email')}
          hint={t('members.emailHint')}
          autoComplete="off"
          maxLength={maxEmailLength}
          error={issue && t(`shell.errors.${issue}`)}
        />
        <FormControlLabel control={<Checkbox name="admin" />} label={t('members.admin')} />
        <StaffErrorAlert error={form.failure?.error} />
        <SubmitButton
          label={t('members.add')}
          busyLabel={t('members.lookingUp')}
          busy={form.busy}
        />
      </Stack>
      {found && (
        <AddDialog
          found={found}
          onClose={() => setFound(undefined)}
          onGranted={(email) => finish(t('members.granted', { email }))}
          onInvited={(email) =>
            finish(t('members.invitation.sent', { email, count: invitationDays }))
          }
        />
      )}
    </>
  );
}

interface AddDialogProps {
  found: Found;
  onClose: () => void;
  onGranted: (email: string) => void;
  onInvited: (email: string) => void;
}

function AddDialog({ found, onClose, onGranted, onInvited }: AddDialogProps) {
  const { email, admin, account } = found;
  if (account && !account.invited) {
    return (
      <GrantDialog
        account={account}
        admin={admin}
        onClose={onClose}
        onGranted={() => onGranted(account.email)}
      />
    );
  }
  return (
    <InviteDialog
      invitation={{ email, admin, isRepeated: account !== undefined }}
      onClose={onClose}
      onInvited={() => onInvited(email)}
    />
  );
}
