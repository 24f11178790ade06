import type { RegistrationIssue } from '@dental-shop/domain/account/registration-issues';
import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField, type FormFieldProps } from './form-field.tsx';
import { useIssueText } from './use-issue-text.ts';

interface PasswordFieldProps
  extends Pick<FormFieldProps, 'name' | 'label' | 'error' | 'hint' | 'autoFocus'> {
  autoComplete: 'current-password' | 'new-password';
}

export function PasswordField(props: PasswordFieldProps) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  const toggle = (
    <IconButton
      edge="end"
      onClick={() => setShown(!shown)}
      aria-label={t(
        shown ? 'authentication.fields.hidePassword' : 'authentication.fields.showPassword',
      )}
    >
      {shown ? <VisibilityOff /> : <Visibility />}
    </IconButton>
  );
  return <FormField {...props} type={shown ? 'text' : 'password'} endAdornment={toggle} />;
}

interface NewPasswordFieldsProps {
  label: string;
  issues: Partial<Record<'password' | 'confirmPassword', RegistrationIssue>>;
}

export function NewPasswordFields({ label, issues }: NewPasswordFieldsProps) {
  const { t } = useTranslation();
  const issueText = useIssueText();
  return (
    <>
      <PasswordField
        name="password"
        label={label}
        autoComplete="new-password"
        hint={t('authentication.fields.passwordRule')}
        error={issueText(issues.password)}
      />
      <PasswordField
        name="confirmPassword"
        label={t('authentication.fields.confirmPassword')}
        autoComplete="new-password"
        error={issueText(issues.confirmPassword)}
      />
    </>
  );
}
