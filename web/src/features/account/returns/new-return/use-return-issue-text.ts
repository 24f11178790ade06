import { maxReturnLines } from '@dental-shop/domain/api/staff/return-calls';
import { useTranslation } from 'react-i18next';
import type { ReturnIssue } from './read-return-form.ts';

export function useReturnIssueText(
  max = maxReturnLines,
): (issue: ReturnIssue | undefined) => string | undefined {
  const { t } = useTranslation('returns');
  return (issue) => issue && t(`form.issues.${issue}`, { max });
}
