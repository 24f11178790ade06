import type { RegistrationIssue } from '@dental-shop/domain/account/registration-issues';
import { useTranslation } from 'react-i18next';
import { PasswordField } from './password-field.tsx';
import { useIssueText } from './use-issue-text.ts';

interface NewPasswordFieldsProps {
  /** What the first of the two is called. */
  label: string;
  issues: Partial<Record<'password' | 'confirmPassword', RegistrationIssue>>;
}

/** A password that is being chosen, and once more against slips. */
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
