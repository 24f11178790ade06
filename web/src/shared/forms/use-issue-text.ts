import type { RegistrationIssue } from '@dental-shop/domain/account/registration-issues';
import { useTranslation } from 'react-i18next';

export function useIssueText(): (issue: RegistrationIssue | undefined) => string | undefined {
  const { t } = useTranslation();
  return (issue) => issue && t(`authentication.validation.${issue}`);
}
