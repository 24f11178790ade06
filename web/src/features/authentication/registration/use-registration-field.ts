import { maxLengths } from '@dental-shop/domain/account/max-lengths';
import type { RegistrationIssue } from '@dental-shop/domain/account/registration-issues';
import { useTranslation } from 'react-i18next';
import { useIssueText } from '../../../shared/forms/use-issue-text.ts';

type Name = keyof typeof maxLengths;

export function useRegistrationField(issues: Partial<Record<Name, RegistrationIssue>>) {
  const { t } = useTranslation();
  const issueText = useIssueText();
  return (name: Name, autoComplete: string) => ({
    name,
    label: t(`authentication.fields.${name}`),
    autoComplete,
    maxLength: maxLengths[name],
    error: issueText(issues[name]),
  });
}
