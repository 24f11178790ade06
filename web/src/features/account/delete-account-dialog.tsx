import { deletionWords } from '@dental-shop/domain/api/account';
import {
  formerAccountYears,
  recordYears,
  yearsAfterDeviceLifetime,
} from '@dental-shop/domain/retention/retention';
import Alert from '@mui/material/Alert';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deleteAccount } from '../../shared/api/account-requests.ts';
import { ErrorSummary } from '../../shared/forms/error-summary.tsx';
import { FormField } from '../../shared/forms/form-field.tsx';
import { errorCode, messageKey } from '../../shared/forms/message-key.ts';
import { useForm } from '../../shared/forms/use-form.ts';
import { useReauthentication } from '../../shared/forms/use-reauthentication.tsx';
import { useCurrentLanguage } from '../../shared/i18n/use-current-language.ts';
import { useSignedInSession } from '../../shared/session/use-session.ts';
import { signOut } from '../../shared/sign-out/sign-out.ts';
import { Button } from '../../shared/ui/button.tsx';

const names = ['password', 'word'] as const;
type Fields = Record<(typeof names)[number], string>;

const messages = {
  'auth/wrong-password': 'account.data.errors.wrongPassword',
  'auth/invalid-credential': 'account.data.errors.wrongPassword',
  'auth/too-many-requests': 'account.data.errors.tooManyAttempts',
  'auth/network-request-failed': 'account.data.errors.network',
  network: 'account.data.errors.network',
  'too-many-requests': 'account.data.errors.tooManyAttempts',
  'recent-sign-in-required': 'account.data.errors.recentSignIn',
  'staff-account': 'account.data.errors.staff',
  'payment-unsettled': 'account.data.errors.unsettled',
  'dispute-open': 'account.data.errors.disputed',
} as const;

/** Requires the password, in case the computer was left unattended. */
export default function DeleteAccountDialog({ onCancel }: { onCancel: () => void }) {
  const { t } = useTranslation();
  const word = deletionWords[useCurrentLanguage()];
  const titleId = useId();
  const email = useSignedInSession()?.user.email ?? '';
  const [deletedEmail, setDeletedEmail] = useState<string>();
  const { reauthenticate, secondFactorForm } = useReauthentication();
  const form = useForm({
    names,
    read: (fields) => fields,
    validate: ({ password, word: typed }: Fields) => ({
      ...(password === '' && { password: 'missing' as const }),
      ...(typed.trim() !== word && { word: 'wrong' as const }),
    }),
    send: async ({ password, word: typed }) => {
      await reauthenticate(password);
      await deleteAccount(typed.trim());
      setDeletedEmail(email);
    },
  });
  if (deletedEmail !== undefined) return <Deleted titleId={titleId} email={deletedEmail} />;
  const { issues, failure, busy } = form;
  return (
    <Dialog open onClose={busy ? undefined : onCancel} role="alertdialog" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('account.data.question')}</DialogTitle>
      {secondFactorForm && <DialogContent>{secondFactorForm}</DialogContent>}
      <form {...form.elementProps} style={secondFactorForm ? { display: 'none' } : undefined}>
        <DialogContent>
          <ErrorSummary form={form} />
          <DialogContentText>{t('account.data.whatGoes')}</DialogContentText>
          <DialogContentText sx={{ my: 2 }}>
            {t('account.data.whatStays', { years: recordYears })}
          </DialogContentText>
          <DialogContentText sx={{ my: 2 }}>
            {t('account.data.whatIsTraced', { years: yearsAfterDeviceLifetime })}
          </DialogContentText>
          <DialogContentText sx={{ my: 2 }}>
            {t('account.data.whatIsRemembered', { years: formerAccountYears })}
          </DialogContentText>
          <Stack spacing={2}>
            <FormField
              name="password"
              type="password"
              label={t('account.data.password')}
              autoComplete="current-password"
              error={issues.password && t('account.data.passwordMissing')}
            />
            <FormField
              name="word"
              label={t('account.data.word', { word })}
              autoComplete="off"
              error={issues.word && t('account.data.wordWrong', { word })}
            />
            {failure && (
              <Alert severity="error" role="alert">
                {t(messageKey(errorCode(failure.error), messages, 'account.data.errors.failed'))}
              </Alert>
            )}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onCancel} disabled={busy} autoFocus>
            {t('account.data.cancel')}
          </Button>
          <Button type="submit" color="error" variant="contained" disabled={busy}>
            {t(busy ? 'account.data.deleting' : 'account.data.confirm')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function Deleted({ titleId, email }: { titleId: string; email: string }) {
  const { t } = useTranslation();
  return (
    <Dialog open onClose={() => void signOut()} aria-labelledby={titleId}>
      <DialogContent>
        <DialogContentText id={titleId} role="status">
          {t('account.data.deleted', { email })}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={() => void signOut()} autoFocus>
          {t('account.data.leave')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
